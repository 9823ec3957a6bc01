package dev.rulewright.rulebook.terms;

import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Where editions do not keep to a term base.
public final class TermCheck {

  /// The confidence that an edition renders a term otherwise which has none of the agreed words.
  private static final double OTHERWISE = 0.6;

  /// The same where a forbidden word stands.
  private static final double FORBIDDEN = 0.9;

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /// The same where two words are used for one concept, or one for two.
  private static final double AMBIGUOUS = 0.5;

  private final Alignment alignment;
  private final TermBase base;

  /// What each edition says in each row.
  private final List<Map<String, Wording>> wordings;

  private final List<Finding> findings = new ArrayList<>();

  private TermCheck(Alignment alignment, TermBase base) {
    this.alignment = alignment;
    this.base = base;
    wordings = alignment.rows().stream().map(row -> wordings(row, alignment.languages())).toList();
  }

  private static Map<String, Wording> wordings(Row row, List<String> languages) {
    return languages.stream()
        .collect(Collectors.toMap(each -> each, each -> Wording.of(row.in(each))));
  }

  private Wording wording(int row, String language) {
    return Objects.requireNonNull(wordings.get(row).get(language));
  }

  /// Row by row, terms rendered otherwise and forbidden words; then concepts for which an edition
  /// uses several words, and words that stand for several concepts.
  public static List<Finding> of(Alignment alignment, TermBase base) {
    if (base.concepts().isEmpty()) {
      return List.of();
    }
    var check = new TermCheck(alignment, base);
    for (int i = 0; i < alignment.rows().size(); i++) {
      int at = i;
      base.concepts().forEach(concept -> check.compare(at, concept));
    }
    for (String language : alignment.languages()) {
      base.concepts().forEach(concept -> check.tellSeveralWords(language, concept));
      check.tellSeveralConcepts(language);
    }
    return List.copyOf(check.findings);
  }

  private void compare(int at, Concept concept) {
    Row row = alignment.rows().get(at);
    Map<String, Said> said = new LinkedHashMap<>();
    row.units()
        .forEach((language, units) -> {
          if (!units.isEmpty()) {
            said.put(language, said(concept, language, wording(at, language)));
          }
        });
    addForbidden(concept, row, said);
    if (said.values().stream().anyMatch(each -> !each.words().isEmpty())) {
      addUnsaid(concept, at, said);
    }
  }

  /// What a text says in words that the term base forbids.
  private void addForbidden(Concept concept, Row row, Map<String, Said> said) {
    said.forEach((language, each) -> {
      if (each.value().equals("forbidden")) {
        add(
            concept,
            FORBIDDEN,
            severity(row),
            row,
            only(language, each, said),
            "the term base forbids '%s'%s"
                .formatted(
                    each.words(),
                    concept.approved(language).stream()
                        .findFirst()
                        .map(term -> " and asks for '" + term.text() + "'")
                        .orElse("")));
      }
    });
  }

  /// What some texts say, and others do not in approved words.
  private void addUnsaid(Concept concept, int at, Map<String, Said> said) {
    Row row = alignment.rows().get(at);
    List<String> without =
        said.keySet().stream()
            .filter(language -> Objects.requireNonNull(said.get(language)).value().isEmpty())
            .filter(language -> !concept.approved(language).isEmpty())
            .toList();
    if (!without.isEmpty()) {
      add(
          concept,
          OTHERWISE * agreement(concept, said),
          without.stream().allMatch(language -> isNear(concept, language, at))
              ? Severity.COSMETIC
              : severity(row),
          row,
          said,
          without.stream()
              .map(language -> language + " does not say " + approved(concept, language))
              .collect(Collectors.joining("; ")));
    }
  }

  /// Whether the row before or behind has the term, so that a pronoun may stand for it.
  private boolean isNear(Concept concept, String language, int at) {
    return IntStream.range(Math.max(0, at - 1), Math.min(wordings.size(), at + 2))
        .anyMatch(row -> isThere(concept, language, wording(row, language)));
  }

  /// The share of the editions that have the term among those that could, but for one that lacks
  /// it: a verb of the same letters in one language makes no term in all. 0 if no other could.
  private static double agreement(Concept concept, Map<String, Said> said) {
    long able = said.keySet().stream().filter(l -> !concept.approved(l).isEmpty()).count();
    long having = said.values().stream().filter(s -> s.value().equals("approved")).count();
    return able < 2 ? 0 : (double) having / (able - 1);
  }

  /// A term that stands only loosely is there, too, but no words can be quoted for it.
  private static Said said(Concept concept, String language, Wording wording) {
    return said("approved", concept.approved(language), wording)
        .or(() ->
            said(
                "forbidden",
                concept.in(language).filter(term -> term.status().isForbidden()).toList(),
                wording))
        .orElseGet(
            () -> isThere(concept, language, wording) ? new Said("approved", "") : Said.NOTHING);
  }

  private static Optional<Said> said(String value, List<Term> terms, Wording wording) {
    return terms.stream()
        .flatMap(term -> wording.find(term.text()).stream())
        .map(Wording.Found::words)
        .findFirst()
        .map(words -> new Said(value, words));
  }

  private static boolean isThere(Concept concept, String language, Wording wording) {
    return !concept.isName()
        && concept.approved(language).stream().anyMatch(term -> wording.hasLoosely(term.text()));
  }

  private static String approved(Concept concept, String language) {
    return concept.approved(language).stream()
        .map(term -> "'" + term.text() + "'")
        .collect(Collectors.joining(" or "));
  }

  private static Map<String, Said> only(String language, Said said, Map<String, Said> all) {
    Map<String, Said> only = new LinkedHashMap<>();
    all.keySet().forEach(each -> only.put(each, each.equals(language) ? said : Said.NOTHING));
    return only;
  }

  private void tellSeveralWords(String language, Concept concept) {
    Map<String, List<Integer>> used = new LinkedHashMap<>();
    for (Term term : concept.approved(language)) {
      List<Integer> rows = rowsWith(term.text(), language).boxed().toList();
      if (!rows.isEmpty()) {
        used.put(term.text(), rows);
      }
    }
    if (used.size() < 2) {
      return;
    }
    var rarest =
        used.entrySet().stream()
            .min(Comparator.comparingInt(each -> each.getValue().size()))
            .orElseThrow();
    tell(
        language,
        concept,
        rarest.getKey(),
        rarest.getValue().getFirst(),
        Severity.COSMETIC,
        "%s uses several words for one concept: %s"
            .formatted(
                language,
                used.entrySet().stream()
                    .map(each -> "'%s' (%d)".formatted(each.getKey(), each.getValue().size()))
                    .collect(Collectors.joining(", "))));
  }

  private IntStream rowsWith(String word, String language) {
    return IntStream.range(0, wordings.size())
        .filter(row -> wording(row, language).find(word).isPresent());
  }

  private void tellSeveralConcepts(String language) {
    Map<String, Set<Concept>> concepts = new LinkedHashMap<>();
    for (Concept concept : base.concepts()) {
      concept
          .approved(language)
          .forEach(term ->
              concepts.computeIfAbsent(term.text(), _ -> new LinkedHashSet<>()).add(concept));
    }
    concepts.forEach((word, of) -> {
      if (of.size() > 1) {
        rowsWith(word, language)
            .findFirst()
            .ifPresent(row ->
                tell(
                    language,
                    of.iterator().next(),
                    word,
                    row,
                    Severity.MISLEADING,
                    "in %s '%s' stands for %d concepts of the term base: %s"
                        .formatted(
                            language,
                            word,
                            of.size(),
                            of.stream().map(Concept::id).collect(Collectors.joining(", ")))));
      }
    });
  }

  private void tell(
      String language, Concept concept, String word, int at, Severity severity, String sentence) {
    Row row = alignment.rows().get(at);
    Map<String, Said> said = new LinkedHashMap<>();
    row.units().keySet().forEach(each -> said.put(each, Said.NOTHING));
    said.put(
        language, new Said("ambiguous", wording(at, language).find(word).orElseThrow().words()));
    add(concept, AMBIGUOUS, severity, row, said, sentence);
  }

  private static Severity severity(Row row) {
    return row.first().role().isNormative() ? Severity.MISLEADING : Severity.COSMETIC;
  }

  private void add(
      Concept concept,
      double confidence,
      Severity severity,
      Row row,
      Map<String, Said> said,
      String sentence) {
    findings.add(
        new Finding(
            concept.isName() ? Kind.NAME : Kind.TERM,
            severity,
            confidence,
            row,
            said,
            "term." + BLANKS.matcher(concept.id()).replaceAll("-"),
            sentence,
            Finding.Link.NONE));
  }
}
