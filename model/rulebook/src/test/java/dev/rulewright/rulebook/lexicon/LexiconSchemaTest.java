package dev.rulewright.rulebook.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.rulewright.kernel.input.DataFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What editors are told of lexicons is true of those that ship.
class LexiconSchemaTest {

  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(text("lexicon.schema.json"));

  @ParameterizedTest
  @ValueSource(strings = {"de", "en", "fr", "it"})
  void aLexiconThatShipsIsValid(String language) {
    assertThat(SCHEMA.validate(text(language + ".yaml"), InputFormat.YAML)).isEmpty();
  }

  @Test
  void anEntryWithoutASentenceIsNot() {
    String less = text("en.yaml").replaceFirst("(?m)^    yes: .*\\n", "");
    assertThat(SCHEMA.validate(less, InputFormat.YAML)).isNotEmpty();
  }

  private static String text(String name) {
    return DataFile.beside(Lexicon.class, name).text();
  }
}
