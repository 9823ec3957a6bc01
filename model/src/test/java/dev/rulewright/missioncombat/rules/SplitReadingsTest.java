package dev.rulewright.missioncombat.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Under every answer about damage, and every two of them, the list of splits is complete and holds
/// nothing twice: of all splits, tried one by one, those that a ruling allows and that waste
/// nothing lead to the positions to which the listed ones lead, each from one of them. Of every
/// other split, one in finer steps or one that wastes points, there is a listed one that destroys
/// the same units at least.
final class SplitReadingsTest {

  private static final Set<String> QUESTIONS =
      Set.of("A16", "A17", "A21", "A35", "A36", "A47", "A48", "A49", "L07", "L08", "L09", "L11");

  private static final Place HERE = new Place("test", 1, 1);
  private static final Material MATERIAL = Material.standard();

  /// A position in which one kind of move is tried.
  ///
  /// @param step the points of every split that is tried are multiples of this
  /// @param most the most points for one unit
  private record Trial(String position, String move, int step, int most) {}

  private static final List<Trial> TRIALS =
      List.of(
          new Trial(
              """
              arterial-road: gunner, portal-trooper, portal-hound#10, psionic-priest
              guest: gunner from hq
              """,
              "attack gunner",
              5,
              30),
          new Trial(
              """
              arterial-road: stealth-sniper, portal-trooper, psionic-priest
              yellow-portal-alpha: portal-trooper, exorcist
              guest: stealth-sniper from hq
              """,
              "attack stealth-sniper",
              10,
              30),
          new Trial(
              """
              bunker-west: stealth-sniper
              arterial-road: portal-hound#10
              yellow-portal-alpha: portal-trooper x2
              dark-portal: psionic-priest
              """,
              "attack stealth-sniper",
              10,
              30),
          new Trial(
              """
              artillery-emplacement: exorcist
              blue-portal: portal-behemoth#20, portal-breaker#10
              hq: rocket-walker#30, rifleman
              marines-hand: hellfire
              """,
              "play-event hellfire",
              5,
              55));

  static Stream<String> readings() {
    List<String> answers =
        MissionCombat.READINGS.questions().stream()
            .filter(question -> QUESTIONS.contains(question.id()))
            .flatMap(question ->
                question.answers().stream()
                    .map(Question.Answer::name)
                    .filter(answer -> !answer.equals(question.standard()))
                    .map(answer -> question.id() + "=" + answer))
            .toList();
    Stream<String> pairs =
        answers.stream()
            .flatMap(one ->
                answers.stream().filter(two -> one.compareTo(two) < 0).map(two -> one + "," + two));
    return Stream.of(Stream.of("standard"), answers.stream(), pairs)
        .flatMap(Function.identity())
        .filter(SplitReadingsTest::isReading);
  }

  /// Two answers to one question, or two that contradict each other, are no reading.
  private static boolean isReading(String text) {
    try {
      MissionCombat.READINGS.parse(text, HERE);
      return true;
    } catch (BadInput _) {
      return false;
    }
  }

  @ParameterizedTest
  @MethodSource("readings")
  void theListHoldsEveryEffectOnce(String reading) {
    for (Trial trial : TRIALS) {
      var game = new MissionCombat(MATERIAL, MissionCombat.READINGS.parse(reading, HERE));
      Position position = game.notation().read(trial.position, "test");
      var listed = new ArrayList<Position>();
      var splits = new ArrayList<List<Hit>>();
      if (game.turn(position) instanceof Turn.Decision<Move> decision) {
        for (Move move : decision.moves()) {
          if (move.toString().startsWith(trial.move)) {
            assertThat(game.judge(position, move))
                .as("%s", move)
                .isInstanceOf(Ruling.Allowed.class);
            listed.add(game.play(position, move));
            splits.add(hits(move));
          }
        }
      }
      assertThat(listed).as(trial.move).doesNotHaveDuplicates();
      for (Move move : everySplit(game, position, trial)) {
        if (game.judge(position, move) instanceof Ruling.Allowed) {
          Position after = game.play(position, move);
          if (isInStepsOf(splits, hits(move)) && wastesNothing(move, position, game, splits)) {
            assertThat(listed).as("%s", move).contains(after);
          } else {
            assertThat(listed).as("%s", move).anyMatch(each -> destroysNoLess(each, after));
          }
        }
      }
    }
  }

  private static List<Hit> hits(Move move) {
    return switch (move) {
      case Move.Attack attack -> attack.hits();
      case Move.PlayBarrage play -> play.hits();
      default -> throw new IllegalArgumentException(move.toString());
    };
  }

  private static boolean isInStepsOf(List<List<Hit>> splits, List<Hit> hits) {
    int divisor = 0;
    for (List<Hit> split : splits) {
      divisor = divisor(divisor, split);
    }
    return divisor(divisor, hits) == divisor;
  }

  private static int divisor(int divisor, List<Hit> hits) {
    int result = divisor;
    for (Hit hit : hits) {
      result = BigInteger.valueOf(result).gcd(BigInteger.valueOf(hit.damage())).intValue();
    }
    return result;
  }

  /// Whether a legal split deals as much damage as it can: an attack, if it is legal where nothing
  /// may be wasted as well; an event, if it deals as much as a listed one and no target more.
  private static boolean wastesNothing(
      Move move, Position position, MissionCombat game, List<List<Hit>> splits) {
    Reading reading = game.answers();
    if (reading.says("attack.damage-amount=any-part")) {
      return true;
    }
    if (move instanceof Move.Attack) {
      var sparing =
          new MissionCombat(
              MATERIAL, MissionCombat.READINGS.with(reading, "A47", "all-that-targets-can-take"));
      return sparing.judge(position, move) instanceof Ruling.Allowed;
    }
    return hits(move).stream().mapToInt(Hit::damage).sum()
            == splits.stream()
                .mapToInt(split -> split.stream().mapToInt(Hit::damage).sum())
                .max()
                .orElse(0)
        && hits(move).stream()
            .allMatch(hit ->
                splits.stream()
                    .flatMap(List::stream)
                    .anyMatch(other ->
                        other.target().equals(hit.target()) && other.damage() >= hit.damage()));
  }

  /// Whether every card that lies on a discard pile in a position does so in another one.
  private static boolean destroysNoLess(Position one, Position other) {
    return Stream.of(Faction.values())
        .allMatch(faction -> {
          Pile<Card> more = one.side(faction).discard();
          Pile<Card> less = other.side(faction).discard();
          return IntStream.range(0, less.kinds()).allMatch(k -> more.count(k) >= less.count(k));
        });
  }

  private static List<Move> everySplit(MissionCombat game, Position position, Trial trial) {
    var units = new ArrayList<>(position.side(Faction.PORTALISTS).units());
    units.addAll(position.side(Faction.MARINES).units());
    var splits = new ArrayList<List<Hit>>();
    splits.add(List.of());
    for (Unit unit : units) {
      for (List<Hit> split : List.copyOf(splits)) {
        for (int points = trial.step; points <= trial.most; points += trial.step) {
          var more = new ArrayList<>(split);
          more.add(new Hit(unit, points));
          if (more.stream().mapToInt(Hit::damage).sum() <= 2 * trial.most) {
            splits.add(more);
          }
        }
      }
    }
    Move bare = game.notation().readMove(position, trial.move, HERE);
    return splits.stream()
        .<Move>map(hits ->
            switch (bare) {
              case Move.Attack attack -> new Move.Attack(attack.unit(), hits);
              case Move.PlayBarrage play -> new Move.PlayBarrage(play.card(), hits);
              default -> throw new IllegalArgumentException(trial.move);
            })
        .toList();
  }
}
