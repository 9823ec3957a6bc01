package dev.rulewright.scenarios.file;

import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
import dev.rulewright.scenarios.Step;
import dev.rulewright.scenarios.Under;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Reads what must come of a scenario's moves under each reading.
///
/// @param play the moves that are common to all
record UnderReader(List<Step> play) {

  private static final List<String> KEYS =
      List.of("refused", "because", "then", "listed", "absent", "expect", "note");

  /// Every key of what stands under one reading.
  static List<String> keys() {
    return KEYS;
  }

  List<Under> read(Yaml value) {
    List<Under> all =
        value.entries("readings, each with what comes of the moves under it").stream()
            .map(this::under)
            .toList();
    if (all.size() < 2) {
      throw value.report().expected("at least two readings");
    }
    return all;
  }

  private Under under(Yaml.Entry entry) {
    Keys keys = Keys.of(entry.value(), "what comes of the moves under a reading", KEYS);
    if (keys.names().isEmpty()) {
      throw entry.value().report().expected("at least one of the keys " + String.join(", ", KEYS));
    }
    return new Under(
        entry.key(),
        refusal(keys),
        keys.get("then").map(StepReader::list).orElse(List.of()),
        keys.phrases("listed", "move"),
        keys.phrases("absent", "move"),
        keys.fields("expect", "fields of a position, such as 'ap: 3'"),
        keys.phrase("note", "a text").map(Word::text));
  }

  private Optional<Under.Refusal> refusal(Keys keys) {
    if (!keys.has("refused")) {
      keys.get("because")
          .ifPresent(clause -> {
            throw clause.report().because("'because' needs 'refused', the step that is refused");
          });
      return Optional.empty();
    }
    Word told = keys.require("refused").phrase("a step of the play, by its move or its number");
    Word because = keys.require("because").phrase("a clause");
    return Optional.of(new Under.Refusal(index(told), told, because));
  }

  private int index(Word told) {
    int index = told.text().matches("[0-9]{1,3}") ? numbered(told) : named(told);
    if (!(play.get(index) instanceof Step.Do)) {
      throw told.because("this step is no player's move");
    }
    return index;
  }

  private int numbered(Word told) {
    int number = Integer.parseInt(told.text());
    if (number < 1 || number > play.size()) {
      throw told.found().expected("the number of a step of the play, 1 to " + play.size());
    }
    return number - 1;
  }

  private int named(Word told) {
    List<Integer> found =
        IntStream.range(0, play.size()).filter(i -> moveOf(i).equals(told.text())).boxed().toList();
    if (found.isEmpty()) {
      List<String> moves = IntStream.range(0, play.size()).mapToObj(this::moveOf).toList();
      throw told.unknown(moves, "a move of the play");
    }
    if (found.size() > 1) {
      throw told.found()
          .because(
              "steps %d and %d are both this move\nMaybe name the step by its number.",
              found.get(0) + 1, found.get(1) + 1);
    }
    return found.getFirst();
  }

  private String moveOf(int index) {
    return play.get(index) instanceof Step.Do step ? step.move().text() : "";
  }
}
