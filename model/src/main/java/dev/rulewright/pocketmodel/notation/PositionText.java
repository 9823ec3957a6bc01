package dev.rulewright.pocketmodel.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Fields;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Positions as fields. What is not written is as in [#USUAL]; zones and piles are empty.
///
/// A unit in a zone is written `razor#2=a1`: the counters on it, and its mark while an action is
/// under way.
record PositionText(Names names) {

  static final String STAGE = "stage";
  static final String TURN = "turn";
  static final String TO_MOVE = "to-move";
  static final String OBJECTIVE_PLAYED = "objective-played";
  static final String ACTION_TAKEN = "action-taken";
  private static final String RESERVE = "-reserve";

  private static final Map<String, String> USUAL =
      Map.of(
          STAGE, "acting",
          TURN, "3",
          TO_MOVE, "alliance",
          OBJECTIVE_PLAYED, "no",
          ACTION_TAKEN, "no");

  private static final int MOST_TURNS = 1_000_000;

  /// The piles of cards, by the end of their keys.
  private static final Map<String, Function<Side, Pile<Card>>> PILES = piles();

  private static Map<String, Function<Side, Pile<Card>>> piles() {
    var piles = new LinkedHashMap<String, Function<Side, Pile<Card>>>();
    piles.put("-face-up", Side::faceUp);
    piles.put("-face-down", Side::faceDown);
    piles.put("-hand", Side::hand);
    piles.put("-draw", Side::draw);
    piles.put("-discard", Side::discard);
    return piles;
  }

  static List<String> keys() {
    return Stream.of(
            Stream.of(STAGE, TURN, TO_MOVE, OBJECTIVE_PLAYED, ACTION_TAKEN),
            Stream.of(Zone.values()).map(Zone::toString),
            Stream.of(Force.values())
                .flatMap(force ->
                    Stream.concat(Stream.of(RESERVE), PILES.keySet().stream())
                        .map(end -> force + end)))
        .flatMap(each -> each)
        .toList();
  }

  // ---- Writing ----

  /// Every field, in order.
  static List<Field> all(Position position) {
    var fields = new ArrayList<Field>();
    fields.add(Field.of(STAGE, StageText.write(position.stage())));
    fields.add(Field.of(TURN, Integer.toString(position.turn())));
    fields.add(Field.of(TO_MOVE, position.mover().id()));
    fields.add(Field.of(OBJECTIVE_PLAYED, position.replaced() ? "yes" : "no"));
    fields.add(Field.of(ACTION_TAKEN, position.acted() ? "yes" : "no"));
    for (Zone zone : Zone.values()) {
      fields.add(Field.of(zone.toString(), Names.orNone(units(position, zone))));
    }
    for (Force force : Force.values()) {
      Side side = position.side(force);
      fields.add(Field.of(force + RESERVE, Names.orNone(side.reserve().toString())));
      PILES.forEach((end, pile) ->
          fields.add(Field.of(force + end, Names.orNone(pile.apply(side).toString()))));
    }
    return fields;
  }

  /// The fields that differ from what is usual, and whose turn it is.
  static List<Field> fields(Position position) {
    return all(position).stream()
        .filter(field ->
            field.key().equals(TO_MOVE)
                || !field.value().equals(USUAL.getOrDefault(field.key(), Names.NONE)))
        .toList();
  }

  static String units(Position position, Zone zone) {
    return Stream.of(Force.values())
        .flatMap(force -> units(position.side(force).units(), zone))
        .collect(Collectors.joining(", "));
  }

  /// The units of one player in a zone, equal ones together.
  static Stream<String> units(Fleet fleet, Zone zone) {
    var written = new ArrayList<String>();
    for (int i = 0; i < fleet.size(); i = fleet.endOfEqual(i)) {
      Unit unit = fleet.get(i);
      if (unit.zone() == zone) {
        int copies = fleet.endOfEqual(i) - i;
        written.add(unit(unit) + (copies > 1 ? " x" + copies : ""));
      }
    }
    return written.stream();
  }

  private static String unit(Unit unit) {
    String letter = unit.mark() == 0 ? "" : "=a" + unit.mark();
    return unit.kind() + (unit.damage() > 0 ? "#" + unit.damage() : "") + letter;
  }

  // ---- Reading ----

  Position read(List<Field> fields, Place place) {
    Fields read =
        Fields.of(
            fields,
            place,
            key -> {
              if (!keys().contains(key.text())) {
                throw key.unknown(keys(), "a field");
              }
            });
    List<Unit> units =
        Stream.of(Zone.values())
            .flatMap(zone ->
                read.value(zone.toString()).stream().flatMap(text -> units(text, zone).stream()))
            .toList();
    var position =
        new Position(
            word(read, STAGE, new StageText(names)::read),
            word(read, TURN, word -> word.number(0, MOST_TURNS, "the turn")),
            word(read, TO_MOVE, names::force),
            word(read, OBJECTIVE_PLAYED, PositionText::yes),
            word(read, ACTION_TAKEN, PositionText::yes),
            side(read, Force.ALLIANCE, units),
            side(read, Force.EMPIRE, units));
    check(position, read);
    return position;
  }

  private static <T> T word(Fields fields, String key, Function<Word, T> reading) {
    return reading.apply(
        fields
            .value(key)
            .orElseGet(
                () -> new Word(USUAL.getOrDefault(key, Names.NONE), fields.start().place())));
  }

  static boolean yes(Word word) {
    return word.among(List.of("yes", "no"), "an answer").equals("yes");
  }

  private Side side(Fields fields, Force force, List<Unit> units) {
    List<Pile<Card>> piles =
        PILES.keySet().stream().map(end -> word(fields, force + end, names::cards)).toList();
    return new Side(
        Fleet.of(units.stream().filter(unit -> unit.kind().force() == force).toList()),
        word(fields, force + RESERVE, word -> names.units(word, force)),
        piles.get(0),
        piles.get(1),
        piles.get(2),
        piles.get(3),
        piles.get(4));
  }

  /// The units that a list puts into a zone.
  List<Unit> units(Word text, Zone zone) {
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
    UnitKind kind = names.kind(damaged.getFirst());
    return new Unit(
        kind,
        zone,
        damaged.size() == 2
            ? damaged.get(1).number(1, kind.shields(), "the counters on a unit")
            : 0,
        marked.size() == 2 ? StageText.number(marked.get(1), "a") : 0);
  }

  // ---- Checking ----

  private static void check(Position position, Fields fields) {
    Stage stage = position.stage();
    Word where = fields.value(STAGE).orElse(fields.start());
    boolean playing =
        stage != Plain.LAYING
            && stage != Plain.STARTING
            && stage != Plain.DEALING
            && !(stage instanceof Stage.Deploying)
            && !(stage instanceof Stage.Over);
    for (Force force : Force.values()) {
      Side side = position.side(force);
      if (stage == Plain.ACTING && (side.units().isEmpty() || side.objectives() == 0)) {
        throw where
            .at()
            .because(
                "the %s has no %s in play, so play is over (%s)",
                force,
                side.units().isEmpty() ? "unit" : "objective",
                side.units().isEmpty() ? "END-1" : "END-2");
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
