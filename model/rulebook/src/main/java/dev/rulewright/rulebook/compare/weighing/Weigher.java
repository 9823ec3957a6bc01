package dev.rulewright.rulebook.compare.weighing;

import dev.rulewright.rulebook.compare.matching.Clue;
import dev.rulewright.rulebook.compare.matching.Clues;
import dev.rulewright.rulebook.compare.reading.Evidence;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Passage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How sure it is what is found in a row, and what to call it: first by what each finding rests on,
/// which says which one is told first, then by all that the row says of the edition.
public final class Weigher {

  /// So few editions are less of a majority than those from which the weights are learnt: what one
  /// alone allows or demands, and answers that exclude each other, are told as their words say.
  private static final int THREE = 3;

  /// How sure it is what words teach where two editions are no majority.
  private static final double TWO_EDITIONS = 0.7;

  /// How much less sure a difference is in which four editions or more are divided.
  private static final double UNDECIDED = 0.45;

  /// Answers that surely exclude each other are told beside others.
  private static final double SURE = 0.8;

  /// How much less likely it is that an edition deviates twice.
  private static final double FURTHER = 0.3;

  /// So many rows teach how often two languages give answers that exclude each other.
  private static final double CONTRARY_ROWS = 60;

  /// So many rows teach how often one language gives an answer and another one does not.
  private static final double SILENT_ROWS = 40;

  /// So many rows teach too little to know the counterparts of opposites by; with more, words that
  /// have none tell free wording from a slip.
  private static final int PAGE = 24;

  /// How freely editions are worded at most that are alike.
  private static final double ALIKE = 0.6;

  private final double common;
  private final int rows;
  private final Map<String, Passage> speaking;
  private final List<Clue> clues;
  private final Deviation deviation;

  /// The features of the editions of which something has been weighed.
  private final Map<String, Map<String, Double>> known = new HashMap<>();

  /// @param index of the row
  /// @param common how much the editions have in common in the row, from 0 to 1
  /// @param speaking what they say in the row, by language
  /// @param clues of the row
  public Weigher(
      int index, double common, Map<String, Passage> speaking, Clues all, List<Clue> clues) {
    this.common = common;
    rows = all.rows();
    this.speaking = speaking;
    this.clues = clues;
    deviation = new Deviation(index, speaking, all, clues);
  }

  /// How sure a finding is by itself.
  ///
  /// @param certainty how sure it is that the editions should say the same there, from 0 to 1
  /// @param decided whether one edition is alone with what it says
  public double byItself(Ground ground, double certainty, boolean decided) {
    double trust = ground.isLearnt() && speaking.size() < THREE ? TWO_EDITIONS : 1;
    double sure = trust * ground.sure() * certainty * Math.min(1, 0.5 + common);
    return speaking.size() > THREE && !decided ? sure * UNDECIDED : sure;
  }

  /// Whether nothing has been weighed of an edition.
  public boolean isFirst(String language) {
    return !known.containsKey(language);
  }

  /// How likely it is that an edition deviates, by all that the row says: of several findings in
  /// one edition the first one has it all, as one difference leaves several traces.
  ///
  /// @param sure how sure the finding is by itself
  /// @param contrary whether it is of answers that exclude each other
  public double ofEdition(String language, double sure, boolean contrary, Kind kind) {
    boolean whole = isFirst(language) || (contrary && sure >= SURE);
    double probability = deviation.probability(known(language));
    double confidence = whole ? probability : probability * FURTHER;
    boolean own = speaking.size() == THREE && (contrary || kind == Kind.MODALITY);
    return own ? Math.max(confidence, sure) : confidence;
  }

  /// Whether the row has two editions with so many words in common that what else differs stands
  /// out.
  public boolean isAlike(String language) {
    return speaking.size() == 2 && deviation.isAlike(language, ALIKE, Map.of());
  }

  /// The same, the text being too short to learn from: the longer it is, the more words they must
  /// have in common.
  ///
  /// @param contrary whether it is of answers that exclude each other
  /// @param opposites where editions say them, by language: words that need no counterpart on a
  ///   page
  public boolean isAlikeInShortText(
      String language, boolean contrary, Map<String, Evidence> opposites) {
    double free = 1 - rows / (contrary ? CONTRARY_ROWS : SILENT_ROWS);
    return speaking.size() == 2
        && free > 0
        && deviation.isAlike(language, free, rows <= PAGE ? opposites : Map.of());
  }

  /// What to call it that an edition deviates. Of two editions one of which allows what the other
  /// demands, that is the difference.
  ///
  /// @param found the kind of what was found first
  /// @param contrary whether that is of answers that exclude each other
  public Kind called(String language, Kind found, boolean contrary) {
    boolean certain = speaking.size() < THREE && found == Kind.MODALITY && contrary;
    return certain ? found : deviation.called(language, known(language), found);
  }

  private Map<String, Double> known(String language) {
    return known.computeIfAbsent(language, deviation::features);
  }

  /// What speaks for it that an edition deviates, by feature.
  public Map<String, Double> features(String language) {
    return deviation.features(language);
  }

  /// Where the words stand with which an edition is alone, by feature.
  public Map<String, Double> surroundings(String language) {
    return Surroundings.of(language, speaking, clues);
  }

  /// The edition that a finding judges: the one that is alone, of two the second.
  public Optional<String> judged(Optional<String> alone) {
    return speaking.size() == 2 ? Optional.of(List.copyOf(speaking.keySet()).getLast()) : alone;
  }
}
