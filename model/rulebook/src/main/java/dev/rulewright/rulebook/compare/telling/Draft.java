package dev.rulewright.rulebook.compare.telling;

import static java.util.stream.Collectors.toSet;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.matching.Clue;
import dev.rulewright.rulebook.compare.reading.Evidence;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.compare.weighing.Ground;
import dev.rulewright.rulebook.compare.weighing.Weigher;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The findings of a row while it is compared: one difference is one finding.
public final class Draft {

  private static final String GIVEN = "verb.give";

  private final Row row;
  private final Map<String, Passage> passages;
  private final Weigher weigher;
  private final List<Clue> clues;
  private final List<Finding> findings = new ArrayList<>();

  /// The parts of sentences in which something has been found, by language.
  private final Set<Map.Entry<String, Integer>> parts = new LinkedHashSet<>();

  /// The sentences in which something has been found of an edition that is alone.
  private final Set<List<Object>> sentences = new LinkedHashSet<>();

  Draft(Row row, Map<String, Passage> passages, List<Clue> clues, Weigher weigher) {
    this.row = row;
    this.passages = passages;
    this.clues = clues;
    this.weigher = weigher;
  }

  /// What has been found, with the confidence that the whole row gives it: the first finding in an
  /// edition is called what all of them together say.
  public List<Finding> findings() {
    return surestFirst()
        .map(finding -> judged(finding).map(each -> weighed(finding, each)).orElse(finding))
        .map(finding -> answered(finding).explained())
        .toList();
  }

  private Optional<String> judged(Finding finding) {
    return weigher.judged(finding.deviates());
  }

  private Finding weighed(Finding finding, String edition) {
    boolean contrary = isContrary(finding);
    boolean first = weigher.isFirst(edition);
    double sure = finding.confidence();
    double confidence = weigher.ofEdition(edition, sure, contrary, finding.kind());
    boolean plain = isPlain(finding, edition);
    Finding weighed = finding.with(plain ? Math.max(confidence, sure) : confidence);
    boolean named = first && !plain && !isExample() && !finding.parameter().equals(Finding.TEXT);
    return named ? weighed.as(weigher.called(edition, finding.kind(), contrary)) : weighed;
  }

  /// Whether of two editions only what the words say can tell how likely they differ, as other
  /// texts teach nothing of it: a limit that one of them drops, and in a short text whatever
  /// changes the rules in sentences that are alike otherwise.
  private boolean isPlain(Finding finding, String edition) {
    boolean clear =
        finding.severity() == Severity.RULE_CHANGING
            && (!finding.parameter().startsWith(Finding.TEXT) || finding.kind() == Kind.EXCEPTION)
            && LostLimits.isClear(finding);
    return (clear && weigher.isAlikeInShortText(edition, isContrary(finding), opposites(finding)))
        || (LostLimits.isOne(finding, passages) && weigher.isAlike(edition));
  }

  /// Where editions say opposites, by language, whose words stand for nothing in the others;
  /// nowhere if one gives what another receives, which may be the same.
  private static Map<String, Evidence> opposites(Finding finding) {
    Map<String, Evidence> places = new LinkedHashMap<>();
    finding
        .said()
        .forEach((language, said) -> said.place().ifPresent(place -> places.put(language, place)));
    boolean gives = finding.said().values().stream().map(Said::value).anyMatch(GIVEN::equals);
    return isContrary(finding) && !gives ? places : Map.of();
  }

  /// The same where editions that lack what others say are quoted with the one other thing that
  /// they say in its point, or of two editions in a point of the same kind, unless that makes it
  /// undecided who is alone.
  private Finding answered(Finding finding) {
    Map<String, Said> said = new LinkedHashMap<>(finding.said());
    said.replaceAll((language, each) ->
        each.equals(Said.NOTHING) && row.in(language).size() == 1
            ? instead(finding, language).orElse(each)
            : each);
    Finding quoted = finding.saying(said);
    return quoted.deviates().equals(finding.deviates()) ? quoted : finding;
  }

  private Optional<Said> instead(Finding finding, String language) {
    Set<String> values = finding.said().values().stream().map(Said::value).collect(toSet());
    List<Passage.Answer> answers =
        passage(language).answered().getOrDefault(finding.parameter(), List.of());
    if (answers.size() == 1 && !values.contains(answers.getFirst().value())) {
      return Optional.of(new Said(answers.getFirst().value(), answers.getFirst().place()));
    }
    return passages.size() == 2
        ? clues.stream()
            .filter(clue ->
                clue.has().containsKey(language)
                    && !clue.lacks().isEmpty()
                    && clue.slot().filter(slot -> slot.kind() == finding.kind()).isPresent())
            .findFirst()
            .flatMap(clue -> Optional.ofNullable(said(clue).get(language)))
        : Optional.empty();
  }

  private Stream<Finding> surestFirst() {
    return findings.stream().sorted(Comparator.comparingDouble(Finding::confidence).reversed());
  }

  /// The kind of the surest of what has been found of an edition.
  public Optional<Kind> first(String language) {
    return surestFirst()
        .filter(each -> judged(each).equals(Optional.of(language)))
        .map(Finding::kind)
        .findFirst();
  }

  /// Whether editions give answers that exclude each other.
  private static boolean isContrary(Finding finding) {
    return finding.said().values().stream()
            .map(Said::value)
            .filter(value -> !value.isEmpty())
            .distinct()
            .count()
        > 1;
  }

  /// Whether something has been found in which an edition is alone.
  boolean tellsOf(String language) {
    return findings.stream().anyMatch(each -> each.deviates().equals(Optional.of(language)));
  }

  boolean isExample() {
    return row.first().role() == Role.EXAMPLE;
  }

  Passage passage(String language) {
    return Objects.requireNonNull(passages.get(language));
  }

  /// What the editions say, by language.
  public Map<String, Passage> passages() {
    return passages;
  }

  /// What weighs the findings.
  public Weigher weigher() {
    return weigher;
  }

  Set<String> languages() {
    return passages.keySet();
  }

  /// Whether something has been found in a part of a sentence where a clue stands.
  boolean hasPart(Clue clue) {
    return clue.has().entrySet().stream()
        .anyMatch(each -> parts.contains(Map.entry(each.getKey(), each.getValue().part())));
  }

  /// Whether something has been found in the sentence of the same edition.
  boolean hasSentence(Clue clue) {
    return hasPart(clue) || sentences.contains(sentence(clue));
  }

  private List<Object> sentence(Clue clue) {
    Optional<String> alone = clue.alone();
    Map.Entry<String, Place> witness =
        clue.has().entrySet().stream()
            .filter(each -> !alone.equals(Optional.of(each.getKey())))
            .findFirst()
            .orElseGet(() -> clue.has().entrySet().iterator().next());
    return List.of(alone, passages.size() < 3 ? 0 : witness.getValue().unit());
  }

  void tell(Clue clue) {
    clue.has().forEach((language, place) -> parts.add(Map.entry(language, place.part())));
    sentences.add(sentence(clue));
  }

  /// Adds a finding.
  ///
  /// @param certainty how sure it is that the editions should say the same there, from 0 to 1
  /// @param said what the editions say that say something
  void add(
      Kind kind,
      Severity severity,
      Ground ground,
      double certainty,
      Map<String, Said> said,
      String parameter,
      String explanation) {
    Map<String, Said> ordered = new LinkedHashMap<>();
    passages
        .keySet()
        .forEach(language -> ordered.put(language, said.getOrDefault(language, Said.NOTHING)));
    boolean binding = row.first().role().isNormative();
    var finding =
        new Finding(
            isExample() ? Kind.EXAMPLE : kind,
            binding || severity == Severity.COSMETIC ? severity : Severity.MISLEADING,
            0,
            row,
            ordered,
            parameter,
            explanation,
            Finding.Link.NONE);
    findings.add(finding.with(weigher.byItself(ground, certainty, finding.deviates().isPresent())));
  }

  /// What the editions say that have a clue.
  static Map<String, Said> said(Clue clue) {
    Map<String, Said> said = new LinkedHashMap<>();
    clue.has().forEach((language, place) -> said.put(language, new Said(clue.value(), place)));
    return said;
  }
}
