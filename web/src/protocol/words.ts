// Made by `npm run types` from the server. Do not edit.

/** By game and event: which fields name a seat or a thing. */
export const EVENT_WORDS: Record<string, Record<string, Record<string, string>>> = {
  "district-noir": {
    "card-played": {
      "card": "card",
      "seat": "seat"
    },
    "cards-taken": {
      "cards": "card",
      "seat": "seat"
    },
    "city-threatened": {
      "seat": "seat"
    },
    "city-won": {
      "seat": "seat"
    },
    "game-scored": {
      "totals": "of-seat"
    },
    "hand-dealt": {
      "cards": "card",
      "seat": "seat"
    },
    "line-laid": {
      "cards": "card"
    },
    "move-play-card": {
      "card": "card"
    },
    "move-take-cards": {},
    "round-began": {
      "beginner": "seat"
    }
  },
  "jelly-monster": {
    "action-chosen": {
      "seat": "seat"
    },
    "action-refused": {
      "reason": "refusal",
      "seat": "seat"
    },
    "centre-counted": {
      "ranking": "seat"
    },
    "city-laid": {
      "drone": "district"
    },
    "copy-void": {
      "district": "district"
    },
    "count-down-began": {},
    "dice-cancelled": {
      "district": "district",
      "seat": "seat"
    },
    "dice-rolled": {
      "seat": "seat"
    },
    "die-expelled": {
      "district": "district",
      "owner": "seat",
      "seat": "seat"
    },
    "die-placed": {
      "district": "district",
      "seat": "seat"
    },
    "district-blocked": {
      "district": "district",
      "seat": "seat"
    },
    "district-ranked": {
      "district": "district",
      "ranking": "seat"
    },
    "effect-lost": {
      "district": "district",
      "seat": "seat"
    },
    "game-scored": {
      "totals": "of-seat"
    },
    "jelly-given": {
      "receiver": "seat",
      "seat": "seat"
    },
    "jelly-taken": {
      "seat": "seat"
    },
    "move-block": {
      "district": "district"
    },
    "move-copy-clockwise": {},
    "move-copy-counter-clockwise": {},
    "move-discard-pod": {
      "pod": "pod"
    },
    "move-give-jelly": {
      "receivers": "seat"
    },
    "move-let-time-pass": {},
    "move-pass": {},
    "move-place": {
      "district": "district"
    },
    "move-place-and-expel": {
      "district": "district",
      "owner": "seat"
    },
    "move-place-and-pull": {
      "district": "district"
    },
    "move-place-and-push": {
      "district": "district"
    },
    "move-say-ready": {},
    "move-turn-timer": {},
    "move-wait": {},
    "no-agreement-paid": {
      "district": "district",
      "icons": "icon"
    },
    "nobody-left": {
      "district": "district"
    },
    "passed": {
      "seat": "seat"
    },
    "player-ready": {
      "seat": "seat"
    },
    "pod-discarded": {
      "pod": "pod",
      "seat": "seat"
    },
    "pod-drawn": {
      "pod": "pod",
      "seat": "seat"
    },
    "pods-opened": {
      "pods": "pod",
      "seat": "seat"
    },
    "reward-copied": {
      "copied": "district",
      "district": "district",
      "icons": "icon"
    },
    "reward-reached": {
      "controllers": "seat",
      "district": "district",
      "icons": "icon"
    },
    "round-announced": {},
    "round-began": {},
    "round-ended": {
      "ending": "round-ending"
    },
    "side-answered": {
      "seat": "seat"
    },
    "sides-agreed": {
      "district": "district",
      "side": "side"
    },
    "sides-differ": {
      "district": "district"
    },
    "split-answered": {
      "seat": "seat"
    },
    "target-pulled": {
      "district": "district",
      "seat": "seat"
    },
    "target-pushed": {
      "district": "district",
      "seat": "seat"
    },
    "timer-turned": {
      "seat": "seat"
    },
    "too-few-pods": {
      "seats": "seat"
    }
  },
  "noxford": {
    "card-covered": {
      "below": "card",
      "card": "card",
      "owner": "seat",
      "seat": "seat"
    },
    "card-drawn": {
      "card": "card",
      "seat": "seat"
    },
    "card-laid": {
      "card": "card",
      "owner": "seat",
      "seat": "seat"
    },
    "card-laid-onto": {
      "below": "card",
      "card": "card",
      "owner": "seat",
      "seat": "seat",
      "whose": "seat"
    },
    "card-lifted": {
      "card": "card",
      "owner": "seat",
      "seat": "seat"
    },
    "card-placed": {
      "card": "card",
      "seat": "seat"
    },
    "city-began": {
      "card": "card"
    },
    "district-lost": {
      "seat": "seat"
    },
    "district-taken": {
      "seat": "seat"
    },
    "everybody-passed": {},
    "game-began": {
      "seat": "seat"
    },
    "game-scored": {
      "totals": "of-seat"
    },
    "gear-left": {
      "seat": "seat"
    },
    "gear-turns": {
      "seat": "seat"
    },
    "hand-dealt": {
      "cards": "card",
      "seat": "seat"
    },
    "last-card": {
      "seat": "seat"
    },
    "move-cover-card": {
      "card": "card"
    },
    "move-lay-card": {},
    "move-lay-onto": {},
    "move-lift-card": {},
    "move-pass": {},
    "move-place-card": {
      "card": "card"
    },
    "move-stay": {},
    "neutral-laid": {
      "card": "card",
      "seat": "seat"
    },
    "neutral-lifted": {
      "card": "card",
      "seat": "seat"
    },
    "neutral-opened": {
      "card": "card"
    },
    "neutral-placed": {
      "card": "card",
      "seat": "seat"
    },
    "passed": {
      "seat": "seat"
    },
    "syndicate-played": {
      "seat": "seat"
    }
  },
  "panik": {
    "beginner-drawn": {
      "seat": "seat"
    },
    "choice-made": {
      "seat": "seat"
    },
    "game-scored": {
      "totals": "of-seat"
    },
    "hunter-called": {
      "hunter": "hunter",
      "seat": "seat",
      "team": "seat"
    },
    "hunter-placed": {
      "hunter": "hunter",
      "owner": "seat",
      "seat": "seat"
    },
    "hunter-relocated": {
      "hunter": "hunter",
      "owner": "seat",
      "seat": "seat"
    },
    "hunter-sent-back": {
      "hunter": "hunter",
      "seat": "seat",
      "team": "seat"
    },
    "mansion-detected": {
      "face": "face",
      "owner": "seat",
      "seat": "seat"
    },
    "mansion-frozen": {
      "owner": "seat"
    },
    "mansion-opened": {
      "face": "face",
      "owner": "seat"
    },
    "mansion-scored": {
      "face": "face",
      "owner": "seat",
      "points": "of-seat"
    },
    "mansions-dealt": {
      "faces": "face",
      "seat": "seat"
    },
    "move-call-hunter": {
      "hunter": "hunter",
      "team": "seat"
    },
    "move-keep-all": {},
    "move-name-mansion": {},
    "move-open-mansion": {},
    "move-place-hunter": {
      "hunter": "hunter"
    },
    "move-place-pair": {},
    "move-relocate": {},
    "move-send-back": {
      "hunter": "hunter",
      "team": "seat"
    },
    "move-stay-alone": {},
    "nobody-called": {
      "seat": "seat"
    },
    "nobody-sent-back": {
      "seat": "seat"
    },
    "opening-chosen": {
      "seat": "seat"
    },
    "pair-chosen": {
      "seat": "seat"
    }
  }
};
