package dev.rulewright.invaders.rules;

import dev.rulewright.kernel.QuotedClauses;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// Above the code that carries out a clause stands the clause, in the words of the catalogue.
class QuotedClausesTest {

  private final QuotedClauses quotes =
      new QuotedClauses(
          Invaders.READINGS.rulebook().clauses(), Path.of("src/main/java/dev/rulewright/invaders"));

  @Test
  void everyQuoteIsTheParaphraseOfItsClause() throws IOException {
    quotes.areTheParaphrasesOfTheirClauses();
  }

  @Test
  void everyClauseThatIsCarriedOutIsQuoted() throws IOException {
    quotes.areThoseOfAllThatIsCarriedOut();
  }
}
