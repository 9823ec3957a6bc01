package dev.rulewright.rulebook.compare;

import static java.util.stream.Collectors.toCollection;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.align.Vocabulary;
import dev.rulewright.rulebook.compare.Finding.Said;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Compares aligned editions slot by slot. What two languages often say differently without meaning
/// it (one says *each*, the other does not) is learnt from the texts, and lowers the confidence.
public final class Comparison {

  /// The confidence that editions differ which give answers that exclude each other.
  private static final double CONTRARY = 0.85;

  /// The same where one edition gives an answer and another gives none.
  private static final double SILENT = 0.6;

  /// The same where one edition gives one answer more.
  private static final double MORE = 0.3;

  /// Rows that have less in common are no place to compare single words.
  private static final double ALIKE = 0.4;

  private final List<Map<String, Passage>> passages;
  private final Reliability reliability;
  private final Map<List<String>, Vocabulary> vocabularies;
  private final List<Finding> findings = new ArrayList<>();

  private Comparison(Alignment alignment) {
    Map<String, Lexicon> lexicons =
        alignment.languages().stream().collect(Collectors.toMap(language -> language, Lexicon::of));
    passages =
        alignment.rows().stream()
            .map(row -> {
              Map<String, Passage> said = new LinkedHashMap<>();
              row.units()
                  .forEach((language, units) ->
                      said.put(
                          language,
                          Passage.of(units, Objects.requireNonNull(lexicons.get(language)))));
              return said;
            })
            .toList();
    reliability = Reliability.of(passages);
    vocabularies = Vocabulary.all(alignment);
  }

  /// Where editions differ, in the order of the reference.
  public static List<Finding> of(Alignment alignment) {
    var comparison = new Comparison(alignment);
    for (int i = 0; i < alignment.rows().size(); i++) {
      comparison.compare(alignment.rows().get(i), comparison.passages.get(i));
    }
    return comparison.findings;
  }

  private void compare(Row row, Map<String, Passage> passages) {
    Role role = row.first().role();
    if (role == Role.HEADING || role == Role.FLAVOUR) {
      return;
    }
    if (passages.values().stream().anyMatch(passage -> passage.units().isEmpty())) {
      tellSilence(row);
    }
    Map<String, Passage> speaking = new LinkedHashMap<>(passages);
    speaking.values().removeIf(passage -> passage.units().isEmpty());
    if (speaking.size() > 1) {
      Slot.ALL.forEach(slot -> compare(slot, row, speaking));
      compareNumbers(row, speaking);
      compareTerms(row);
    }
  }

  private void tellSilence(Row row) {
    Map<String, Said> said = new LinkedHashMap<>();
    row.units()
        .forEach((language, units) ->
            said.put(language, units.isEmpty() ? Said.NOTHING : new Said("said", "")));
    List<String> silent =
        row.units().keySet().stream().filter(language -> row.in(language).isEmpty()).toList();
    boolean addition = silent.size() == said.size() - 1 && said.size() > 2;
    add(
        addition ? Kind.ADDITION : Kind.OMISSION,
        Severity.MISLEADING,
        SILENT,
        row,
        said,
        "text",
        String.join(", ", silent) + (silent.size() == 1 ? " says" : " say") + " nothing of it");
  }

  private void compare(Slot slot, Row row, Map<String, Passage> passages) {
    Map<String, List<Said>> answers = new LinkedHashMap<>();
    passages.forEach((language, passage) -> answers.put(language, passage.sequence(slot)));
    Map<String, Said> said = difference(answers);
    Set<String> values = values(said);
    if (values.size() < 2 || forbidAlike(said, passages)) {
      return;
    }
    boolean silence = values.remove("");
    if (silence
        && values.size() == 1
        && isSaidOtherwise(values.iterator().next(), said, passages)) {
      return;
    }
    boolean onlyMore = answers.values().stream().noneMatch(List::isEmpty);
    double certainty = values.size() > 1 ? CONTRARY : onlyMore ? MORE : SILENT;
    add(
        slot.kind(),
        values.size() > 1 ? slot.severity() : slot.silence(),
        certainty * values.stream().mapToDouble(reliability::of).max().orElseThrow(),
        row,
        said,
        slot.name(),
        slot.question());
  }

  /// In what answers differ: where all editions give as many, the first place at which they differ;
  /// else the first answer of each that not all give.
  private static Map<String, Said> difference(Map<String, List<Said>> answers) {
    Map<String, Said> said = new LinkedHashMap<>();
    int most = answers.values().stream().mapToInt(List::size).max().orElseThrow();
    boolean even = answers.values().stream().allMatch(each -> each.size() == most);
    Set<List<String>> sorted =
        answers.values().stream()
            .map(each -> each.stream().map(Said::value).sorted().toList())
            .collect(Collectors.toSet());
    if (even && sorted.size() > 1) {
      for (int i = 0; i < most && values(said).size() < 2; i++) {
        int at = i;
        answers.forEach((language, each) -> said.put(language, each.get(at)));
      }
      return said;
    }
    answers.forEach((language, each) ->
        said.put(
            language,
            each.stream()
                .filter(answer ->
                    answers.values().stream()
                        .anyMatch(other ->
                            other.stream().map(Said::value).noneMatch(answer.value()::equals)))
                .findFirst()
                .orElse(Said.NOTHING)));
    return said;
  }

  private static Set<String> values(Map<String, Said> said) {
    return said.values().stream().map(Said::value).collect(toCollection(TreeSet::new));
  }

  private static boolean isSaidOtherwise(
      String value, Map<String, Said> said, Map<String, Passage> passages) {
    return said.entrySet().stream()
        .filter(each -> each.getValue().value().isEmpty())
        .allMatch(each -> Objects.requireNonNull(passages.get(each.getKey())).saysOtherwise(value));
  }

  /// Whether some editions say that a thing may not be done, and the others that nobody may do it,
  /// or that only something else may be done.
  private static boolean forbidAlike(Map<String, Said> said, Map<String, Passage> passages) {
    return said.entrySet().stream()
        .allMatch(each ->
            switch (each.getValue().value()) {
              case "modality.must-not" -> true;
              case "modality.may", "" ->
                  Objects.requireNonNull(passages.get(each.getKey()))
                      .saysOtherwise("modality.must-not");
              default -> false;
            });
  }

  private void compareNumbers(Row row, Map<String, Passage> passages) {
    Map<String, List<Said>> numbers = new LinkedHashMap<>();
    passages.forEach((language, passage) -> numbers.put(language, passage.numbers()));
    Map<String, Said> said = difference(numbers);
    Set<String> values = values(said);
    if (values.size() < 2) {
      return;
    }
    boolean cost = passages.values().stream().anyMatch(passage -> passage.says(Set.of("verb.pay")));
    boolean contrary = !values.contains("") || values.size() > 2;
    add(
        cost ? Kind.COST : Kind.NUMBER,
        contrary ? Severity.RULE_CHANGING : Severity.MISLEADING,
        contrary ? CONTRARY : SILENT,
        row,
        said,
        "number",
        "the numbers differ");
  }

  /// A row in which one edition lacks the counterpart of a term and has that of another one.
  private void compareTerms(Row row) {
    if (row.common() < ALIKE) {
      return;
    }
    Map<String, Set<String>> stems = new HashMap<>();
    row.units()
        .forEach((language, units) -> stems.put(language, Set.copyOf(Vocabulary.stems(units))));
    vocabularies.forEach((pair, vocabulary) -> {
      List<Unit> left = row.in(pair.getFirst());
      List<Unit> right = row.in(pair.getLast());
      Set<String> one = stems.getOrDefault(pair.getFirst(), Set.of());
      Set<String> other = stems.getOrDefault(pair.getLast(), Set.of());
      Optional<Vocabulary.Term> from = vocabulary.lost(one, other);
      Optional<Vocabulary.Term> to = vocabulary.gained(one, other);
      if (!left.isEmpty() && !right.isEmpty() && from.isPresent() && to.isPresent()) {
        String here = Vocabulary.word(left, from.get().left()).orElseThrow();
        String there = Vocabulary.word(right, to.get().right()).orElseThrow();
        Map<String, Said> said = new LinkedHashMap<>();
        said.put(pair.getFirst(), new Said(here, here));
        said.put(pair.getLast(), new Said(there, there));
        add(
            Kind.TERM,
            Severity.MISLEADING,
            SILENT * Math.min(from.get().reliability(), to.get().reliability()),
            row,
            said,
            "term",
            "elsewhere these words do not stand for each other");
      }
    });
  }

  private void add(
      Kind kind,
      Severity severity,
      double confidence,
      Row row,
      Map<String, Said> said,
      String parameter,
      String explanation) {
    boolean binding = row.first().role().isNormative();
    findings.add(
        new Finding(
            kind,
            binding || severity == Severity.COSMETIC ? severity : Severity.MISLEADING,
            confidence * Math.min(1, 0.5 + row.common()),
            row,
            said,
            parameter,
            explanation,
            Finding.Link.NONE));
  }
}
