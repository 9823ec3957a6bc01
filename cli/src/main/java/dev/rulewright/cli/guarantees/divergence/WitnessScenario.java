package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.cli.output.ScenarioLines;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.divergence.Difference;
import dev.rulewright.simulator.divergence.Difference.Side;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Witness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Stream;

/// A play in which two readings part, as a scenario: the same start, the same moves, and what comes
/// of them under each of the two.
///
/// @param comparison the two readings
/// @param witness the play
/// @param choices what is chosen before the set-up that is not standard
public record WitnessScenario<P, M>(
    Comparison<P, M> comparison, Witness<P, M> witness, SortedMap<String, String> choices) {

  /// Whether a scenario can tell the play: it begins with one position, and does not end while
  /// chance has several outcomes.
  public boolean canBeTold() {
    boolean ends =
        witness.difference() instanceof Difference.LegalMoves<M>
            || !(isOpen(Side.A) || isOpen(Side.B));
    P one = game(Side.A).table(witness.start().a());
    return one.equals(game(Side.B).table(witness.start().b())) && ends;
  }

  private boolean isOpen(Side side) {
    return game(side).turn(side.of(witness.end())) instanceof Turn.Chance<M>(_, var outcomes)
        && outcomes.size() > 1;
  }

  /// The content of the file.
  public String write() {
    var lines = new ArrayList<String>();
    lines.add(ScenarioLines.SCHEMA);
    lines.add(
        "# Found by: rulewright diverge --a %s --b %s"
            .formatted(comparison.a().name(), comparison.b().name()));
    lines.add("title: " + ScenarioLines.quoted(title()));
    lines.addAll(ScenarioLines.options(choices));
    lines.addAll(about());
    cards(lines);
    lines.addAll(ScenarioLines.given(game(Side.A), witness.start().a()));
    steps(lines);
    lines.add("under:");
    under(Side.A, comparison.a().name(), lines);
    under(Side.B, comparison.b().name(), lines);
    return String.join("\n", lines) + "\n";
  }

  private Game<P, M> game(Side side) {
    return side == Side.A ? comparison.readings().a() : comparison.readings().b();
  }

  private String title() {
    String what =
        switch (witness.difference()) {
          case Difference.LegalMoves<M> legal -> "legal under one reading only: " + legal.move();
          case Difference<M> other -> "readings part in " + other.kind();
        };
    return comparison.question().map(question -> question.id() + ", ").orElse("")
        + "shortest play, "
        + witness.length()
        + (witness.length() == 1 ? " move: " : " moves: ")
        + what;
  }

  // ---- What it is about ----

  /// The clauses that decide, or, where nothing can cite one, the clause that raises the question.
  private List<String> about() {
    List<String> cited = cited();
    if (!cited.isEmpty()) {
      return List.of("clauses: [" + String.join(", ", cited) + "]");
    }
    Question question = comparison.questions().getFirst();
    return List.of(
        "clauses: []",
        "shows:",
        "  " + question.clauses().getFirst().id() + ": the two readings part over it");
  }

  private List<String> cited() {
    if (witness.difference() instanceof Difference.LegalMoves<M> legal) {
      Stream<Clause> refusing =
          legal.refusing().stream()
              .flatMap(
                  r -> r instanceof Ruling.Refused refused ? Stream.of(refused.clause()) : null);
      Stream<Clause> allowing =
          legal.allowing() instanceof Ruling.Allowed allowed
              ? allowed.clauses().stream().limit(1).map(Clause.class::cast)
              : Stream.of();
      return Stream.concat(refusing, allowing).map(Clause::id).distinct().toList();
    }
    if (witness.steps().isEmpty()) {
      return List.of();
    }
    List<String> underA = citedByLastStep(Side.A);
    List<String> underB = citedByLastStep(Side.B);
    List<String> onlyOne =
        Stream.concat(underA.stream(), underB.stream())
            .filter(id -> !(underA.contains(id) && underB.contains(id)))
            .distinct()
            .toList();
    return onlyOne.isEmpty() ? underA.stream().limit(1).toList() : onlyOne;
  }

  private List<String> citedByLastStep(Side side) {
    P position = side.of(witness.start());
    List<String> last = List.of();
    for (Pair<M> step : witness.steps()) {
      var events = new ArrayList<Event>();
      position = game(side).play(position, side.of(step), events::add);
      last = events.stream().flatMap(e -> e.clauses().stream()).map(Clause::id).distinct().toList();
    }
    return last;
  }

  // ---- The play ----

  private void cards(List<String> lines) {
    List<Field> used =
        comparison.extraFields().stream()
            .filter(card ->
                game(Side.A).notation().fields(witness.start().a()).stream()
                    .anyMatch(field -> field.value().contains(card.key())))
            .toList();
    if (!used.isEmpty()) {
      lines.add("cards:");
      used.forEach(card -> lines.add("  " + card.key() + ": " + card.value()));
    }
  }

  private void steps(List<String> lines) {
    if (witness.steps().isEmpty()) {
      return;
    }
    lines.add("play:");
    P position = witness.start().a();
    for (Pair<M> step : witness.steps()) {
      lines.add("  - " + step(game(Side.A), position, step.a()));
      position = game(Side.A).play(position, step.a());
    }
  }

  private String step(Game<P, M> game, P position, M move) {
    return ScenarioLines.step(game, position, comparison.readings().inWords(move));
  }

  // ---- What comes of it ----

  private void under(Side side, String name, List<String> lines) {
    lines.add("  " + ScenarioLines.quoted(name) + ":");
    if (witness.difference() instanceof Difference.LegalMoves<M> legal) {
      if (legal.legalUnder() == side) {
        allowed(side, legal.move(), lines);
      } else {
        refused(legal, lines);
      }
    } else {
      outcome(side, lines);
    }
  }

  private void allowed(Side side, M move, List<String> lines) {
    lines.add("    then:");
    P position = side.of(witness.end());
    lines.add("      - " + step(game(side), position, move));
    P after = game(side).play(position, move);
    while (game(side).turn(after) instanceof Turn.Chance<M>(_, var outcomes)) {
      lines.add("      - " + step(game(side), after, outcomes.get(0)));
      after = game(side).play(after, outcomes.get(0));
    }
  }

  private void refused(Difference.LegalMoves<M> legal, List<String> lines) {
    String words = ScenarioLines.quoted(comparison.readings().inWords(legal.move()));
    if (legal.refusing().isPresent() && legal.refusing().get() instanceof Ruling.Refused refused) {
      lines.add("    then:");
      lines.add("      - refused: " + words);
      lines.add("        because: " + refused.clause().id());
    } else {
      lines.add("    note: " + ScenarioLines.quoted("what it names is not there: " + legal.move()));
    }
  }

  private void outcome(Side side, List<String> lines) {
    var fields = DifferingFields.of(comparison.readings(), witness.end());
    Map<String, String> here = new LinkedHashMap<>(side == Side.A ? fields.a() : fields.b());
    // Nobody's memory of control is not a field that can be compared.
    here.entrySet().removeIf(f -> f.getKey().startsWith("control.") && f.getValue().equals("none"));
    if (!here.isEmpty()) {
      lines.add("    " + ScenarioLines.expect(here));
    }
    lines.add("    note: " + ScenarioLines.quoted(told(witness.difference(), side)));
  }

  /// What the difference is under one of the readings.
  public static <M> String told(Difference<M> difference, Side side) {
    return switch (difference) {
      case Difference.Ending<M>(var results) -> side.of(results).words();
      case Difference.Decider<M>(var deciders) -> "next: " + side.of(deciders);
      case Difference.Chance<M>(var outcome, var weights, var totals) ->
          "%s: %d of %d".formatted(outcome, side.of(weights), side.of(totals));
      case Difference.Knowledge<M>(var player) ->
          "the %s may know something else than under the other reading".formatted(player.id());
      case Difference.Table<M> _ -> "other things lie on the table";
      case Difference.LegalMoves<M> legal -> "legal or not: " + legal.move();
    };
  }
}
