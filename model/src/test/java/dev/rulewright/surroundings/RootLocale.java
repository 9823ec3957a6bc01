package dev.rulewright.surroundings;

import java.util.Locale;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// The language of the tests: none, which the command line sets before anything else, whatever
/// language the machine speaks. JUnit finds it by itself.
public final class RootLocale implements BeforeAllCallback {

  @Override
  public void beforeAll(ExtensionContext test) {
    Locale.setDefault(Locale.ROOT);
  }
}
