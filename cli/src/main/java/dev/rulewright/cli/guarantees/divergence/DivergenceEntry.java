package dev.rulewright.cli.guarantees.divergence;

import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import dev.rulewright.simulator.divergence.Difference;
import dev.rulewright.simulator.divergence.Difference.Side;
import dev.rulewright.simulator.divergence.Divergence;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Witness;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/// Where two readings part.
record DivergenceEntry<P, M>(
    Comparison<P, M> comparison, Divergence<P, M> found, PrintWriter out, Ink ink) {

  private static final String INDENT = "     ";

  /// In JSON: the two readings, the shortest play in which they part, or what was searched without
  /// a difference if none was found, and how many pairs of positions were compared.
  JsonObject json() {
    String family = found.family().orElse("");
    return new JsonObject()
        .with("a", comparison.a().name())
        .with("b", comparison.b().name())
        .with("play", found.witness().map(each -> play(family, each)).orElse(null))
        .with("searched", found.witness().isEmpty() ? found.bounds() : null)
        .with("pairs", found.pairs());
  }

  /// A play: its moves without what chance brings, the family of its start, the moves and outcomes
  /// of chance that both readings allow, the kind of difference, and, if it is that, the move that
  /// only `a` or `b` allows.
  private JsonObject play(String family, Witness<P, M> witness) {
    var notation = comparison.readings().a().notation();
    var play =
        new JsonObject()
            .with("length", witness.length())
            .with("from", family)
            .with("start", notation.write(witness.start().a()))
            .with(
                "steps",
                witness.steps().stream().map(step -> notation.writeMove(step.a())).toList())
            .with("differs", witness.difference().kind());
    return witness.difference() instanceof Difference.LegalMoves<M> legal
        ? play.with("move", notation.writeMove(legal.move()))
            .with("legalUnder", legal.legalUnder().of(new Pair<>("a", "b")))
        : play;
  }

  /// Prints a storyboard of the play, and what differs after it.
  void print() {
    heading();
    found.witness().ifPresentOrElse(this::story, this::nothing);
  }

  private void heading() {
    out.println(ink.of(Part.TITLE, "A  ") + comparison.a().name());
    out.println(ink.of(Part.TITLE, "B  ") + comparison.b().name());
    List<Question> questions = comparison.questions();
    if (questions.size() > 3) {
      out.printf("They answer %d questions differently.%n", questions.size());
      return;
    }
    for (Question question : questions) {
      out.println();
      out.println(ink.of(Part.CLAUSE, question.id()) + " " + Paragraph.hanging(question.asks(), 4));
      out.println("  A  " + Paragraph.hanging(comparison.a().answerTo(question).sentence(), 5));
      out.println("  B  " + Paragraph.hanging(comparison.b().answerTo(question).sentence(), 5));
    }
  }

  private void nothing() {
    out.println();
    out.println(ink.of(Part.TITLE, "No difference found") + " within these bounds:");
    for (Divergence.Searched each : found.bounds()) {
      out.printf(
          "  %s, %s each%s%n",
          Paragraph.count(each.starts(), "position") + " of " + each.family(),
          "up to " + Paragraph.count(each.length(), "move"),
          each.complete()
              ? ""
              : ", longer plays stopped after %,d pairs".formatted(each.stoppedAfter()));
    }
    out.printf("%,d pairs of positions were compared.%n", found.pairs());
  }

  private void story(Witness<P, M> witness) {
    Game<P, M> a = comparison.readings().a();
    out.println();
    out.println(
        ink.of(Part.TITLE, "They part after " + Paragraph.count(witness.length(), "move") + ": ")
            + witness.difference().kind()
            + found.family().map(family -> " (from " + family + ")").orElse(""));
    out.println();
    out.println(Pictured.text(a, witness.start().a()).stripTrailing());
    out.println();
    Pair<P> now = witness.start();
    int number = 1;
    for (Pair<M> step : witness.steps()) {
      now = step(now, step, number++);
    }
    difference(witness, number);
  }

  /// Tells a step that both readings allow, and what happens under each.
  private Pair<P> step(Pair<P> now, Pair<M> step, int number) {
    var eventsA = new ArrayList<Event>();
    var eventsB = new ArrayList<Event>();
    P afterA = comparison.readings().a().play(now.a(), step.a(), eventsA::add);
    P afterB = comparison.readings().b().play(now.b(), step.b(), eventsB::add);
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
    return ink.of(Part.CLAUSE, Clause.cited(clauses));
  }

  private void difference(Witness<P, M> witness, int number) {
    switch (witness.difference()) {
      case Difference.LegalMoves<M> legal -> legalMoves(legal, number);
      case Difference.Ending<M> _, Difference.Decider<M> _, Difference.Chance<M> _ ->
          each(
              WitnessScenario.told(witness.difference(), Side.A),
              WitnessScenario.told(witness.difference(), Side.B));
      case Difference.Table<M> _ -> fields(witness.end());
      case Difference.Knowledge<M>(var player) -> {
        out.println(INDENT + "   What the " + player.id() + " may know:");
        fields(observed(witness.end(), player));
      }
    }
  }

  private Pair<P> observed(Pair<P> end, Player player) {
    return new Pair<>(
        comparison.readings().a().observe(end.a(), player),
        comparison.readings().b().observe(end.b(), player));
  }

  private void legalMoves(Difference.LegalMoves<M> legal, int number) {
    out.println(
        "%3d  ".formatted(number)
            + ink.of(Part.MOVE, comparison.readings().a().notation().writeMove(legal.move())));
    String allowed = ink.of(Part.PASSED, "legal: ") + reason(legal.allowing());
    String refused =
        ink.of(Part.REFUSAL, "refused: ")
            + legal.refusing().map(this::reason).orElse("there is nothing of that name");
    boolean underA = legal.legalUnder().of(new Pair<>(true, false));
    each(underA ? allowed : refused, underA ? refused : allowed);
  }

  private String reason(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> allowed.reason() + " " + clauses(allowed.clauses());
      case Ruling.Refused refused -> refused.reason() + " " + clauses(List.of(refused.clause()));
    };
  }

  private void fields(Pair<P> end) {
    var fields = DifferingFields.of(comparison.readings(), end);
    each(fields.written().a(), fields.written().b());
  }

  private void each(String a, String b) {
    out.println(INDENT + "A  " + Paragraph.hanging(a, INDENT.length() + 3));
    out.println(INDENT + "B  " + Paragraph.hanging(b, INDENT.length() + 3));
  }
}
