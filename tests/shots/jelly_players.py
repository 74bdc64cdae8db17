"""People at Attack of the Jelly Monster who work together, so that rare moments come soon and surely."""

from __future__ import annotations

import time

from tests.server.serving import Served
from tests.shots.people import Chooser, Guest, Laid, Seen, lay_table

GAME = "jelly-monster"
NAMES = ("Ana", "Benoît", "Chloé", "Dimitri", "Éloïse")
SETTLING = 0.1  # seconds between two tries while dice roll
REWARDS = {"copy": "copy-either", "discard": "discard", "give": "give"}  # by the question that they ask


class Friends:
    """Everybody at the table is one of ours: nothing happens unless we let it."""

    def __init__(self, served: Served, seats: int) -> None:
        self.people = [Guest(served, name) for name in NAMES[:seats]]

    @property
    def ana(self) -> Guest:
        return self.people[0]

    def race(self, *, block: bool) -> Laid:
        """A live round in which Ana has placed all her dice and nobody will turn the timer."""
        laid = lay_table(self.people, GAME, len(self.people), options={"form": "live", "pace": "lively"})
        for person in self.people:
            person.do(laid.table, "play", move="ready")
        while [person for person in self.people if self._place(laid, person)]:
            time.sleep(SETTLING)
        if block:
            self.ana.do(laid.table, "play", move=f"block {self._crowded(laid)}")
        return laid

    def _place(self, laid: Laid, person: Guest) -> bool:
        """One more die, if they lie still: the table moves on only when somebody tries. Ana keeps none."""
        view = person.look(laid.table)["view"]
        me, names = view["players"][view["seat"]], [district["name"] for district in view["districts"]]
        if me["dice_left"] == (0 if person is self.ana else 3):
            return False
        if me["roll"]:
            place = names[(view["seat"] + 2 * me["dice_left"]) % len(names)]
            person.try_to(laid.table, "play", move=f"{me['roll'][-1]}@{place}")
        return True

    def _crowded(self, laid: Laid) -> str:
        districts = self.ana.look(laid.table)["view"]["districts"]
        return str(max(districts, key=lambda one: sum(map(len, one["dice"])))["name"])

    def asked(self, question: str, tries: int = 60) -> Laid:
        """A scoring that asks Ana this: her friends leave her the districts that do."""
        for _ in range(tries):
            laid = lay_table(self.people, GAME, len(self.people), options={"form": "beats"})
            if _paying(self.ana.look(laid.table), REWARDS[question]) and laid.play_until(
                lambda seen: _is_asked(seen, question), self._steered(laid, question)
            ):
                return laid
            laid.leave()
        raise LookupError(f"nobody was ever asked to {question}")

    def _steered(self, laid: Laid, question: str) -> Chooser:
        mine = self.ana.look(laid.table)["view"]["seat"]

        def choose(seen: Seen) -> str:
            view = seen["view"]
            # Whoever is to discard must own two pods first.
            is_poor = question == "discard" and view["players"][mine]["pod_count"] < 2
            wanted = _paying(seen, "pod" if is_poor else REWARDS[question])
            is_mine = view["seat"] == mine
            return str(min(seen["moves"], key=lambda move: _dislike(view, move, wanted, is_mine=is_mine)))

        return choose


def _paying(seen: Seen, kind: str) -> dict[str, int]:
    """The districts that pay this somewhere, with the zone that does."""
    return {
        district["name"]: number
        for district in seen["view"]["districts"]
        for number, zone in enumerate(district["zones"], 1)
        if any(icon["kind"] == kind for icon in zone)
    }


def _dislike(view: Seen, move: str, wanted: dict[str, int], *, is_mine: bool) -> int:
    """Targets are pushed to the wanted zones; Ana's high dice follow, the others' keep away."""
    die, _, place = move.partition("@")
    if not place:
        return 50
    name, _, effect = place.partition(" ")
    if name not in wanted:
        return 60 if is_mine else 30 + len(effect)
    district = next(one for one in view["districts"] if one["name"] == name)
    if effect == "+" and district["target"] < wanted[name]:
        return 0
    if effect or not is_mine or int(die) in district["dice"][view["seat"]]:
        return 70
    return 20 - int(die) + int(district["sums"][view["seat"]])


def _is_asked(seen: Seen, question: str) -> bool:
    view = seen["view"]
    return bool(seen.get("moves")) and view["asks"][view["seat"]] == question
