"""District Noir, by Nao Shimamura and Nobutake Dogen."""

from __future__ import annotations

from tablee.engine.edition import Complain
from tablee.engine.game import Edges, Game
from tablee.engine.rules import code_names, refusal_names
from tablee.games.district_noir import events, json_format, notation, view
from tablee.games.district_noir.refusals import Refusal
from tablee.games.district_noir.rules import RULES
from tablee.games.district_noir.state import CARDS, FACES, RECORD, Cards, Ending, State


class DistrictNoir(Game):
    """Two players, four rounds, one line of cards."""

    name = "district-noir"
    seats = (2,)
    rules_version = "1"
    record = RECORD
    rules = RULES
    edges = Edges(
        write_move=notation.write_move,
        read_move=notation.read_move,
        spell=notation.spell,
        see=view.see,
        tell_start=events.tell_start,
        tell=events.tell,
        to_plain=json_format.to_plain,
        from_plain=json_format.from_plain,
    )
    refusals = refusal_names(Refusal)
    endings = code_names(Ending)
    scoreless_endings = frozenset({"city"})
    most_moves = len(FACES) + 1
    edition_type = Cards

    def check_edition(self, edition: Cards, complain: Complain) -> None:
        """All thirteen faces, 45 cards."""
        for face in edition.cards:
            if face not in FACES:
                complain(f"cards.{face}", f"no such face; faces are {', '.join(FACES)}")
        for face in FACES:
            if face not in edition.cards:
                complain(f"cards.{face}", "missing")
            if not 0 <= edition.cards[face].copies <= CARDS or not -100 <= edition.cards[face].worth <= 100:
                complain(f"cards.{face}", "copies must be 0 to 45, worth −100 to 100")
        count = sum(card.copies for card in edition.cards.values())
        if count != CARDS:
            complain("cards", f"{count} cards; the deal needs exactly {CARDS}")
        if not 0 <= edition.set_bonus <= 100:
            complain("set_bonus", "must be 0 to 100")

    def lay_edition(self, position: State) -> None:
        """Copies and worth by face."""
        for code, face in enumerate(FACES):
            position.copies[code] = self.edition.cards[face].copies
            position.worth[code] = self.edition.cards[face].worth
        position.set_bonus = self.edition.set_bonus


GAME = DistrictNoir()
