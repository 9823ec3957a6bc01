package dev.rulewright.pocketmodel.notation;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Said;
import dev.rulewright.kernel.notation.Written;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.Plain;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The fields of a position, see [PocketNotation].
///
/// A unit in a zone is written `razor#2=a1`: the counters on it, and its mark while an action is
/// under way.
final class PositionFields {

  private static final int USUAL_TURN = 3;
  private static final int MOST_TURNS = 1_000_000;
  private static final Form<Integer> TURN = Form.number(0, MOST_TURNS, "the turn");
  private static final Form<Integer> NUMBER = Form.number(0, Integer.MAX_VALUE, "a number");

  private final Names names;

  /// Whether a player who has such a side has lost because of its units.
  private final Predicate<Side> isOut;

  private final Entry<Position, Stage> stage;
  private final List<Entry<Position, List<Unit>>> zones;

  PositionFields(Names names, Predicate<Side> isOut) {
    this.isOut = isOut;
    this.names = names;
    stage = Entry.of("stage", new StageText(names).form(), Position::stage, Plain.ACTING);
    zones = Stream.of(Zone.values()).map(this::zone).toList();
  }

  /// Every field, in the order in which they are written; then what follows from them.
  List<Entry<Position, ?>> all() {
    var all = new ArrayList<Entry<Position, ?>>(Said.entries(this::position));
    for (Force force : Force.values()) {
      all.add(
          Entry.derived(
              force + "-hand-size", NUMBER, position -> position.side(force).hand().size()));
      all.add(
          Entry.derived(
              force + "-objectives", NUMBER, position -> position.side(force).objectives()));
    }
    return all;
  }

  private Position position(Said<Position> said) {
    return new Position(
        said.of(stage),
        said.of("turn", TURN, Position::turn, USUAL_TURN),
        said.of(Entry.of("to-move", Names.FORCE, Position::mover, Force.ALLIANCE).always()),
        said.of("objective-played", Form.yesOrNo(), Position::replaced, false),
        said.of("action-taken", Form.yesOrNo(), Position::acted, false),
        side(said, Force.ALLIANCE),
        side(said, Force.EMPIRE));
  }

  private Side side(Said<Position> said, Force force) {
    List<Unit> units = zones.stream().flatMap(zone -> said.of(zone).stream()).toList();
    Said.Part<Position, Side> its = said.part(force + "-", position -> position.side(force));
    return new Side(
        fleet(units.stream(), force),
        its.of("reserve", names.units(force), Side::reserve, names.noUnits()),
        its.of("face-up", names.cards, Side::faceUp, names.noCards()),
        its.of("face-down", names.cards, Side::faceDown, names.noCards()),
        its.of("hand", names.cards, Side::hand, names.noCards()),
        its.of("draw", names.cards, Side::draw, names.noCards()),
        its.of("discard", names.cards, Side::discard, names.noCards()));
  }

  // ---- Units ----

  /// The units in a zone. Who expects units without marks takes them with any.
  private Entry<Position, List<Unit>> zone(Zone zone) {
    Form<List<Unit>> form =
        Form.list("units", units -> write(units.stream()), word -> inOrder(units(word, zone)));
    return Entry.of(
            zone.toString(), form, (Position position) -> in(zone, position), List.<Unit>of())
        .agreeing((wanted, actual) ->
            wanted.equals(actual)
                || (wanted.stream().allMatch(unit -> unit.mark() == 0)
                    && wanted.equals(inOrder(Fleet.of(actual).unmarked().toList()))));
  }

  private static List<Unit> in(Zone zone, Position position) {
    return Stream.of(Force.values())
        .flatMap(force -> position.side(force).units().toList().stream())
        .filter(unit -> unit.zone() == zone)
        .toList();
  }

  /// Units of both players, the Alliance's first.
  private static List<Unit> inOrder(List<Unit> units) {
    return Stream.of(Force.values())
        .flatMap(force -> fleet(units.stream(), force).toList().stream())
        .toList();
  }

  private static Fleet fleet(Stream<Unit> units, Force force) {
    return Fleet.of(units.filter(unit -> unit.kind().force() == force).toList());
  }

  /// Units with the counters on them, equal ones together.
  private static String write(Stream<Unit> units) {
    return Copies.text(
        units.toList(),
        unit ->
            unit.kind()
                + (unit.damage() > 0 ? "#" + unit.damage() : "")
                + (unit.mark() == 0 ? "" : "=a" + unit.mark()));
  }

  private List<Unit> units(Word text, Zone zone) {
    return Copies.list(text).stream()
        .flatMap(copies -> copies.each(word -> unit(word, zone)).stream())
        .map(Read::value)
        .toList();
  }

  private Unit unit(Word word, Zone zone) {
    List<Word> marked = word.pieces('=');
    List<Word> damaged = marked.getFirst().pieces('#');
    if (marked.size() > 2 || damaged.size() > 2) {
      throw word.expected("a unit such as razor, razor#1 or razor#1=a1");
    }
    UnitKind kind = names.kind.read(damaged.getFirst());
    return new Unit(
        kind,
        zone,
        damaged.size() == 2
            ? damaged.get(1).number(1, kind.shields(), "the counters on a unit")
            : 0,
        marked.size() == 2 ? StageText.number(marked.get(1), "a") : 0);
  }

  // ---- Positions ----

  /// The position that was written, if it is possible.
  Position read(Written<Position> written) {
    for (Force force : Force.values()) {
      var counted = new Counted(written, new Belongings(force));
      for (Entry<Position, List<Unit>> zone : zones) {
        var kinds = written.of(zone).stream().map(Unit::kind);
        counted.belongings.add(
            written.read(zone).word(), kinds.filter(kind -> kind.force() == force));
      }
      side(counted, force);
    }
    Position position = position(written);
    check(position, written.read(stage).word());
    return position;
  }

  /// What was written, if nobody has too much of anything.
  private record Counted(Written<Position> written, Belongings belongings)
      implements Said<Position> {

    @Override
    public <V> V of(Entry<Position, V> entry) {
      Read<V> read = written.read(entry);
      if (read.value() instanceof Pile<?> pile) {
        belongings.add(read.word(), pile.toList().stream());
      }
      return read.value();
    }
  }

  private void check(Position position, Word where) {
    Stage stage = position.stage();
    boolean playing =
        stage != Plain.LAYING
            && stage != Plain.STARTING
            && stage != Plain.DEALING
            && !(stage instanceof Stage.Deploying)
            && !(stage instanceof Stage.Over);
    for (Force force : Force.values()) {
      Side side = position.side(force);
      if (stage == Plain.ACTING && (isOut.test(side) || side.objectives() == 0)) {
        throw where
            .at()
            .because(
                "the %s has no %s in play, so play is over (%s)",
                force,
                isOut.test(side) ? "unit" : "objective",
                isOut.test(side) ? "END-1" : "END-2");
      }
    }
    if (playing == (position.turn() == 0) && !(stage instanceof Stage.Over)) {
      throw where.at().because(playing ? "turn 0 is before play" : "before play the turn is 0");
    }
    if (!isComplete(stage, position)) {
      throw where.at().because("what the stage speaks of is not there");
    }
  }

  private static boolean isComplete(Stage stage, Position position) {
    Side own = position.own();
    Side enemy = position.enemy();
    return switch (stage) {
      case Stage.Combat combat ->
          combat.attacker() == 0
              || (own.units().marked(combat.attacker()) != null
                  && enemy.units().marked(combat.target()) != null)
              || switch (combat.step()) {
                case ATTACK_ASK, ATTACK_DRAW, DEFENCE_ASK, DEFENCE_DRAW -> true;
                default -> false;
              };
      case Stage.Strikes strikes -> isComplete(strikes, own, enemy);
      case Stage.BringingIn bringing -> isComplete(bringing.then(), position);
      case Stage.Replacing replacing ->
          replacing.old() == null ? !own.faceDown().isEmpty() : !own.draw().isEmpty();
      case Stage.Deploying _, Stage.Over _, Plain _ -> true;
    };
  }

  private static boolean isComplete(Stage.Strikes strikes, Side own, Side enemy) {
    Card target = strikes.target();
    boolean strikesNext = own.units().marked(strikes.striking()) != null;
    return switch (strikes.step()) {
      case ANNOUNCE ->
          target == null ? !enemy.faceDown().isEmpty() : enemy.faceUp().contains(target);
      case TURN_UP -> target == null && !enemy.faceDown().isEmpty() && strikesNext;
      case JOIN, ROLL -> target != null && enemy.faceUp().contains(target) && strikesNext;
      case LAY -> target != null && !enemy.draw().isEmpty();
      case ASK -> target != null && strikesNext;
    };
  }
}
