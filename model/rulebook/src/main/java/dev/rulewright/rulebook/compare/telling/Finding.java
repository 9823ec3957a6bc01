package dev.rulewright.rulebook.compare.telling;

import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Evidence;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Severity;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// A point in which editions differ.
///
/// @param confidence how likely it is one, from 0 to 1
/// @param row what the editions say
/// @param said what each edition says in this point, by language; silent ones are there, too
/// @param parameter the point, as a name without blanks, such as `modality` or `timing.order`
/// @param explanation in one sentence, why it matters
/// @param link what it concerns in a game that can be played
public record Finding(
    Kind kind,
    Severity severity,
    double confidence,
    Row row,
    Map<String, Said> said,
    String parameter,
    String explanation,
    Link link) {

  /// The point in which editions differ if one lacks a whole sentence.
  public static final String TEXT = "text";

  private static final Pattern PUNCTUATION = Pattern.compile("[\"'’‘‚“”„«»‹›]|[.,;:!?…]+(?=\\s|$)");
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern DASHES = Pattern.compile("[-‐‑‒–—−]");

  /// Copies the map.
  public Finding {
    said = Collections.unmodifiableMap(new LinkedHashMap<>(said));
  }

  /// What a finding concerns in a game, each empty if that is not known.
  ///
  /// @param clause the clauses that the lines of the units print, with blanks between them
  /// @param question the questions that the editions answer differently in these lines, the same
  /// @param scenario the shortest one in which these answers part
  public record Link(String clause, String question, String scenario) {

    /// Nothing is known.
    public static final Link NONE = new Link("", "", "");
  }

  /// The same finding, linked.
  public Finding with(Link newLink) {
    return new Finding(kind, severity, confidence, row, said, parameter, explanation, newLink);
  }

  /// The same finding, with other words quoted.
  public Finding saying(Map<String, Said> newSaid) {
    return new Finding(kind, severity, confidence, row, newSaid, parameter, explanation, link);
  }

  /// The same finding, more or less likely.
  public Finding with(double newConfidence) {
    return new Finding(kind, severity, newConfidence, row, said, parameter, explanation, link);
  }

  /// The same with another sentence behind its explanation.
  public Finding and(String sentence) {
    return explainedBy(explanation + " " + sentence);
  }

  /// The same with what such a difference means for play in front of its explanation.
  public Finding explained() {
    return explainedBy(kind.consequence() + ": " + explanation);
  }

  private Finding explainedBy(String newExplanation) {
    return new Finding(kind, severity, confidence, row, said, parameter, newExplanation, link);
  }

  /// The same of another kind.
  public Finding as(Kind newKind) {
    return new Finding(newKind, severity, confidence, row, said, parameter, explanation, link);
  }

  /// The same, but no more severe than a limit for its kind.
  ///
  /// @param limits by kind; kinds that are not there have no limit
  public Finding atMost(Map<Kind, Severity> limits) {
    Severity limit = limits.getOrDefault(kind, severity);
    return limit.compareTo(severity) < 0
        ? new Finding(kind, limit, confidence, row, said, parameter, explanation, link)
        : this;
  }

  /// Whether both tell of one difference: in the same row and point, or of the same words.
  public boolean isTheSameAs(Finding other) {
    return row.equals(other.row)
        && (parameter.equals(other.parameter)
            || said.entrySet().stream()
                .anyMatch(each ->
                    !each.getValue().words().isEmpty()
                        && each.getValue().words().equals(other.said(each.getKey()).words())));
  }

  /// What an edition says in this point; [Said#NOTHING] if it is silent.
  public Said said(String language) {
    return said.getOrDefault(language, Said.NOTHING);
  }

  /// Where an edition is quoted.
  ///
  /// @param units some of the edition
  /// @return empty if it is not quoted, or not in these units, or because it is all that stands
  ///   there
  public Optional<Evidence> evidence(List<Unit> units, String language) {
    if (isGap()) {
      return Optional.empty();
    }
    Said quoted = said(language);
    return quoted
        .place()
        .or(() -> Evidence.first(row.in(language), quoted.words()))
        .filter(place -> units.contains(place.unit()));
  }

  /// Whether it tells that editions lack all that the others say in its row, and quotes those by
  /// the first thing that they say.
  public boolean isGap() {
    return parameter.equals(TEXT)
        && row.units().values().stream().anyMatch(List::isEmpty)
        && row.units().entrySet().stream()
            .allMatch(each ->
                each.getValue().isEmpty()
                    || each.getValue().getFirst().text().equals(said(each.getKey()).words()));
  }

  /// A short name for the key: the point and the beginning of the key.
  public String id() {
    return parameter + "-" + key().substring(0, 6);
  }

  /// A number that stays while the words stay, 16 digits of base 16: made of the point, what is
  /// said and all the units. In which lines they stand, in which order the editions, and how
  /// capitals, marks of punctuation, quotation marks and hyphens look, count for nothing. Nor does
  /// the kind, which also depends on what other rows teach.
  public String key() {
    var text = new StringBuilder(parameter);
    boolean gap = isGap();
    new TreeMap<>(said)
        .forEach((language, each) ->
            text.append('|')
                .append(language)
                .append(plain(each.value()))
                .append('|')
                .append(gap ? "" : plain(each.words())));
    new TreeMap<>(row.units())
        .forEach((language, units) ->
            units.forEach(unit -> text.append('|').append(plain(unit.text()))));
    return ContentDigest.of(text.toString().getBytes(StandardCharsets.UTF_8)).substring(0, 16);
  }

  private static String plain(String text) {
    String hyphens = DASHES.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("-");
    String words = PUNCTUATION.matcher(hyphens).replaceAll("");
    return BLANKS.matcher(words).replaceAll(" ");
  }

  /// What an edition says in one point.
  ///
  /// @param value a class of words or a number; empty if it says nothing
  /// @param words the words that say so, as they stand in the text, ` … ` where others stand
  ///   between them; empty if it says nothing
  /// @param place from the first to the last of them that stand in one unit; empty if they mean the
  ///   first place where they stand
  public record Said(String value, String words, Optional<Evidence> place) {

    /// Words in the first place where they stand.
    public Said(String value, String words) {
      this(value, words, Optional.empty());
    }

    /// Words in a place of a passage.
    public Said(String value, Passage.Place place) {
      this(value, place.text(), Optional.of(Evidence.around(place.words())));
    }

    /// Nothing is said.
    public static final Said NOTHING = new Said("", "");
  }

  /// The edition that is alone with what it says: the only one that the finding is about or, of
  /// three at least, one to which all others say nothing, or two at least say the same and none
  /// says a third thing; empty if that is undecided.
  public Optional<String> deviates() {
    if (said.size() == 1) {
      return said.keySet().stream().findFirst();
    }
    List<String> alone = said.keySet().stream().filter(this::isAlone).toList();
    return said.size() > 2 && alone.size() == 1 ? Optional.of(alone.getFirst()) : Optional.empty();
  }

  private boolean isAlone(String language) {
    String value = said(language).value();
    List<String> others =
        said.entrySet().stream()
            .filter(other -> !other.getKey().equals(language))
            .map(other -> other.getValue().value())
            .filter(other -> !other.isEmpty())
            .toList();
    return others.stream().distinct().count() <= 1
        && !others.contains(value)
        && (others.size() > 1 || (others.isEmpty() && !value.isEmpty()));
  }
}
