package dev.rulewright.cli.guarantees;

import dev.rulewright.cli.guarantees.divergence.Comparison;
import dev.rulewright.cli.guarantees.divergence.DifferingFields;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.scenarios.Emphasis.Part;
import dev.rulewright.simulator.divergence.Difference;
import dev.rulewright.simulator.divergence.Divergence;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Witness;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Tells in text where two readings part: a storyboard of the play, and what differs after it.
record DivergenceText(Ink ink) {

  private static final String INDENT = "     ";

  void print(Comparison comparison, Divergence<Position, Move> found, PrintWriter out) {
    heading(comparison, out);
    found
        .witness()
        .ifPresentOrElse(
            witness -> story(comparison, found, witness, out), () -> nothing(found, out));
  }

  private void heading(Comparison comparison, PrintWriter out) {
    out.println(ink.of(Part.TITLE, "A  ") + comparison.a().name());
    out.println(ink.of(Part.TITLE, "B  ") + comparison.b().name());
    List<Question> questions = comparison.questions();
    if (questions.size() > 3) {
      out.println("They answer %d questions differently.".formatted(questions.size()));
      return;
    }
    for (Question question : questions) {
      out.println();
      out.println(ink.of(Part.CLAUSE, question.id()) + " " + Paragraph.hanging(question.asks(), 4));
      out.println("  A  " + Paragraph.hanging(comparison.a().answerTo(question).sentence(), 5));
      out.println("  B  " + Paragraph.hanging(comparison.b().answerTo(question).sentence(), 5));
    }
  }

  private void nothing(Divergence<Position, Move> found, PrintWriter out) {
    out.println();
    out.println(ink.of(Part.TITLE, "No difference found") + " within these bounds:");
    for (Divergence.Searched each : found.bounds()) {
      out.println(
          "  %s, %s each%s"
              .formatted(
                  Paragraph.count(each.starts(), "position") + " of " + each.family(),
                  "up to " + Paragraph.count(each.length(), "move"),
                  each.complete()
                      ? ""
                      : ", longer plays stopped after %,d pairs".formatted(each.stoppedAfter())));
    }
    out.println("%,d pairs of positions were compared.".formatted(found.pairs()));
  }

  private void story(
      Comparison comparison,
      Divergence<Position, Move> found,
      Witness<Position, Move> witness,
      PrintWriter out) {
    Game<Position, Move> a = comparison.readings().a();
    out.println();
    out.println(
        ink.of(Part.TITLE, "They part after " + Paragraph.count(witness.length(), "move") + ": ")
            + witness.difference().kind()
            + found.family().map(family -> " (from " + family + ")").orElse(""));
    out.println();
    out.println(a.notation().picture(witness.start().a()).stripTrailing());
    out.println();
    Pair<Position> now = witness.start();
    int number = 1;
    for (Pair<Move> step : witness.steps()) {
      now = step(comparison, now, step, number++, out);
    }
    difference(comparison, witness, number, out);
  }

  /// Tells a step that both readings allow, and what happens under each.
  private Pair<Position> step(
      Comparison comparison, Pair<Position> now, Pair<Move> step, int number, PrintWriter out) {
    var eventsA = new ArrayList<Event>();
    var eventsB = new ArrayList<Event>();
    Position afterA = comparison.readings().a().play(now.a(), step.a(), eventsA::add);
    Position afterB = comparison.readings().b().play(now.b(), step.b(), eventsB::add);
    out.println(
        "%3d  ".formatted(number)
            + ink.of(Part.MOVE, comparison.readings().a().notation().writeMove(step.a())));
    List<String> toldA = eventsA.stream().map(this::told).toList();
    List<String> toldB = eventsB.stream().map(this::told).toList();
    if (toldA.equals(toldB)) {
      toldA.forEach(line -> out.println(INDENT + "   " + line));
    } else {
      toldA.forEach(line -> out.println(INDENT + "A  " + line));
      toldB.forEach(line -> out.println(INDENT + "B  " + line));
    }
    return new Pair<>(afterA, afterB);
  }

  private String told(Event event) {
    return event.text() + " " + clauses(event.clauses());
  }

  private String clauses(List<? extends Clause> clauses) {
    return ink.of(
        Part.CLAUSE, clauses.stream().map(Clause::id).collect(Collectors.joining(", ", "[", "]")));
  }

  private void difference(
      Comparison comparison, Witness<Position, Move> witness, int number, PrintWriter out) {
    switch (witness.difference()) {
      case Difference.LegalMoves<Move> legal -> legalMoves(comparison, legal, number, out);
      case Difference.Ending<Move>(var results) ->
          each(results.a().words(), results.b().words(), out);
      case Difference.Decider<Move>(var deciders) ->
          each("next: " + deciders.a(), "next: " + deciders.b(), out);
      case Difference.Chance<Move>(var outcome, var weights, var totals) ->
          each(
              "%s: %d of %d".formatted(outcome, weights.a(), totals.a()),
              "%s: %d of %d".formatted(outcome, weights.b(), totals.b()),
              out);
      case Difference.Table<Move> _ -> fields(comparison, witness.end(), out);
      case Difference.Knowledge<Move>(var player) -> {
        out.println(INDENT + "   What the " + player.id() + " may know:");
        fields(comparison, observed(comparison, witness.end(), player), out);
      }
    }
  }

  private static Pair<Position> observed(
      Comparison comparison, Pair<Position> end, dev.rulewright.kernel.Player player) {
    return new Pair<>(
        comparison.readings().a().observe(end.a(), player),
        comparison.readings().b().observe(end.b(), player));
  }

  private void legalMoves(
      Comparison comparison, Difference.LegalMoves<Move> legal, int number, PrintWriter out) {
    out.println(
        "%3d  ".formatted(number)
            + ink.of(Part.MOVE, comparison.readings().a().notation().writeMove(legal.move())));
    String allowed = ink.of(Part.PASSED, "legal: ") + reason(legal.allowing());
    String refused =
        ink.of(Part.REFUSAL, "refused: ")
            + legal.refusing().map(this::reason).orElse("there is nothing of that name");
    boolean underA = legal.legalUnder().of(new Pair<>(true, false));
    each(underA ? allowed : refused, underA ? refused : allowed, out);
  }

  private String reason(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> allowed.reason() + " " + clauses(allowed.clauses());
      case Ruling.Refused refused -> refused.reason() + " " + clauses(List.of(refused.clause()));
    };
  }

  private static void fields(Comparison comparison, Pair<Position> end, PrintWriter out) {
    var fields = DifferingFields.of(comparison.readings(), end);
    each(fields.written().a(), fields.written().b(), out);
  }

  private static void each(String a, String b, PrintWriter out) {
    out.println(INDENT + "A  " + Paragraph.hanging(a, INDENT.length() + 3));
    out.println(INDENT + "B  " + Paragraph.hanging(b, INDENT.length() + 3));
  }
}
