package dev.rulewright.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What the tests of each game ask of its rules: above the code that carries out a clause stands
/// the clause, in the words of the catalogue.
///
/// @param clauses the catalogue
/// @param sources the folder of the game's code
public record QuotedClauses(List<? extends Clause> clauses, Path sources) {

  /// A list item of a comment that begins with an identifier, and the lines that go on with it.
  private static final Pattern QUOTE =
      Pattern.compile("(?m)^ */// - ([A-Z]+-\\d+): (.*(?:\\n *///   .*)*)");

  /// Holds every quote to the paraphrase of its clause.
  public void areTheParaphrasesOfTheirClauses() throws IOException {
    Map<String, String> paraphrases =
        clauses.stream().collect(Collectors.toMap(Clause::id, Clause::paraphrase));

    assertThat(paraphrases).containsAllEntriesOf(quotes());
  }

  /// Makes sure that the clauses with a quote are those that are modelled.
  public void areThoseOfAllThatIsCarriedOut() throws IOException {
    List<String> modelled =
        clauses.stream()
            .filter(clause -> clause.notModelled().isEmpty())
            .<String>map(Clause::id)
            .toList();

    assertThat(quotes().keySet()).containsExactlyInAnyOrderElementsOf(modelled);
  }

  private Map<String, String> quotes() throws IOException {
    var quotes = new TreeMap<String, String>();
    try (Stream<Path> files = Files.walk(sources)) {
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
