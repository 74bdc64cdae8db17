"""Whether something on a page still goes somewhere: what wobbles for ever does not count."""

from __future__ import annotations

# An expression of the page's own language.
IS_MOVING = """document.getAnimations().some((one) =>
  one.playState === 'running' && one.effect.getComputedTiming().iterations !== Infinity)"""
