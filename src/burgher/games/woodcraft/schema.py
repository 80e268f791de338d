"""The form of the data files. What does not fit is refused with the file and the entry that are at fault.

An owner of the game may replace single entries with a file of their own, so everything that the rules rely on is
checked here: the vocabulary, ranges, and in `check` the sizes of things and the worked examples of the rulebook.
"""

from typing import Annotated, Any, Literal, TypeVar

import msgspec

from burgher.core.data import LATEST, read
from burgher.core.errors import BurgherError

GAME = "woodcraft"

Color = Literal["green", "yellow", "brown"]
Pips = Annotated[int, msgspec.Meta(ge=1, le=6)]
Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Step = Annotated[int, msgspec.Meta(ge=1, le=20)]
Token = Literal["blueberries", "lantern", "sawblade", "glue", "scrap", "reuse"]
Tile = Literal[
    "buy_lumber",
    "exchange_dice",
    "buy_materials",
    "choose_orders",
    "choose_helper",
    "produce_plant",
    "improve_workshop",
]
Event = Literal[
    "buy_lumber_die",
    "buy_exchange_die",
    "sell_die",
    "buy_material",
    "take_order",
    "hire_helper",
    "plant_tree",
    "harvest_tree",
    "improve_workshop",
    "saw",
    "splice",
    "glue",
    "complete_order",
    "spend_lantern",
    "marketing_step",
]
Count = Literal[
    "helpers",
    "workshop_upgrades",
    "tools_placed",
    "blueberry_income",
    "completed_orders",
    "marketing_steps",
    "lanterns",
    "brown_dice",
]
Provenance = Literal["confirmed", "one_source", "reconstructed", "owner"]


class Doc(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of a data file knows where it comes from."""


class Marked(Doc, kw_only=True):
    provenance: Provenance
    reconstructed: bool = False
    uncertain: list[str] = []
    sources: list[str] = []
    note: str = ""
    adjusted: str = ""  # what a reconstruction was before it was corrected, see docs/woodcraft-balance.md


class DieDoc(Doc):
    color: Color
    value: Pips


class GainDoc(Doc):
    """What is gained; all of it, in this order. [WC-013, WC-014, WC-023 to WC-036]"""

    blueberries: Small = 0
    points: Annotated[int, msgspec.Meta(ge=-5, le=20)] = 0
    lantern: Small = 0
    sawblade: Small = 0
    glue: Small = 0
    scrap: Small = 0
    reuse: Small = 0
    dice: Annotated[list[DieDoc], msgspec.Meta(max_length=6)] = []
    tree: DieDoc | None = None
    blueberry_income: Small = 0
    hazelnut_income: Small = 0
    reputation: Small = 0
    tool: Annotated[list[Literal["any", "hammer", "wrench", "saw", "plane", "chisel"]], msgspec.Meta(max_length=4)] = []
    produce: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    choose: tuple["GainDoc", "GainDoc"] | None = None
    claim_commission: bool = False


# ---------------------------------------------------------------- cards


class WantedDie(Doc):
    color: Color | Literal["any"] | list[Color]
    value: Pips | Literal["any"]


class OrderDoc(Marked, kw_only=True):
    name: str
    start_row: Literal["rep3", "rep2", "rep1"]
    dice: Annotated[list[WantedDie], msgspec.Meta(min_length=1, max_length=4)]
    tokens: dict[Literal["glue", "scrap", "sawblade"], Annotated[int, msgspec.Meta(ge=1, le=2)]] = {}
    reward: GainDoc


class WhereDoc(Doc):
    value: Pips


class GainPerDoc(Doc):
    count: Count
    each: GainDoc
    max: Step


class DoDoc(Doc):
    action: Tile
    discount: Small = 0


class AdjustDoc(Doc):
    by: Annotated[list[Literal[-1, 1]], msgspec.Meta(min_length=1, max_length=2)]


class RecolorDoc(Doc):
    to: Annotated[list[Color], msgspec.Meta(min_length=1)]
    from_: Annotated[list[Color], msgspec.Meta(min_length=1)] = msgspec.field(name="from")


class GrowDoc(Doc):
    pips: Annotated[int, msgspec.Meta(ge=1, le=5)]


class SawDoc(Doc):
    cuts: Annotated[int, msgspec.Meta(ge=1, le=5)]
    tile: Literal[False] = False


class GlueDoc(Doc):
    tile: Literal[False] = False


class SellDoc(Doc):
    multiplier: Small
    bonus: Small = 0
    color_adder: bool = False


class EffectDoc(Doc):
    gain: GainDoc | None = None
    pay: dict[Token, Step] = {}
    discount: Small = 0
    event: Event | None = None
    where: WhereDoc | None = None
    gain_per: GainPerDoc | None = None
    do: DoDoc | None = None
    adjust: AdjustDoc | None = None
    recolor: RecolorDoc | None = None
    grow: GrowDoc | None = None
    saw: SawDoc | None = None
    glue: GlueDoc | None = None
    sell: SellDoc | None = None


class HelperDoc(Marked, kw_only=True):
    name: str
    cost: Annotated[int, msgspec.Meta(ge=0, le=12)]
    production: GainDoc
    ability: Literal["immediate", "per_turn", "permanent"]
    effect: EffectDoc


class CommissionDoc(Marked, kw_only=True):
    name: str
    count: Count
    each: Step
    per: Step = 1
    above: Small = 0
    max: Step


class SoloDoc(Marked, kw_only=True):
    move: Annotated[list[Tile | Literal["rearmost"]], msgspec.Meta(min_length=1, max_length=2)]
    orders: list[Annotated[int, msgspec.Meta(ge=1, le=4)]] = []
    helpers: list[Annotated[int, msgspec.Meta(ge=1, le=4)]] = []
    dice: list[Color] = []
    rival: Small = 0


# ---------------------------------------------------------------- boards

ByPlayers = dict[Literal["1", "2", "3", "4"], Small]
Three = Annotated[list[Small], msgspec.Meta(min_length=3, max_length=3)]
ThreeGains = Annotated[list[GainDoc], msgspec.Meta(min_length=3, max_length=3)]
SevenGains = Annotated[list[GainDoc], msgspec.Meta(min_length=7, max_length=7)]


class DrawDoc(Doc):
    helpers: Literal[3]
    orders: Literal[5]
    hazelnut: Literal[2]


class SetupDoc(Marked, kw_only=True):
    blueberries: Annotated[int, msgspec.Meta(ge=0, le=99)]
    lanterns: ByPlayers
    dice: Annotated[list[DieDoc], msgspec.Meta(max_length=6)]
    commissions: ByPlayers
    draw: DrawDoc
    keep_orders: Literal[2]


class WheelDoc(Marked, kw_only=True):
    tiles: Annotated[list[Tile], msgspec.Meta(min_length=7, max_length=7)]
    replacement_blueberries: Small
    replacement_lanterns: Step
    bonus_action_lanterns: Step


class SawBonusDoc(Marked, kw_only=True):
    age_0: GainDoc
    age_1: GainDoc
    age_2: GainDoc
    age_3: GainDoc


class RimDoc(Marked, kw_only=True):
    Q1: SevenGains
    Q2: SevenGains
    Q3: SevenGains
    Q4: SevenGains


class MaterialDoc(Doc):
    kind: Literal["sawblade", "glue", "scrap"]
    count: Step
    price: Small


class ShopDoc(Marked, kw_only=True):
    color_adder: dict[Color, Small]
    sale_multiplier: Step
    second_order: Small
    materials: Annotated[list[MaterialDoc], msgspec.Meta(min_length=5, max_length=5)]


class RoomsDoc(Marked, kw_only=True):
    rows: Literal[2]
    columns: Literal[3]
    gains: Annotated[list[GainDoc], msgspec.Meta(min_length=6, max_length=6)]


class PotsDoc(Marked, kw_only=True):
    cost: Three
    gains: ThreeGains
    growth: Step


class SawingDoc(Marked, kw_only=True):
    cost: Three
    gains: ThreeGains
    discount_on_sixes: Small


class SplicingDoc(Marked, kw_only=True):
    cost: Three
    adds: Annotated[list[list[Annotated[int, msgspec.Meta(ge=1, le=4)]]], msgspec.Meta(min_length=3, max_length=3)]
    gains: ThreeGains


class GluingDoc(Marked, kw_only=True):
    cost: Small
    gain: GainDoc
    two_colors_points: Small


class RowsDoc(Marked, kw_only=True):
    names: list[str]
    gains: Annotated[list[GainDoc], msgspec.Meta(min_length=5, max_length=5)]
    fallen_reputation: Small


class MarketingDoc(Marked, kw_only=True):
    cost: Annotated[list[Step], msgspec.Meta(min_length=7, max_length=7)]
    points: Annotated[list[Small], msgspec.Meta(min_length=7, max_length=7)]


class LinkDoc(Doc):
    between: tuple[str, str]
    gain: GainDoc


class AtticDoc(Marked, kw_only=True):
    spaces: Annotated[list[str], msgspec.Meta(min_length=11, max_length=11)]
    needs: dict[str, list[str]]
    links: list[LinkDoc]


class ToolsDoc(Marked, kw_only=True):
    kinds: Annotated[list[str], msgspec.Meta(min_length=5, max_length=5)]
    each: Literal[11]


class IncomeDoc(Marked, kw_only=True):
    tool_line: Step
    points_line: Step
    line_points: Small
    track: Step


class ReputationDoc(Marked, kw_only=True):
    values: Annotated[list[Small], msgspec.Meta(min_length=15, max_length=15)]
    overflow_points: Small
    tile_spaces: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=14)]], msgspec.Meta(min_length=2, max_length=2)]


class RewardsDoc(Doc):
    two_four: ThreeGains
    three: Annotated[list[GainDoc], msgspec.Meta(min_length=2, max_length=2)]


class ReputationTilesDoc(Marked, kw_only=True):
    V1: RewardsDoc
    V2: RewardsDoc
    V3: RewardsDoc


class RoundsDoc(Marked, kw_only=True):
    income_after: dict[Literal["1", "2", "3", "4"], Annotated[list[Step], msgspec.Meta(min_length=4, max_length=4)]]


class EndDoc(Marked, kw_only=True):
    leftovers_per_point: Step
    unfinished_reputation: Small


class SoloRulesDoc(Marked, kw_only=True):
    removal_rounds: list[Step]
    good: int
    great: int


class BoardDoc(Doc):
    setup: SetupDoc
    wheel: WheelDoc
    saw: SawBonusDoc
    rim: RimDoc
    shop: ShopDoc
    rooms: RoomsDoc
    pots: PotsDoc
    sawing: SawingDoc
    splicing: SplicingDoc
    gluing: GluingDoc
    rows: RowsDoc
    marketing: MarketingDoc
    attic: AtticDoc
    tools: ToolsDoc
    income: IncomeDoc
    reputation: ReputationDoc
    reputation_tiles: ReputationTilesDoc
    rounds: RoundsDoc
    end: EndDoc
    solo: SoloRulesDoc


D = TypeVar("D", bound=Doc)


def fail(file: str, entry: str, fault: str) -> BurgherError:
    return BurgherError(f"The data file {GAME}/{file}.toml is not right in the entry {entry}: {fault}.")


def read_entry(file: str, entry: str, given: Any, kind: type[D]) -> D:
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as fault:
        raise fail(file, entry, str(fault)) from None


def cards(file: str, kind: type[D], codes: list[str], rules: int = LATEST) -> dict[str, D]:
    """The cards of a file by these rules, each once and in their order."""
    given = read(GAME, file, dict[str, Any], rules)
    for entry in given:
        need(entry in codes, file, entry, "there is no such card")
    return {code: read_entry(file, code, given.get(code), kind) for code in codes}


def board(rules: int = LATEST) -> BoardDoc:
    """The boards by these rules."""
    given = read(GAME, "board", dict[str, Any], rules)
    tables = msgspec.structs.fields(BoardDoc)
    for entry in given:
        need(entry in [table.name for table in tables], "board", entry, "there is no such table")
    return BoardDoc(
        **{table.name: read_entry("board", table.name, given.get(table.name), table.type) for table in tables}
    )


# ---------------------------------------------------------------- what the forms cannot say


def need(right: bool, file: str, entry: str, fault: str) -> None:
    if not right:
        raise fail(file, entry, fault)


def check_orders(orders: dict[str, OrderDoc]) -> None:
    most = {"S": 14, "F": 16, "N": 12}  # pips that a card may ask for
    choice = (GainDoc(claim_commission=True), GainDoc(points=5, blueberries=5))
    for code, card in orders.items():
        pips = sum(die.value for die in card.dice if isinstance(die.value, int))
        need(pips <= most[code[0]], "orders", code, f"its dice show {pips} pips, at most {most[code[0]]} are possible")
        for die in card.dice:
            mixed = isinstance(die.color, list)
            need(not mixed or len(set(die.color)) == 2, "orders", code, "a choice of colours names two of them")
        if code[0] == "N":
            need(card.reward.choose == choice, "orders", code, "a hazelnut order lets choose a commission or 5 and 5")
        else:
            need(not card.reward.claim_commission, "orders", code, "only hazelnut orders lead to commissions")
    names = [card.name for card in orders.values()]
    need(len(names) == len(set(names)), "orders", "name", "two cards have the same name")


TRANSFORMATIONS = ("adjust", "recolor", "grow", "saw", "glue", "sell")


def check_helpers(helpers: dict[str, HelperDoc]) -> None:
    for code, card in helpers.items():
        e = card.effect
        kinds = [name for name in (*TRANSFORMATIONS, "gain_per", "do", "event") if getattr(e, name) is not None]
        need(card.production != GainDoc(), "helpers", code, "its production is empty")
        if card.ability == "permanent":
            need(kinds == ["event"], "helpers", code, "a permanent ability has an event and nothing that is done")
            need((e.gain is not None) != (e.discount > 0), "helpers", code, "it gives either a gain or a discount")
            need(not e.pay, "helpers", code, "a permanent ability has no cost")
        elif card.ability == "immediate":
            need(kinds in ([], ["gain_per"], ["do"]), "helpers", code, "an immediate ability gains or does an action")
            need((e.gain is not None) == (not kinds), "helpers", code, "it has exactly one effect")
            need(not e.pay and not e.discount, "helpers", code, "an immediate ability has no cost")
        else:
            need(len(kinds) <= 1, "helpers", code, "an ability changes wood in one way at most")
            need(not kinds or kinds[0] in TRANSFORMATIONS, "helpers", code, "this effect is not for every turn")
            need(bool(kinds) or e.gain is not None, "helpers", code, "it has no effect")
            need(not e.discount, "helpers", code, "a discount belongs to a permanent ability")
            if e.glue is not None:
                need(e.pay.get("glue") == 1, "helpers", code, "gluing costs 1 glue")
        need(e.where is None or e.event == "harvest_tree", "helpers", code, "only a harvest has a value to ask for")
    for deck in "AB":
        abilities = {card.ability for code, card in helpers.items() if code[0] == deck}
        need(len(abilities) == 3, "helpers", deck, "a deck has all three types of abilities")
    names = [card.name for card in helpers.values()]
    need(len(names) == len(set(names)), "helpers", "name", "two cards have the same name")


def check_solo(cards_: dict[str, SoloDoc]) -> None:
    for code, card in cards_.items():
        need((len(card.move) == 2) == (card.rival == 0), "solo", code, "a card moves two tiles, or one and the rival")
        for colour in ("green", "yellow", "brown"):
            need(card.dice.count(colour) <= 2, "solo", code, f"there are only two {colour} dice")


def check_board(b: BoardDoc) -> None:
    need(len(set(b.wheel.tiles)) == 7, "board", "wheel", "each of the seven tiles exists once")
    filled = [space for space in (7, 6, 5, 4) if b.rim.Q2[space - 1] != GainDoc()]
    need(len(filled) == 2, "board", "rim", "in the rulebook's example two of the spaces 7 to 4 of Q2 have a bonus")
    need(
        GainDoc(blueberries=1) in [b.rim.Q2[space - 1] for space in filled],
        "board",
        "rim",
        "in the rulebook's example one of these bonuses is 1 blueberry",
    )
    need(GainDoc(scrap=1, glue=1) in b.rim.Q2, "board", "rim", "in the rulebook's example a bonus is scrap and glue")
    prices = {(m.kind, m.count): m.price for m in b.shop.materials}
    together = prices.get(("glue", 2), 99) + prices.get(("scrap", 3), 99)
    need(together == 4, "board", "shop", "in the rulebook's example 2 glue and 3 scrap cost 4")
    adders = b.shop.color_adder
    need(len(adders) == 3, "board", "shop", "color_adder names the three colours")
    need(3 + adders["brown"] == 5, "board", "shop", "in the rulebook's example a brown 3 costs 5")
    sale = b.shop.sale_multiplier * 3 + adders["brown"]
    need(sale == 8, "board", "shop", "in the rulebook's example a brown 3 is sold for 8")
    last = (b.marketing.cost[-1], b.marketing.points[-1])
    need(last == (12, 11), "board", "marketing", "the rulebook's last space is 12 blueberries for 11 points")
    need(b.marketing.cost == sorted(set(b.marketing.cost)), "board", "marketing", "the costs rise")
    values = b.reputation.values
    need(values == sorted(values) and values[-2:] == [5, 6], "board", "reputation", "the last step goes from 5 to 6")
    need(len(set(b.reputation.tile_spaces)) == 2, "board", "reputation", "two different spaces hold tiles")
    need(b.rows.names == ["rep3", "rep2", "rep1", "berry", "minus"], "board", "rows", "the five rows are fixed")
    for link in b.attic.links:
        need(set(link.between) <= set(b.attic.spaces), "board", "attic", f"there is no link {link.between}")
    for space, others in b.attic.needs.items():
        known = {space, *others} <= set(b.attic.spaces)
        need(known, "board", "attic", f"{space} needs a space that does not exist")
    need(b.tools.kinds == ["hammer", "wrench", "saw", "plane", "chisel"], "board", "tools", "the five kinds are fixed")
    for players, rounds in b.rounds.income_after.items():
        need(rounds == sorted(set(rounds)), "board", "rounds", f"the income phases of {players} players are in order")
    need(len(b.rounds.income_after) == 4, "board", "rounds", "each number of players has its income phases")
    need(b.income.tool_line < b.income.points_line <= b.income.track, "board", "income", "the lines are in order")
    need(len(b.setup.lanterns) == 4, "board", "setup", "each number of players has its lanterns")
    shown = list(b.setup.commissions.values())
    need(len(shown) == 4 and max(shown) <= 8, "board", "setup", "each number of players has its commissions, at most 8")
