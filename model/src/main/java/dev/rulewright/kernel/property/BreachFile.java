package dev.rulewright.kernel.property;

import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.kernel.reading.Choice;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The answers that break properties, as `breaches.csv` lists them. All answers of a row together
/// break its property; of several rows the first that a reading gives tells what to expect.
///
/// | column | what |
/// |---|---|
/// | `property` | the property |
/// | `answers` | answers such as `road.optional=no event.target-side=any`; in front there may be another property: then whatever breaks that one by a row above breaks this one too, together with the answers behind; empty if the rules break it whatever is answered |
/// | `how` | how play comes to break it, in a clause that begins in lower case; may be empty behind another property alone |
/// | `meaningful` | may be left out: `no` if the answers take away what the property speaks of, else `yes` or empty |
final class BreachFile {

  static final String NAME = "breaches.csv";

  private static final List<String> COLUMNS = List.of("property", "answers", "how");
  private static final int MOST = 10_000;

  private final Rulebook rulebook;
  private final Set<String> properties;
  private final Map<String, List<Breach>> breaches = new LinkedHashMap<>();

  private BreachFile(Rulebook rulebook, Set<String> properties) {
    this.rulebook = rulebook;
    this.properties = properties;
  }

  /// The breaches by property; properties that nothing breaks are left out.
  ///
  /// @param properties the identifiers of all properties
  /// @throws dev.rulewright.kernel.BadInput if the file makes no sense, or names a property, a
  ///   question or an answer that is not there
  static Map<String, List<Breach>> read(DataFile file, Rulebook rulebook, Set<String> properties) {
    var read = new BreachFile(rulebook, properties);
    TableReader.rows(file.text(), file.name(), COLUMNS, List.of("meaningful"), MOST)
        .forEach(read::add);
    return read.breaches;
  }

  private void add(Row row) {
    String property = row.value("property");
    if (!properties.contains(property)) {
      throw row.at("property").unknown("a property", property, properties);
    }
    List<String> words = row.words("answers");
    boolean others = !words.isEmpty() && !words.getFirst().contains("=");
    List<Choice> answers =
        words.stream().skip(others ? 1 : 0).map(word -> choice(row, word)).toList();
    if (others && row.has("meaningful")) {
      row.empty("meaningful", "the property above says it");
    }
    List<Breach> added =
        others
            ? above(row, words.getFirst()).stream()
                .map(breach ->
                    breach.and(answers, answers.isEmpty() ? row.value("how") : row.text("how")))
                .toList()
            : List.of(new Breach(answers, row.text("how"), isMeaningful(row)));
    breaches.computeIfAbsent(property, _ -> new ArrayList<>()).addAll(added);
  }

  /// What breaks another property.
  private List<Breach> above(Row row, String property) {
    List<Breach> above = breaches.get(property);
    if (above == null) {
      throw row.at("answers", property)
          .unknown("a property that a row above breaks", property, breaches.keySet());
    }
    return List.copyOf(above);
  }

  private Choice choice(Row row, String text) {
    return Choice.read(new Word(text, row.at("answers", text).place()), rulebook);
  }

  private static boolean isMeaningful(Row row) {
    return switch (row.optional("meaningful").orElse("yes")) {
      case "yes" -> true;
      case "no" -> false;
      default -> throw row.found("meaningful").expected("yes or no");
    };
  }
}
