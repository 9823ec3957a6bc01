package dev.rulewright.missioncombat.properties;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Check.OfStep;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every property can be broken: by a mistake planted in the game, or by an answer that the
/// catalogue says it breaks under.
final class MutantsTest {

  private static final long SEED = 20261121;
  private static final int GAMES = 400;
  private static final int DECISIONS = 60;
  private static final MissionCombat GAME = MissionCombat.standard();

  /// Mistakes, by the property that notices them.
  private static final Map<String, Mutant.Mistake> MISTAKES = new TreeMap<>();

  /// Readings that break properties, by property.
  private static final Map<String, String> READINGS = new TreeMap<>();

  /// Where enemies stand together already, for readings that allow it.
  private static final String TOGETHER =
      """
      to-move: portalists
      yellow-portal-alpha: portal-hound, rifleman
      blue-portal: portal-behemoth
      portalists-hand: portal-trooper x3
      """;

  static {
    // ---- Set-up ----
    MISTAKES.put(
        "units-placed-in-own-areas",
        (before, move, after) -> move instanceof Move.Place ? elsewhere(before, after) : after);
    MISTAKES.put("no-hand-at-start", atStart(MutantsTest::withCard));
    MISTAKES.put("five-units-at-start", atStart(p -> p.withActing(less(p.acting()))));
    MISTAKES.put("own-areas-controlled-at-start", atStart(p -> elsewhere(p, p)));
    // ---- Turn ----
    MISTAKES.put("ap-within-bounds", always(p -> withAp(p, 5)));
    MISTAKES.put(
        "actions-cost-one-ap",
        (before, move, after) -> move instanceof Move.Attack ? withAp(after, before.ap()) : after);
    MISTAKES.put(
        "turns-alternate",
        (before, move, after) -> move instanceof Move.EndTurn ? swapped(after) : after);
    READINGS.put("turn-ends-only-when-said", "turn.end-announcement=automatic");
    MISTAKES.put("always-a-move", atStart(p -> p.with(Stage.PLACING)));
    READINGS.put("always-end-or-attack", "road.optional=no");
    // ---- End of play ----
    READINGS.put("no-unit-lost-in-own-turn", "event.target-side=any");
    MISTAKES.put(
        "nobody-loses-in-own-turn",
        (before, _, after) ->
            after.stage() instanceof Stage.Over
                ? after.with(
                    new Stage.Over(Ending.NO_UNITS_LEFT.result(List.of(before.mover().opponent()))))
                : after);
    MISTAKES.put(
        "play-ends-with-the-last-unit",
        (_, _, after) -> after.stage() instanceof Stage.Over ? after.with(Stage.ACTING) : after);
    MISTAKES.put(
        "never-both-without-units",
        (_, _, after) ->
            after.stage() instanceof Stage.Over
                ? after
                    .withActing(none(after.acting()))
                    .with(after.mover().opponent(), none(after.waiting()))
                : after);
    // ---- Cards ----
    MISTAKES.put(
        "cards-are-conserved",
        (_, move, after) -> move instanceof Move.PlayBarrage ? discardingNothing(after) : after);
    MISTAKES.put(
        "hand-grows-by-one",
        (_, move, after) -> move instanceof Move.Keep ? withCard(after) : after);
    MISTAKES.put(
        "hand-changes-only-in-own-turn",
        (before, move, after) ->
            move instanceof Move.Draw ? swapped(withCard(swapped(after))) : after);
    READINGS.put("no-empty-deck-beside-discards", "standard");
    // ---- Guests ----
    READINGS.put("contested-only-with-guest", "contested.retreat-at-turn-end=no");
    READINGS.put("oversized-on-building-only-as-guest", "road.is-move-action=no");
    READINGS.put("no-enemies-together-between-turns", "contested.retreat-at-turn-end=no");
    READINGS.put("no-oversized-on-building-between-turns", "road.is-move-action=no");
    MISTAKES.put(
        "no-guest-between-turns",
        (_, move, after) -> move instanceof Move.EndTurn ? guestAt(after, 1) : after);
    READINGS.put("at-most-one-guest", "contested.multiple-attackers=several");
    MISTAKES.put(
        "guest-of-player-on-move",
        (before, move, after) ->
            move instanceof Move.EndTurn ? after.withGuest(before.guest()) : after);
    MISTAKES.put(
        "guest-only-where-it-may-not-stay",
        (before, move, after) ->
            move instanceof Move.Attack && after.guest() == null
                ? after.withGuest(before.guest())
                : after);
    READINGS.put("guest-attacks-next", "contested.min-attacks=none");
    READINGS.put("guest-never-moves-on", "road.is-move-action=no,contested.origin-held=stays");
    READINGS.put("way-back-is-open", "contested.retreat-at-turn-end=no");
    READINGS.put("way-back-is-allowed", "road.is-move-action=no");
    READINGS.put("way-back-is-one-move", "move.retreat-destination=turn-start");
    READINGS.put("going-back-keeps-control", "standard");
    READINGS.put("area-gone-back-to-is-controlled", "control.update=at-turn-end");
    // ---- Moving and playing units ----
    MISTAKES.put(
        "units-move-only-in-own-turn",
        (before, move, after) ->
            move instanceof Move.Draw ? swapped(elsewhere(swapped(after), swapped(after))) : after);
    READINGS.put("road-leads-into-opposing-areas", "road.origin=from-anywhere");
    MISTAKES.put("speed-once-per-turn", unmarking(Way.SPEED, Mark.SPEED_USED));
    MISTAKES.put("road-once-per-turn", unmarking(Way.ARTERIAL_ROAD, Mark.ROAD_USED));
    READINGS.put("played-in-own-area-or-portal", "portal.captured-types=others-for-one-ap");
    READINGS.put(
        "never-played-among-enemies",
        "play-unit.mixed-own-area=legal,control.own-condition=always");
    MISTAKES.put(
        "free-units-only-at-their-portal",
        (before, move, after) ->
            move instanceof Move.PlayUnit ? withAp(after, before.ap()) : after);
    // ---- Attack and events ----
    READINGS.put("only-enemies-are-hit", "event.target-side=any");
    READINGS.put("attack-hits-somebody", "attack.zero-target=legal");
    READINGS.put("attack-hits-only-its-class", "attack.mismatched-target=immune");
    READINGS.put("attack-deals-its-damage-at-most", "attack.distribution=per-target");
    READINGS.put("events-halved-without-artillery", "artillery.halved-side=controller");
    READINGS.put("free-events-only-with-dark-portal", "portal.dark-beneficiary=everybody");
    READINGS.put("only-waiting-units-have-damage", "event.target-side=any");
    MISTAKES.put(
        "damage-only-from-hits",
        (_, move, after) ->
            move instanceof Move.Draw ? after.withActing(hurt(after.acting())) : after);
    READINGS.put("no-damage-between-turns", "damage.persistence=kept");
    READINGS.put("damage-below-defence", "damage.persistence=kept,bunker.leaving-damaged=survives");
    // ---- Control ----
    READINGS.put("exactly-one-controller", "control.own-condition=always");
    READINGS.put("control-is-seen-from-units", "control.update=at-turn-end");
    READINGS.put("own-area-controlled-without-enemies", "control.empty-opposing=last-controller");
    READINGS.put(
        "opposing-area-controlled-only-while-held", "control.empty-opposing=last-controller");
    READINGS.put("persistence-only-with-guest", "contested.retreat-at-turn-end=no");
    READINGS.put("persistence-spares-hq", "road.is-move-action=no");
    READINGS.put("persistence-spares-dark-portal", "contested.event-clears=unit-stays");
    READINGS.put("persistence-spares-artillery-emplacement", "road.is-move-action=no");
    READINGS.put("persistence-spares-arterial-road", "contested.retreat-at-turn-end=no");
    READINGS.put("persistence-spares-bunkers", "bunker.bonus-scope=controller");
  }

  /// Steps that no game takes, by the property that notices them: move text in the first start.
  private static final Map<String, Move> STEPS =
      Map.of(
          "moves-lead-to-adjacent-areas",
          move("move rifleman@arterial-road red-portal by ap"),
          "oversized-never-put-on-building",
          move("play-unit rocket-walker bunker-west"),
          "attack-reaches-adjacent-at-most",
          move("attack rifleman@arterial-road portal-hound@yellow-portal-alpha=10"));

  @Test
  void everyCheckHasAMutant() {
    var mutants = new TreeSet<>(MISTAKES.keySet());
    mutants.addAll(READINGS.keySet());
    mutants.addAll(STEPS.keySet());
    // playingAtAPortalWhereEnemiesStayIsNoticed
    mutants.add("persistence-spares-portals");
    assertThat(mutants)
        .containsExactlyElementsOf(
            new TreeSet<>(
                MissionProperties.of(GAME).stream()
                    .filter(MutantsTest::isAskedOfPlay)
                    .map(Property::id)
                    .toList()));
  }

  private static boolean isAskedOfPlay(Property<Position, Move> property) {
    return switch (property.check().kind()) {
      case POSITION, STEP -> true;
      case PLAY, QUESTION -> false;
    };
  }

  static Stream<String> mistakes() {
    return MISTAKES.keySet().stream();
  }

  static Stream<String> readings() {
    return READINGS.keySet().stream();
  }

  static Stream<String> steps() {
    return STEPS.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsNoticed(String id) {
    var mistake = MISTAKES.get(id);
    assertBroken(id, GAME, mistake == null ? GAME : new Mutant(GAME, mistake));
  }

  @ParameterizedTest
  @MethodSource("readings")
  void anAnswerThatBreaksIsNoticed(String id) {
    String reading = READINGS.getOrDefault(id, "");
    var game =
        new MissionCombat(
            Material.standard(), MissionCombat.READINGS.parse(reading, new Place("reading", 1, 1)));
    assertBroken(id, game, game);
  }

  @Test
  void playingAtAPortalWhereEnemiesStayIsNoticed() {
    var game =
        new MissionCombat(
            Material.standard(),
            MissionCombat.READINGS.parse(
                "play-unit.mixed-own-area=legal,contested.retreat-at-turn-end=no",
                new Place("reading", 1, 1)));
    var property = named("persistence-spares-portals", game);
    var watched = new Watched(game, List.of(property));
    for (int i = 0; i < GAMES; i++) {
      watched.play(
          game.notation().read(TOGETHER, "start"), DECISIONS, new SplittableRandom(SEED + i));
    }
    assertThat(watched.broken()).as("seed %d", SEED).containsKey(property.id());
  }

  @ParameterizedTest
  @MethodSource("steps")
  void aStepThatNoGameTakesIsNoticed(String id) {
    Position start = Starts.of(GAME, 0);
    Move move = STEPS.getOrDefault(id, new Move.Draw());
    var check = named(id, GAME).check();
    assertThat(
            check instanceof OfStep<Position, Move> step ? step.broken(start, move, start) : null)
        .isNotNull();
  }

  private static void assertBroken(String id, MissionCombat game, Game<Position, Move> played) {
    var property = named(id, game);
    var watched = new Watched(played, List.of(property));
    for (int i = 0; i < GAMES && watched.broken().isEmpty(); i++) {
      watched.play(Starts.of(game, i), DECISIONS, new SplittableRandom(SEED + i));
    }
    assertThat(watched.broken()).as("seed %d", SEED).containsKey(id);
  }

  private static Property<Position, Move> named(String id, MissionCombat game) {
    return MissionProperties.of(game).stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  // ---- Mistakes ----

  private static Mutant.Mistake always(UnaryOperator<Position> change) {
    return (_, _, after) -> after.turn() > 0 ? change.apply(after) : after;
  }

  private static Mutant.Mistake atStart(UnaryOperator<Position> change) {
    return (before, _, after) ->
        before.turn() == 0 && after.turn() == 1 ? change.apply(after) : after;
  }

  private static Position withAp(Position position, int ap) {
    return position.next(
        position.stage(), ap, position.acting(), position.waiting(), position.guest());
  }

  private static Position withCard(Position position) {
    Side side = position.acting();
    return position.withActing(
        side.withCards(side.hand().plus(side.hand().kind(0)), side.deck(), side.discard()));
  }

  private static Position swapped(Position position) {
    return new Position(
        position.stage(),
        position.turn(),
        position.mover().opponent(),
        position.ap(),
        position.side(Faction.MARINES),
        position.side(Faction.PORTALISTS),
        position.guest(),
        position.memory(),
        position.past());
  }

  /// The first unit of whoever was on the move goes to a building that nobody else would enter.
  private static Position elsewhere(Position before, Position after) {
    Side side = after.side(before.mover());
    if (side.unitCount() == 0) {
      return after;
    }
    Unit unit = side.unit(0);
    int free =
        GAME.material().board().own(before.mover().opponent())
            & ~side.occupied()
            & ~after.side(before.mover().opponent()).occupied();
    List<Area> areas = GAME.material().board().areasOf(free);
    return areas.isEmpty()
        ? after
        : after.with(before.mover(), side.replacing(unit, unit.in(areas.getLast())));
  }

  private static Side less(Side side) {
    return side.losing(side.unit(0));
  }

  private static Side none(Side side) {
    Side left = side;
    while (left.unitCount() > 0) {
      left = less(left);
    }
    return left;
  }

  private static Position discardingNothing(Position position) {
    Side side = position.acting();
    return position.withActing(side.withCards(side.hand(), side.deck(), side.discard().emptied()));
  }

  private static Position guestAt(Position position, int attacks) {
    Unit unit = position.acting().unit(0);
    return position.withGuest(new Guest(unit, unit.area(), attacks));
  }

  /// A free move is not used up by a unit that may stay where it has come.
  private static Mutant.Mistake unmarking(Way way, Mark mark) {
    return (_, move, after) -> {
      if (!(move instanceof Move.MoveUnit moved) || moved.way() != way || after.guest() != null) {
        return after;
      }
      Side side = after.acting();
      for (Unit unit : side.units()) {
        side = side.replacing(unit, unit.without(mark));
      }
      return after.withActing(side);
    };
  }

  private static Side hurt(Side side) {
    return side.replacing(side.unit(0), side.unit(0).damagedBy(1));
  }

  private static Move move(String text) {
    return GAME.notation().readMove(Starts.of(GAME, 0), text, new Place("move", 1, 1));
  }
}
