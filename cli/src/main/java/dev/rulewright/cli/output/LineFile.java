package dev.rulewright.cli.output;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Turn;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// The scenario file that a line becomes.
public final class LineFile {

  private LineFile() {}

  /// The content of the file: what was given, what was played, what is refused at the end, and
  /// which fields of the position came out otherwise than they were.
  ///
  /// @param maker what made the file, such as `why`
  public static <P, M> String write(Line<P, M> line, String maker) {
    Game<P, M> game = line.game();
    Scenario told = line.told();
    var lines = new ArrayList<String>();
    lines.add("# Made by: rulewright " + maker);
    lines.add("title: " + ScenarioLines.quoted(told.title().toString()));
    lines.add("game: " + game.rulebook().game());
    if (!told.options().isEmpty()) {
      lines.add("option:");
      told.options().forEach(each -> lines.add("  %s: %s".formatted(each.key(), each.value())));
    }
    lines.add("clauses: [" + String.join(", ", cited(line)) + "]");
    if (cited(line).isEmpty()) {
      lines.add("shows:");
      String first = game.rulebook().clauses().getFirst().id();
      lines.add("  " + first + ": nothing was played yet");
    }
    lines.add("reading: " + ScenarioLines.quoted(game.reading()));
    if (!told.cards().isEmpty()) {
      lines.add("cards:");
      told.cards()
          .forEach(card -> lines.add("  %s: %s".formatted(card.key(), quoted(card.value()))));
    }
    P given = line.transcript().opening().given();
    switch (told.start()) {
      case OPENING -> lines.add("given: opening");
      case GIVEN -> lines.addAll(ScenarioLines.given(game, given));
    }
    lines.add(told.play().isEmpty() ? "play: []" : "play:");
    told.play().forEach(step -> lines.addAll(step(step)));
    var changed = new LinkedHashMap<>(ScenarioLines.fields(game, line.position()));
    changed.entrySet().removeAll(ScenarioLines.fields(game, given).entrySet());
    boolean waits =
        game.turn(line.position()) instanceof Turn.Chance<M>(_, var outcomes)
            && outcomes.size() > 1;
    if (!changed.isEmpty()) {
      lines.add((waits ? "  - " : "") + ScenarioLines.expect(changed));
    }
    return String.join("\n", lines) + "\n";
  }

  private static List<String> cited(Line<?, ?> line) {
    return line.transcript().cited().stream().map(Clause::id).toList();
  }

  private static List<String> step(Step step) {
    return switch (step) {
      case Step.Do move -> List.of("  - " + quoted(move.move().text()));
      case Step.Chance chance -> List.of("  - chance: " + quoted(chance.move().text()));
      case Step.Refused refused ->
          List.of(
              "  - refused: " + quoted(refused.move().text()),
              "    because: " + refused.because().text());
      case Step.Listed _, Step.Absent _, Step.Look _ -> List.of();
    };
  }

  private static String quoted(String text) {
    return ScenarioLines.quoted(text);
  }
}
