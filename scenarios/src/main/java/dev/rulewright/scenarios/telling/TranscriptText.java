package dev.rulewright.scenarios.telling;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.scenarios.Failure;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Step;
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import java.util.List;

/// Tells a transcript as a story in plain text: title, picture of the given position, each step
/// with its price, its events and their clauses, and the verdict.
///
/// @param language the language of titles, such as `de`; the rest is English
/// @param emphasis makes parts of the story stand out
/// @param pictures which positions to draw
public record TranscriptText(String language, Emphasis emphasis, Pictures pictures) {

  /// Which positions to draw.
  public enum Pictures {
    NONE,
    GIVEN,
    GIVEN_AND_LAST
  }

  /// The story; every line ends with a line break.
  public <P, M> String write(Transcript<P, M> transcript) {
    var text = new StringBuilder();
    Game<P, M> game = transcript.opening().game();
    heading(transcript.scenario(), text);
    if (pictures != Pictures.NONE) {
      picture(game, transcript.opening().given(), text);
    }
    int number = 1;
    for (Played<P, M> played : transcript.steps()) {
      step(number++, played, game, text);
    }
    if (pictures == Pictures.GIVEN_AND_LAST) {
      picture(game, transcript.last(), text);
    }
    verdict(transcript, text);
    return text.toString();
  }

  private void heading(Scenario scenario, StringBuilder text) {
    line(text, "", emphasis.of(Part.TITLE, scenario.title().in(language)));
    line(text, "", emphasis.of(Part.SOURCE, scenario.file() + ", reading " + scenario.reading()));
    scenario.source().ifPresent(source -> line(text, "", emphasis.of(Part.SOURCE, source)));
    line(text, "", "about " + emphasis.of(Part.CLAUSE, String.join(", ", scenario.about())));
  }

  private static <P, M> void picture(Game<P, M> game, P position, StringBuilder text) {
    text.append('\n').append(Pictured.text(game, position).stripTrailing()).append("\n\n");
  }

  private <P, M> void step(int number, Played<P, M> played, Game<P, M> game, StringBuilder text) {
    line(text, "%3d  ".formatted(number), headline(played, game));
    played.step().note().ifPresent(note -> line(text, INDENT, emphasis.of(Part.SOURCE, note)));
    for (Event event : played.events()) {
      line(text, INDENT, event.text() + " " + clauses(event.clauses()));
    }
    for (Failure failure : played.failures()) {
      failure(failure, text);
    }
  }

  private static final String INDENT = "       ";

  private <P, M> String headline(Played<P, M> played, Game<P, M> game) {
    String move = played.move().map(game.notation()::writeMove).orElseGet(played.step()::written);
    return switch (played.step()) {
      case Step.Do _ when played.goesOn() ->
          emphasis.of(Part.MOVE, move) + (played.cost() > 0 ? ", cost " + played.cost() : "");
      case Step.Do _ -> emphasis.of(Part.MOVE, move);
      case Step.Chance _ -> "chance: " + emphasis.of(Part.MOVE, move);
      case Step.Refused _ -> emphasis.of(Part.REFUSAL, "refused: ") + move + ruling(played);
      case Step.Listed _ -> "legal: " + move + ruling(played);
      case Step.Absent _ -> emphasis.of(Part.REFUSAL, "not listed: ") + move + ruling(played);
      case Step.Look look -> look.written();
    };
  }

  private String ruling(Played<?, ?> played) {
    return played
        .ruling()
        .map(ruling ->
            switch (ruling) {
              case Ruling.Allowed a -> "\n" + INDENT + a.reason() + " " + clauses(a.clauses());
              case Ruling.Refused r ->
                  "\n" + INDENT + r.reason() + " " + clauses(List.of(r.clause()));
            })
        .orElse("");
  }

  private String clauses(List<? extends Clause> clauses) {
    return emphasis.of(Part.CLAUSE, Clause.cited(clauses));
  }

  private void verdict(Transcript<?, ?> transcript, StringBuilder text) {
    for (Failure failure : transcript.failuresAtEnd()) {
      failure(failure, text);
    }
    int steps = transcript.steps().size();
    if (transcript.passed()) {
      line(text, "", emphasis.of(Part.PASSED, "passed") + ": " + count(steps, "step"));
      return;
    }
    String left =
        transcript.stepsLeft() > 0
            ? ", " + count(transcript.stepsLeft(), "step") + " not played"
            : "";
    line(
        text,
        "",
        emphasis.of(Part.FAILURE, "failed")
            + ": "
            + count(transcript.failures().size(), "failure")
            + left);
  }

  private void failure(Failure failure, StringBuilder text) {
    String sentence = failure.toString().replace("\n", "\n" + INDENT);
    line(text, "  !!   ", emphasis.of(Part.FAILURE, sentence));
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private static void line(StringBuilder text, String indent, String content) {
    text.append(indent).append(content).append('\n');
  }
}
