package dev.rulewright.rulebook.memory;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.lexicon.Token;
import java.time.LocalDate;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What somebody said of a finding, and when it was seen first.
///
/// @param key of the finding, see [Finding#key]
/// @param kind of the finding when it was judged, for whoever reads the file
/// @param parameter of the finding
/// @param note in the words of who judged; may be empty
/// @param texts what the editions said when it was judged, by language
public record Judgement(
    String key,
    String kind,
    String parameter,
    Verdict verdict,
    String note,
    LocalDate firstSeen,
    SortedMap<String, String> texts) {

  /// Texts less alike than this are not the same sentence, changed.
  private static final double ALIKE = 0.5;

  /// Copies the map.
  public Judgement {
    texts = Collections.unmodifiableSortedMap(new TreeMap<>(texts));
  }

  static Judgement of(Finding finding, Verdict verdict, String note, LocalDate firstSeen) {
    var texts = new TreeMap<String, String>();
    finding.row().units().forEach((language, units) -> texts.put(language, Unit.joined(units)));
    return new Judgement(
        finding.key(),
        finding.kind().toString(),
        finding.parameter(),
        verdict,
        note,
        firstSeen,
        texts);
  }

  /// What reminds a reader of it: the note, or else what the first edition said.
  public String reminder() {
    return note.isEmpty() ? texts.values().stream().findFirst().orElse("") : note;
  }

  /// How alike the texts of a finding in the same point are to those that were judged, from 0 to 1;
  /// 0 if it concerns another point, or they are too little alike.
  double likeness(Finding finding) {
    if (!finding.parameter().equals(parameter)) {
      return 0;
    }
    double sum = 0;
    int languages = 0;
    for (Map.Entry<String, List<Unit>> said : finding.row().units().entrySet()) {
      String text = texts.get(said.getKey());
      if (text != null) {
        sum += common(words(text), words(said.getValue()));
        languages++;
      }
    }
    double likeness = languages == 0 ? 0 : sum / languages;
    return likeness >= ALIKE ? likeness : 0;
  }

  private static Set<String> words(List<Unit> units) {
    return units.stream().flatMap(unit -> words(unit.text()).stream()).collect(Collectors.toSet());
  }

  private static Set<String> words(String text) {
    return Token.of(text).stream().map(Token::word).collect(Collectors.toSet());
  }

  /// Dice's coefficient; two empty sets are alike.
  private static double common(Set<String> one, Set<String> other) {
    var both = new HashSet<>(one);
    both.retainAll(other);
    int all = one.size() + other.size();
    return all == 0 ? 1 : 2.0 * both.size() / all;
  }
}
