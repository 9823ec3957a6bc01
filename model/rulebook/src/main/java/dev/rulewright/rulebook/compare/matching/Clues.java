package dev.rulewright.rulebook.compare.matching;

import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Word;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.reading.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// What some editions say in a row and others do not, as far as all rows teach what to expect.
public final class Clues {

  private final List<String> languages;
  private final List<Map<String, Passage>> rows;
  private final Learnt learnt;

  private Clues(List<String> languages, List<Map<String, Passage>> rows, Learnt learnt) {
    this.languages = List.copyOf(languages);
    this.rows = List.copyOf(rows);
    this.learnt = learnt;
  }

  /// Learns from all rows.
  ///
  /// @param rows what each edition says, by language; every language is there
  public Clues(List<String> languages, List<Map<String, Passage>> rows) {
    this(languages, rows, Learnt.of(languages, rows));
  }

  /// The same with another thing said in one row. What that row teaches of itself is left out where
  /// it is judged, so little is learnt from what it says now.
  public Clues with(int row, Map<String, Passage> said) {
    var changed = new ArrayList<>(rows);
    changed.set(row, said);
    return new Clues(languages, changed, learnt);
  }

  /// How many rows there are.
  public int rows() {
    return rows.size();
  }

  /// The languages of all editions.
  public List<String> languages() {
    return languages;
  }

  /// The editions that say something in a row.
  public Map<String, Passage> speaking(int row) {
    return Learnt.speaking(rows.get(row));
  }

  /// How much longer an edition is in a row than the others let expect, as a natural logarithm,
  /// weighed by how much there is.
  ///
  /// @param speaking what the editions say in the row, by language
  public double length(String language, Map<String, Passage> speaking) {
    return learnt.length(language, speaking);
  }

  /// All clues of a row, in the order of the slots, then of the words.
  public List<Clue> of(int row) {
    Map<String, Passage> speaking = speaking(row);
    var clues = new ArrayList<Clue>();
    for (Clue answer : AnswerClues.of(speaking)) {
      clues.add(answer.isOfOpposites() ? answer : familiar(answer));
    }
    List<Clue> words = new WordClues(row, speaking, learnt).clues();
    for (Clue name : NameClues.of(speaking)) {
      words.removeIf(clue -> clue.value().equals(name.value()));
      words.add(learnt.name(name));
    }
    clues.addAll(words);
    return clues;
  }

  /// An answer, as sure as it is that editions give it alike.
  private Clue familiar(Clue answer) {
    Clue clue = learnt.answer(answer);
    return isSureByItself(clue.slot().orElseThrow())
        ? clue
        : clue.with(clue.certainty() * learnt.familiarity(clue));
  }

  /// Whether it matters however seldom it is said.
  private static boolean isSureByItself(Slot slot) {
    return slot.silence() == Severity.RULE_CHANGING || slot.equals(Slot.NUMBERS);
  }

  /// Whether a word has a counterpart in no other edition, though nothing says that it needs one.
  public boolean isUnexplained(int row, String language, Word word) {
    return speaking(row).keySet().stream()
        .filter(other -> !other.equals(language))
        .noneMatch(other -> counterpart(row, language, word, other).isPresent());
  }

  /// The counterpart of a word in another edition, if it has one there.
  public Optional<Word> counterpart(int row, String language, Word word, String other) {
    Passage passage = Objects.requireNonNull(rows.get(row).get(other));
    return learnt.dictionary(language, other).counterpart(word, row, passage);
  }

  /// Whether a word has counterparts in all of some editions.
  public boolean isTranslated(int row, String language, Word word, Set<String> others) {
    return others.stream()
        .allMatch(
            other -> other.equals(language) || counterpart(row, language, word, other).isPresent());
  }
}
