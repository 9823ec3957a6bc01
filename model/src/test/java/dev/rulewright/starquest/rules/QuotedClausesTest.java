package dev.rulewright.starquest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.starquest.reading.StarQuestClause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Above the code that carries out a clause stands the clause, in the words of the catalogue.
class QuotedClausesTest {

  private static final Path SOURCES = Path.of("src/main/java/dev/rulewright/starquest");

  /// A list item of a comment that begins with an identifier, and the lines that go on with it.
  private static final Pattern QUOTE =
      Pattern.compile("(?m)^ */// - ([A-Z]+-\\d+): (.*(?:\\n *///   .*)*)");

  @Test
  void everyQuoteIsTheParaphraseOfItsClause() throws IOException {
    Map<String, String> paraphrases =
        Stream.of(StarQuestClause.values())
            .collect(Collectors.toMap(StarQuestClause::id, StarQuestClause::paraphrase));

    assertThat(paraphrases).containsAllEntriesOf(quotes());
  }

  @Test
  void everyClauseThatIsCarriedOutIsQuoted() throws IOException {
    List<String> modelled =
        Stream.of(StarQuestClause.values())
            .filter(clause -> clause.notModelled().isEmpty())
            .map(StarQuestClause::id)
            .toList();

    assertThat(quotes().keySet()).containsExactlyInAnyOrderElementsOf(modelled);
  }

  private static Map<String, String> quotes() throws IOException {
    var quotes = new TreeMap<String, String>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        QUOTE
            .matcher(Files.readString(file))
            .results()
            .forEach(
                quote -> quotes.put(quote.group(1), quote.group(2).replaceAll("\\n *///   ", " ")));
      }
    }
    return quotes;
  }
}
