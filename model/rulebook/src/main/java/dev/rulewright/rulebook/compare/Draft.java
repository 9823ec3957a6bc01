package dev.rulewright.rulebook.compare;

import static java.util.stream.Collectors.toSet;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Finding.Said;
import dev.rulewright.rulebook.compare.Passage.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The findings of a row while it is compared: one difference is one finding.
final class Draft {

  /// So few editions are less of a majority than those from which the weights are learnt: what one
  /// alone allows or demands, and answers that exclude each other, are told as their words say.
  private static final int THREE = 3;

  /// Answers that surely exclude each other are told beside others.
  private static final double SURE = 0.8;

  /// How much less likely it is that an edition deviates twice.
  private static final double FURTHER = 0.3;

  /// How much less sure a difference is in which four editions or more are divided.
  private static final double UNDECIDED = 0.45;

  private static final double TWO_EDITIONS = 0.7;

  private final Row row;
  private final Map<String, Passage> passages;
  private final List<Finding> findings = new ArrayList<>();

  /// The parts of sentences in which something has been found, by language.
  private final Set<Map.Entry<String, Integer>> parts = new LinkedHashSet<>();

  /// The sentences in which something has been found of an edition that is alone.
  private final Set<List<Object>> sentences = new LinkedHashSet<>();

  Draft(Row row, Map<String, Passage> passages) {
    this.row = row;
    this.passages = passages;
  }

  /// How sure it is what words teach: two editions are no majority.
  double trust() {
    return passages.size() < 3 ? TWO_EDITIONS : 1;
  }

  /// What has been found, with the confidence that the whole row gives it: of several findings in
  /// one edition the first one has it all, as one difference leaves several traces, and is called
  /// what all of them together say.
  List<Finding> findings(Deviation deviation) {
    var told = new ArrayList<Finding>();
    Map<String, Map<String, Double>> known = new HashMap<>();
    surestFirst()
        .forEach(finding -> {
          Optional<String> edition = judged(finding);
          Finding weighed = finding;
          if (edition.isPresent()) {
            boolean first = !known.containsKey(edition.get());
            Map<String, Double> features =
                known.computeIfAbsent(edition.get(), deviation::features);
            weighed = weighed(finding, deviation.probability(features), first);
            if (first && isNamedByAll(finding)) {
              weighed = weighed.as(deviation.called(edition.get(), features, finding.kind()));
            }
          }
          told.add(answered(weighed).explained());
        });
    return told;
  }

  /// The edition that a finding judges: the one that is alone, of two the second.
  private Optional<String> judged(Finding finding) {
    return passages.size() == 2
        ? Optional.of(List.copyOf(passages.keySet()).getLast())
        : finding.deviates();
  }

  /// @param probability how likely its edition deviates
  /// @param first whether it is the first one of that edition
  private Finding weighed(Finding finding, double probability, boolean first) {
    boolean contrary = isContrary(finding);
    boolean whole = first || (contrary && finding.confidence() >= SURE);
    double confidence = whole ? probability : probability * FURTHER;
    boolean own = passages.size() == THREE && (contrary || finding.kind() == Kind.MODALITY);
    return finding.with(own ? Math.max(confidence, finding.confidence()) : confidence);
  }

  /// Whether all that the row says names a finding, not only its own words. Of two editions one of
  /// which allows what the other demands, that is the difference.
  private boolean isNamedByAll(Finding finding) {
    boolean certain =
        passages.size() < THREE && finding.kind() == Kind.MODALITY && isContrary(finding);
    return !certain && !isExample() && !finding.parameter().equals(Comparison.TEXT);
  }

  /// The same where editions that lack what others say are quoted with the one other thing that
  /// they say in its point, unless that makes it undecided who is alone.
  private Finding answered(Finding finding) {
    Map<String, Said> said = new LinkedHashMap<>(finding.said());
    Set<String> values = finding.said().values().stream().map(Said::value).collect(toSet());
    said.replaceAll((language, each) -> {
      List<Passage.Answer> answers =
          passage(language).answered().getOrDefault(finding.parameter(), List.of());
      boolean other = answers.size() == 1 && !values.contains(answers.getFirst().value());
      return each.equals(Said.NOTHING) && other && row.in(language).size() == 1
          ? new Said(answers.getFirst().value(), answers.getFirst().place())
          : each;
    });
    Finding quoted = finding.saying(said);
    return quoted.deviates().equals(finding.deviates()) ? quoted : finding;
  }

  private Stream<Finding> surestFirst() {
    return findings.stream().sorted(Comparator.comparingDouble(Finding::confidence).reversed());
  }

  /// The kind of the surest of what has been found of an edition.
  Optional<Kind> first(String language) {
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

  Map<String, Passage> passages() {
    return passages;
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
  /// @param said what the editions say that say something
  void add(
      Kind kind,
      Severity severity,
      double confidence,
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
            confidence * Math.min(1, 0.5 + row.common()),
            row,
            ordered,
            parameter,
            explanation,
            Finding.Link.NONE);
    boolean decided = finding.deviates().isPresent() || passages.size() < 3;
    boolean divided = finding.said().size() > 3 && !decided;
    findings.add(divided ? finding.with(finding.confidence() * UNDECIDED) : finding);
  }
}
