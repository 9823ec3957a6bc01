package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Said;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Numbers;
import dev.rulewright.missioncombat.rules.table.Possible;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// The fields of a position, see [MissionNotation].
final class PositionFields {

  /// The value of a deck that holds every card that is nowhere else.
  static final String REST = "rest";

  private static final int USUAL_TURN = 3;

  private static final Form<Integer> NUMBER = Form.number(0, Integer.MAX_VALUE, "a number");

  private static final Comparator<Card> IN_ORDER =
      Comparator.comparing(Card::faction).thenComparingInt(Card::index);

  /// Side by side, because units of both sides may share a place in the order.
  private static final Comparator<Unit> BY_SIDE =
      Comparator.comparing(Unit::faction).thenComparing(Comparator.naturalOrder());

  /// The piles of each player, in the order in which they are written.
  enum PileKind {
    HAND(Side::hand),
    DISCARD(Side::discard),
    DECK(Side::deck);

    private final Function<Side, Pile<Card>> of;

    PileKind(Function<Side, Pile<Card>> of) {
      this.of = of;
    }
  }

  private final Names names;
  private final Possible possible;

  final Entry<Position, Faction> toMove =
      Entry.of(MissionNotation.TO_MOVE, Names.FACTION, Position::mover, Faction.MARINES).always();

  final Entry<Position, Stage> stage;
  final Entry<Position, Integer> turn;
  final Entry<Position, Integer> ap;
  final Entry<Position, List<GuestText>> guest;
  final Entry<Position, List<GuestText>> staying;
  final Entry<Position, List<Area>> portalsUsed;
  final Entry<Position, List<Way>> freeMovesUsed;
  final Entry<Position, List<Card>> faceDown;
  final Entry<Position, List<Card>> onTop;

  PositionFields(Names names, Possible possible) {
    this.names = names;
    this.possible = possible;
    stage = stage();
    turn = turn();
    ap = ap();
    guest =
        guests(
            "guest",
            word -> List.of(GuestText.read(word, names)),
            position -> Stream.ofNullable(position.guest()));
    staying =
        guests(
            "memory.staying",
            word -> GuestText.list(word, names),
            position -> position.memory().staying().stream());
    portalsUsed =
        Entry.of(
            "memory.portals-used",
            Form.list(
                "areas", word -> sorted(names.areas(word), Comparator.comparingInt(Area::index))),
            position -> names.material.board().areasOf(position.memory().portalsUsed()),
            List.of());
    freeMovesUsed = freeMovesUsed();
    faceDown = cards("memory.face-down", Memory::faceDown);
    onTop = cards("memory.on-top", Memory::onTop);
  }

  /// Every field, in the order in which they are written.
  List<Entry<Position, ?>> all() {
    var all = new ArrayList<Entry<Position, ?>>(List.of(stage, turn, toMove, ap));
    areas().map(this::units).forEach(all::add);
    all.addAll(List.of(guest, staying, portalsUsed, freeMovesUsed, faceDown, onTop));
    areas().map(this::controlled).forEach(all::add);
    if (possible.control().isRemembered()) {
      areas().map(this::remembered).forEach(all::add);
    }
    for (PileKind kind : PileKind.values()) {
      for (Faction faction : Faction.values()) {
        Entry<Position, Pile<Card>> pile = pile(faction, kind);
        all.add(pile);
        all.add(
            Entry.derived(
                pile.key() + "-size", NUMBER, position -> pile.of().apply(position).size()));
      }
    }
    for (Faction faction : Faction.values()) {
      all.add(
          Entry.derived(
              faction + "-units", NUMBER, position -> position.side(faction).unitCount()));
    }
    return all;
  }

  Names names() {
    return names;
  }

  private Stream<Area> areas() {
    return names.material.board().areas().stream();
  }

  // ---- The turn ----

  private Entry<Position, Stage> stage() {
    return Entry.of(
            "stage",
            Stages.of(names, Faction.MARINES).form(Stages::write),
            Position::stage,
            Stage.ACTING)
        .read((said, word) -> Stages.of(names, said.of(toMove)).read(word));
  }

  private Entry<Position, Integer> turn() {
    return Entry.of(
            "turn",
            Form.number(0, Numbers.MOST_TURNS, "the number of the turn"),
            Position::turn,
            USUAL_TURN)
        .usually(said -> said.of(stage) instanceof Stage.SetUp ? 0 : USUAL_TURN)
        .always();
  }

  private Entry<Position, Integer> ap() {
    return Entry.of(
            "ap", Form.number(0, Integer.MAX_VALUE, "the action points left"), Position::ap, 0)
        .usually(said ->
            said.of(stage) instanceof Stage.SetUp ? 0 : possible.actionPoints().of(said.of(turn)))
        .always();
  }

  // ---- The board ----

  /// The units in an area, the Marines first.
  Entry<Position, List<Unit>> units(Area area) {
    Form<List<Unit>> form =
        Form.list(
            "units",
            units -> Copies.text(units, unit -> unit.card() + unit.wear()),
            list -> units(list, area).stream().map(Read::value).sorted(BY_SIDE).toList());
    return Entry.of(area.id(), form, position -> units(position, area), List.of());
  }

  private static List<Unit> units(Position position, Area area) {
    return Stream.of(Faction.values())
        .flatMap(faction -> position.side(faction).units().stream())
        .filter(unit -> unit.area().equals(area))
        .toList();
  }

  /// Reads the units of one area.
  List<Read<Unit>> units(Word list, Area area) {
    return Names.list(list, word -> unit(word, area));
  }

  private Unit unit(Word word, Area area) {
    var reference = Reference.read(word, names);
    reference
        .area()
        .filter(other -> !other.equals(area))
        .ifPresent(other -> {
          throw word.expected("a unit in %s, this one is in %s", area, other);
        });
    return reference.marks().orElse(Marks.NONE).on(reference.card(), area);
  }

  private static Entry<Position, List<GuestText>> guests(
      String key, Function<Word, List<GuestText>> reading, Function<Position, Stream<Guest>> of) {
    Function<Position, List<GuestText>> texts =
        position -> of.apply(position).map(GuestText::of).toList();
    return Entry.of(key, Form.list("guests", GuestText::write, reading), texts, List.of())
        .agreeing(GuestText::fit);
  }

  // ---- What only some readings remember ----

  private Entry<Position, List<Way>> freeMovesUsed() {
    Form<Way> way = Form.choice(List.of(Way.SPEED, Way.ARTERIAL_ROAD), "a free way of moving");
    return Entry.of(
        "memory.free-moves-used",
        Form.list("free ways of moving", word -> word.pieces(',').stream().map(way::read).toList()),
        position -> sorted(position.memory().waysUsed(), Comparator.naturalOrder()),
        List.of());
  }

  private Entry<Position, List<Card>> cards(String key, Function<Memory, List<Card>> of) {
    Form<List<Card>> form =
        Form.list(
            "cards",
            word ->
                sorted(
                    Names.list(word, names.card::read).stream().map(Read::value).toList(),
                    IN_ORDER));
    return Entry.of(key, form, position -> of.apply(position.memory()), List.of());
  }

  private static <T> List<T> sorted(Collection<? extends T> things, Comparator<? super T> order) {
    return things.stream().<T>map(each -> each).sorted(order).toList();
  }

  /// Who controls an area, which usually follows from a position.
  private Entry<Position, List<Faction>> controlled(Area area) {
    return Entry.derived(
        "control." + area, Names.CONTROL, position -> possible.control().of(area, position));
  }

  /// Who controls an area, as a position remembers it where that does not follow from the units.
  Entry<Position, Optional<List<Faction>>> remembered(Area area) {
    return Entry.of(
        "control." + area,
        Form.phrase(
            "who controls an area",
            by -> by.map(Names.CONTROL::write).orElse(Form.NONE),
            word -> Optional.of(Names.CONTROL.read(word))),
        position ->
            Optional.ofNullable(position.memory().controlled())
                .map(controlled -> controlled.by(area))
                .filter(by -> !by.equals(possible.control().unremembered(position).by(area))),
        Optional.empty());
  }

  // ---- The piles ----

  /// The cards of a pile; of a deck maybe `rest`.
  Entry<Position, Pile<Card>> pile(Faction faction, PileKind kind) {
    String key = faction + "-" + kind.name().toLowerCase(Locale.ROOT);
    Pile<Card> none = Pile.empty(names.material.cards(faction));
    Form<Pile<Card>> form = Form.cards(none, names.card(faction)::read);
    Entry<Position, Pile<Card>> pile =
        Entry.of(key, form, position -> kind.of.apply(position.side(faction)), none);
    return kind == PileKind.DECK
        ? pile.usually(said -> rest(faction, said))
            .read((said, word) -> word.is(REST) ? rest(faction, said) : form.read(word))
        : pile;
  }

  /// Every card of a faction that is said to be nowhere else.
  private Pile<Card> rest(Faction faction, Said<Position> said) {
    Stream<Card> elsewhere =
        Stream.of(
                areas().flatMap(area -> said.of(units(area)).stream()).map(Unit::card),
                said.of(pile(faction, PileKind.HAND)).toList().stream(),
                said.of(pile(faction, PileKind.DISCARD)).toList().stream(),
                Stage.drawn(said.of(stage)).stream())
            .flatMap(cards -> cards);
    return Pile.rest(
        names.material.cards(faction), elsewhere.filter(card -> card.faction() == faction));
  }
}
