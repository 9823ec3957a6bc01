package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.Chapters;
import dev.rulewright.alloy.World;
import dev.rulewright.alloy.solver.Answer;
import dev.rulewright.alloy.solver.Instance;
import dev.rulewright.alloy.solver.Model;
import dev.rulewright.alloy.solver.Solvers;
import dev.rulewright.alloy.solver.Task;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Faction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Steps that the twin finds by itself, one for each clause, played again by the rules in Java.
public final class Examples {

  private static final Pattern EXAMPLE =
      Pattern.compile("^pred (\\w+_example) \\{", Pattern.MULTILINE);
  private static final Pattern BODY =
      Pattern.compile("^pred (\\w+_example) \\{((?:[^{}]|\\{[^{}]*\\})*)\\}", Pattern.MULTILINE);
  private static final Pattern START =
      Pattern.compile("^pred (\\w+_example) \\{ start ", Pattern.MULTILINE);

  /// Somebody is left when the guests have gone back: otherwise Java ends play there, and the twin
  /// goes on.
  private static final String NOT_OVER = "some acting[Before] & here[Before, none].Area";

  /// A step that the twin allows.
  ///
  /// @param name what it is an example of, such as `repair_example`
  /// @param before where it begins
  /// @param after what it leads to; decks and discard piles are not told
  /// @param winner who has won by it, if anybody
  /// @param move the move in Java that leads there; null if there is none
  public record Example(
      String name,
      Position before,
      Position after,
      @Nullable Faction winner,
      @Nullable Move move) {}

  /// What came of a search for examples.
  ///
  /// @param found an example for each name for which there is one
  /// @param impossible the names for which no step exists on this board with these cards
  /// @param unknown the names for which the solver did not finish
  public record Search(List<Example> found, List<String> impossible, List<String> unknown) {

    /// Copies the lists.
    public Search {
      found = List.copyOf(found);
      impossible = List.copyOf(impossible);
      unknown = List.copyOf(unknown);
    }
  }

  private Examples() {}

  /// The names of all examples of a step.
  public static List<String> names() {
    String text = Chapters.texts().getOrDefault("examples.als", "");
    List<String> ofStart = names(START, text);
    return names(EXAMPLE, text).stream().filter(name -> !ofStart.contains(name)).toList();
  }

  private static List<String> names(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).toList();
  }

  /// Looks for examples over a world and plays them again.
  ///
  /// @param names of [#names]
  /// @param limit of time for each
  public static Search search(
      List<String> names, World world, Rules rules, Solvers solvers, Duration limit) {
    Model model =
        Chapters.with(Frame.mainOf(world, "open examples\nopen split", ""))
            .plus(
                names.stream()
                    .map(name ->
                        "run %s_split { %s %s and %s } %s"
                            .formatted(name, name, split(name), NOT_OVER, Frame.scopeOf(world)))
                    .collect(Collectors.joining("\n")));
    var tasks = names.stream().map(name -> new Task(model, name + "_split", 0)).toList();
    List<Answer> answers = solvers.solve(tasks, limit, (number, answer) -> {});
    var found = new ArrayList<Example>();
    var impossible = new ArrayList<String>();
    var unknown = new ArrayList<String>();
    for (int i = 0; i < answers.size(); i++) {
      String name = names.get(i);
      switch (answers.get(i)) {
        case Answer.Satisfiable(Instance instance, _) ->
            found.add(replayed(name, instance, world, rules));
        case Answer.Unsatisfiable _ -> impossible.add(name);
        case Answer.Unknown _ -> unknown.add(name);
      }
    }
    return new Search(found, impossible, unknown);
  }

  /// The examples leave open how damage is split, which Java does not.
  private static String split(String name) {
    String body =
        BODY.matcher(Chapters.texts().getOrDefault("examples.als", ""))
            .results()
            .filter(match -> match.group(1).equals(name))
            .map(match -> match.group(2))
            .findFirst()
            .orElse("");
    if (Pattern.compile("\\battack\\b").matcher(body).find()) {
      return """
      and some u: Unit | attack[Before, After, u, Chosen.hits]
        and attackDistributes[Before, u, Chosen.hits]\
      """;
    }
    return Pattern.compile("\\bplayBarrage\\b").matcher(body).find()
        ? """
        and some e: EventCard | playBarrage[Before, After, e, Chosen.hits]
          and hellfire_amount[Before, e, Chosen.hits]\
        """
        : "";
  }

  private static Example replayed(String name, Instance instance, World world, Rules rules) {
    Position before = new Decoded(world, instance, "Before$0").position();
    var result = new Decoded(world, instance, "After$0");
    Position after = result.position();
    Move move =
        Stream.concat(
                listed(before, rules),
                Stream.concat(
                    listed(before.with(Stage.DRAWING), rules), tried(before, world, rules)))
            .filter(step -> isAlike(step.after(rules), after, result.winner()))
            .map(Step::move)
            .findFirst()
            .orElse(null);
    return new Example(name, before, after, result.winner(), move);
  }

  /// A legal move.
  private record Step(Position before, Move move) {
    Position after(Rules rules) {
      return rules.game().play(before, move);
    }
  }

  private static Stream<Step> listed(Position from, Rules rules) {
    Stream<Move> moves =
        switch (rules.game().turn(from)) {
          case Turn.Decision<Move>(_, Moves<Move> listed) -> listed.stream();
          case Turn.Chance<Move> chance -> chance.outcomes().stream();
          case Turn.Over<Move> _ -> Stream.empty();
        };
    return moves.map(move -> new Step(from, move));
  }

  /// Legal moves that are not listed as they are, because damage can be split in more ways.
  private static Stream<Step> tried(Position from, World world, Rules rules) {
    Cast cast = Cast.of(from, world);
    var acts = new Acts(world, from, cast);
    return Ground.acts(new Situations(world, rules).of(from, cast), world).stream()
        .flatMap(act -> acts.of(act).stream())
        .filter(move -> rules.game().judge(from, move) instanceof Ruling.Allowed)
        .map(move -> new Step(from, move));
  }

  private static boolean isAlike(Position one, Position other, @Nullable Faction winner) {
    boolean over = one.stage() instanceof Stage.Over;
    if (over || winner != null) {
      return one.stage() instanceof Stage.Over(var result)
          && winner != null
          && result.winners().equals(List.of(winner));
    }
    return one.mover() == other.mover()
        && one.ap() == other.ap()
        && Stream.of(Faction.values())
            .allMatch(faction -> isAlike(one.side(faction), other.side(faction)))
        && Objects.equals(guestOf(one), guestOf(other))
        && Objects.equals(from(one), from(other))
        && hasAttacked(one) == hasAttacked(other);
  }

  private static boolean isAlike(Side one, Side other) {
    return one.units().equals(other.units()) && one.hand().equals(other.hand());
  }

  private static @Nullable Unit guestOf(Position position) {
    return position.guest() == null ? null : position.guest().unit();
  }

  private static @Nullable Area from(Position position) {
    return position.guest() == null ? null : position.guest().cameFrom();
  }

  private static boolean hasAttacked(Position position) {
    return position.guest() != null && position.guest().attacks() > 0;
  }
}
