package dev.rulewright.rulebook.compare;

import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.rulebook.align.Row;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A point in which editions differ.
///
/// @param confidence how likely it is one, from 0 to 1
/// @param row what the editions say
/// @param said what each edition says in this point, by language; silent ones are there, too
/// @param explanation in one sentence, why it matters
public record Finding(
    Kind kind,
    Severity severity,
    double confidence,
    Row row,
    Map<String, Said> said,
    String explanation) {

  /// Copies the map.
  public Finding {
    said = Collections.unmodifiableMap(new LinkedHashMap<>(said));
  }

  /// A name that stays while the words stay: the kind, and a number made of what is said and of all
  /// the units, in which blanks and lines count for nothing.
  public String id() {
    var text = new StringBuilder(kind.name());
    said.forEach((language, each) -> text.append('|').append(language).append(each));
    row.units().values().stream()
        .flatMap(List::stream)
        .forEach(u -> text.append('|').append(u.text()));
    String digest = ContentDigest.of(text.toString().getBytes(StandardCharsets.UTF_8));
    return kind + "-" + digest.substring(0, 6);
  }

  /// What an edition says in one point.
  ///
  /// @param value a class of words or a number; empty if it says nothing
  /// @param words the words that say so, as they stand in the text; empty if it says nothing
  public record Said(String value, String words) {

    /// Nothing is said.
    public static final Said NOTHING = new Said("", "");
  }

  /// The edition that is alone with what it says, if there are three at least and the others agree;
  /// empty if that is undecided.
  public Optional<String> deviates() {
    return said.keySet().stream()
        .filter(language ->
            said.size() > 2
                && said.entrySet().stream()
                        .filter(other -> !other.getKey().equals(language))
                        .map(other -> other.getValue().value())
                        .distinct()
                        .count()
                    == 1)
        .findFirst();
  }
}
