package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What came of the same moves under several readings, told in one short phrase each: what is
/// refused and why, and where the positions at the end differ.
///
/// @param scenario the scenario; what it expects says which fields are worth telling
/// @param transcripts the plays, one per reading
record Outcomes(Scenario scenario, List<? extends Transcript<?, ?>> transcripts) {

  List<String> phrases() {
    List<Field> telling = fieldsThatDiffer();
    return transcripts.stream().<String>map(transcript -> phrase(transcript, telling)).toList();
  }

  private <P, M> String phrase(Transcript<P, M> transcript, List<Field> telling) {
    if (!transcript.passed()) {
      return failure(transcript);
    }
    var parts = new ArrayList<String>();
    for (int i = 0; i < transcript.steps().size(); i++) {
      facet(i, transcript).ifPresent(parts::add);
    }
    telling.stream()
        .filter(field -> isExpected(field, transcript.scenario()))
        .forEach(field -> parts.add(field.key() + ": " + found(transcript, field)));
    if (parts.isEmpty() || (!asks() && transcripts.stream().anyMatch(Transcript::stopped))) {
      parts.addFirst("every step is played");
    }
    return String.join("; ", parts);
  }

  /// Whether a play is expected to say something about a field. What was replayed without
  /// expectations tells all of them.
  private static boolean isExpected(Field field, Scenario played) {
    return played.expect().isEmpty()
        || played.expect().stream().anyMatch(each -> each.key().equals(field.key()));
  }

  /// What is worth telling of a step: what the scenario does not ask of every reading.
  private <P, M> Optional<String> facet(int index, Transcript<P, M> transcript) {
    Played<P, M> played = transcript.steps().get(index);
    int common = common(transcript);
    if (index < common) {
      return priceIfItDiffers(index, played);
    }
    if (index == common && index < scenario.play().size()) {
      return Optional.of("refused at step %d%s".formatted(index + 1, by(played)));
    }
    String move = played.move().map(transcript.opening().game().notation()::writeMove).orElse("");
    return switch (played.step()) {
      case Step.Do _ -> Optional.of("then %s%s".formatted(move, price(played)));
      case Step.Refused _ -> Optional.of("%s refused%s".formatted(move, by(played)));
      case Step.Listed _ -> Optional.of(move + " is legal");
      case Step.Absent _ -> Optional.of("%s is not legal%s".formatted(move, by(played)));
      case Step.Chance _ -> Optional.of(move);
      case Step.Look look ->
          Optional.of(
              look.expect().stream()
                  .map(field -> field.key() + " is " + field.value())
                  .collect(Collectors.joining("; ")));
    };
  }

  /// How many steps are common to all readings, counted in one of the plays: all of them, or those
  /// before the one that is refused.
  private int common(Transcript<?, ?> transcript) {
    List<Step> play = scenario.play();
    List<? extends Played<?, ?>> steps = transcript.steps();
    int most = Math.min(play.size(), steps.size());
    return IntStream.range(0, most)
        .filter(i -> !steps.get(i).step().equals(play.get(i)))
        .findFirst()
        .orElse(most);
  }

  private Optional<String> priceIfItDiffers(int index, Played<?, ?> played) {
    long prices =
        transcripts.stream()
            .map(Transcript::steps)
            .filter(steps -> steps.size() > index && steps.get(index).isMoveCarriedOut())
            .map(steps -> steps.get(index).cost())
            .distinct()
            .count();
    return prices > 1
        ? Optional.of("step %d costs %d".formatted(index + 1, played.cost()))
        : Optional.empty();
  }

  private static String price(Played<?, ?> played) {
    return played.cost() > 0 ? " for %d".formatted(played.cost()) : "";
  }

  private static String by(Played<?, ?> played) {
    return played.ruling().orElse(null) instanceof Ruling.Refused refused
        ? " by " + refused.clause().id()
        : "";
  }

  private static String failure(Transcript<?, ?> transcript) {
    List<? extends Played<?, ?>> steps = transcript.steps();
    return IntStream.range(0, steps.size())
        .filter(i -> !steps.get(i).failures().isEmpty())
        .mapToObj(i -> failure(i + 1, steps.get(i)))
        .findFirst()
        .orElseGet(() ->
            "fails at the end: "
                + transcript
                    .failuresAtEnd()
                    .getFirst()
                    .sentence()
                    .lines()
                    .findFirst()
                    .orElseThrow());
  }

  private static String failure(int number, Played<?, ?> played) {
    if (played.step() instanceof Step.Do
        && played.ruling().orElse(null) instanceof Ruling.Refused refused) {
      return "refused at step %d by %s: %s"
          .formatted(number, refused.clause().id(), refused.reason());
    }
    String sentence = played.failures().getFirst().sentence();
    return "fails at step %d: %s".formatted(number, sentence.lines().findFirst().orElseThrow());
  }

  /// The fields that the scenario expects under some reading, or, if it expects none, all, that
  /// differ between the positions.
  private List<Field> fieldsThatDiffer() {
    var byKey = new LinkedHashMap<String, Field>();
    Stream.concat(
            scenario.expect().stream(),
            scenario.under().stream().flatMap(under -> under.expect().stream()))
        .forEach(field -> byKey.putIfAbsent(field.key(), field));
    if (byKey.isEmpty() && transcripts.size() > 1) {
      transcripts.stream()
          .flatMap(Outcomes::fields)
          .forEach(field -> byKey.putIfAbsent(field.key(), field));
    }
    return byKey.values().stream()
        .filter(field -> transcripts.stream().map(t -> found(t, field)).distinct().count() > 1)
        .toList();
  }

  private static <P, M> Stream<Field> fields(Transcript<P, M> transcript) {
    Game<P, M> game = transcript.opening().game();
    return game.notation().fields(game.table(transcript.last())).stream();
  }

  /// Whether the scenario says what is worth telling of the position at the end.
  private boolean asks() {
    return !scenario.expect().isEmpty() || !scenario.under().isEmpty();
  }

  /// The position at the end of a play; without what its reading makes it remember, unless the
  /// scenario asks for more than what lies on the table.
  private <P, M> P end(Transcript<P, M> transcript) {
    P last = transcript.last();
    return asks() ? last : transcript.opening().game().table(last);
  }

  private <P, M> String found(Transcript<P, M> transcript, Field field) {
    try {
      String found =
          Expected.disagreement(transcript.opening().game(), end(transcript), field)
              .orElse(field.value());
      return found.isEmpty() ? "none" : found;
    } catch (BadInput e) {
      return "none";
    }
  }
}
