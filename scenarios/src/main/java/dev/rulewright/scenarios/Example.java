package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A scenario as an example that a rulebook might print: what is given, what is tried, and what
/// comes of it. It rules an answer out if something else would come of it under that answer: other
/// moves are legal, another clause refuses, or other things lie on the table at the end.
///
/// @param ruledOut the answers that it rules out, in the order of the rulebook
public record Example(Scenario scenario, List<RuledOut> ruledOut) {

  /// An answer to a question.
  public record RuledOut(Question question, Question.Answer answer) {

    /// Such as `A38=adjacent-only`.
    @Override
    public String toString() {
      return question.id() + "=" + answer.name();
    }

    /// A reading with this answer, as it is written.
    ///
    /// @param reading such as `printed-fr,A19=legal`
    public String in(String reading) {
      Stream<String> others =
          Stream.of(reading.split(","))
              .map(String::strip)
              .filter(piece -> !answers(piece, question));
      return Stream.concat(others, Stream.of(toString())).collect(Collectors.joining(","));
    }

    Word in(Word reading) {
      return new Word(in(reading.text()), reading.place());
    }
  }

  /// Replays a scenario under a reading, and with each other answer to each question in turn. Of a
  /// scenario that tells several outcomes the one is taken that holds under the reading.
  ///
  /// @param reading the reading that the examples are to pin
  /// @throws BadInput if the scenario cannot be set up under the reading
  public static Example of(Scenario scenario, Word reading, Box<?, ?> box) {
    Scenario told =
        Branches.of(scenario).stream()
            .filter(branch -> Replay.oneOfSeveral(Opening.of(branch.plain(reading), box)).passed())
            .findFirst()
            .orElse(scenario);
    List<String> shown = shown(Opening.of(told.plain(reading), box));
    var ruledOut = new ArrayList<RuledOut>();
    for (RuledOut other : others(box.rulebook().questions(), reading)) {
      if (!outcome(told, other.in(reading), box).map(shown::equals).orElse(true)) {
        ruledOut.add(other);
      }
    }
    return new Example(scenario, ruledOut);
  }

  /// Every answer that can be played and is not the reading's.
  public static List<RuledOut> others(List<Question> questions, Word reading) {
    return questions.stream()
        .flatMap(question ->
            question.answers().stream()
                .filter(answer -> !answer.name().equals(given(reading.text(), question)))
                .map(answer -> new RuledOut(question, answer)))
        .toList();
  }

  /// The name of the answer that a reading gives, as it is written: its own, or that of its
  /// profile.
  private static String given(String reading, Question question) {
    return Stream.of(reading.split(","))
        .map(String::strip)
        .flatMap(piece ->
            answers(piece, question)
                ? Stream.of(piece.substring(piece.indexOf('=') + 1).strip())
                : question.printedIn(piece.replaceFirst("^printed-", "")).stream()
                    .map(Question.Answer::name))
        .reduce(question.standard(), (_, last) -> last);
  }

  private static boolean answers(String piece, Question question) {
    return piece.startsWith(question.id() + "=") || piece.startsWith(question.name() + "=");
  }

  /// What comes of it; empty if there is no such reading or no such position under it.
  private static Optional<List<String>> outcome(Scenario told, Word reading, Box<?, ?> box) {
    try {
      return Optional.of(shown(Opening.of(told.plain(reading), box)));
    } catch (BadInput e) {
      return Optional.empty();
    }
  }

  /// The ruling on each step, and what lies on the table at the end.
  private static <P, M> List<String> shown(Opening<P, M> opening) {
    Transcript<P, M> transcript = Replay.oneOfSeveral(opening);
    Game<P, M> game = opening.game();
    var shown = new ArrayList<String>();
    for (Played<P, M> played : transcript.steps()) {
      shown.add(
          switch (played.ruling().orElse(null)) {
            case null -> played.goesOn() ? "seen" : "impossible";
            case Ruling.Allowed _ -> "allowed";
            case Ruling.Refused refused -> "refused by " + refused.clause().id();
          });
    }
    shown.add(
        game.notation().fields(game.table(transcript.last())).stream()
            .map(field -> field.key() + ": " + field.value())
            .collect(Collectors.joining("; ")));
    return shown;
  }

  /// Whether a rulebook prints it: all editions, or those that the scenario names.
  ///
  /// @param edition the edition, or empty for any
  public boolean isPrinted(Optional<String> edition) {
    boolean any = scenario.toldIn().isEmpty();
    return scenario.source().isPresent()
        && (any
            || edition
                .map(code -> scenario.toldIn().stream().anyMatch(told -> told.key().equals(code)))
                .orElse(true));
  }

  /// The number of its steps.
  public int steps() {
    return scenario.play().size();
  }
}
