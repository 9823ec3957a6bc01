package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Who gets what: the words behind *to*. Where one edition gives to somebody whom all others name,
/// but do not give to, the two have changed places.
public final class Receivers {

  /// So many words stand at most between *to* and who it is.
  private static final int NEAR = 3;

  private Receivers() {}

  /// Who gets something in one edition, whom all others name, but give to somebody else, whom this
  /// one names, too; empty if there are fewer than three editions.
  ///
  /// @param speaking what the editions say in the row, by language
  public static Optional<Word> exchanged(
      int index, Map<String, Passage> speaking, Clues all, String language) {
    if (speaking.size() < 3) {
      return Optional.empty();
    }
    return receivers(Objects.requireNonNull(speaking.get(language))).stream()
        .filter(word ->
            speaking.keySet().stream()
                .filter(other -> !other.equals(language))
                .allMatch(other -> isNamedOtherwise(index, speaking, all, language, word, other)))
        .findFirst();
  }

  /// Whether another edition names somebody, but gives to somebody else, whom this one names, too.
  private static boolean isNamedOtherwise(
      int index,
      Map<String, Passage> speaking,
      Clues all,
      String language,
      Word receiver,
      String other) {
    Passage here = Objects.requireNonNull(speaking.get(language));
    Passage there = Objects.requireNonNull(speaking.get(other));
    Optional<Word> named = all.counterpart(index, language, receiver, other);
    List<Word> receivers = receivers(there);
    return named.isPresent()
        && !receivers.isEmpty()
        && receivers.stream().noneMatch(each -> each.stem().equals(named.get().stem()))
        && receivers.stream()
            .allMatch(each -> {
              Optional<Word> back = all.counterpart(index, other, each, language);
              return back.isPresent()
                  && receivers(here).stream().noneMatch(w -> w.stem().equals(back.get().stem()));
            });
  }

  /// Who gets something in a passage, in the order of the text.
  public static List<Word> receivers(Passage passage) {
    return passage.marks().stream()
        .filter(said -> said.mark().type().equals("role.to"))
        .flatMap(said ->
            passage.words().stream()
                .filter(word ->
                    word.place().part() == said.place().part()
                        && word.place().at() > said.place().at()
                        && word.place().at() - said.place().at() <= NEAR)
                .limit(1))
        .toList();
  }
}
