package dev.rulewright.surroundings;

import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/// Prints which tests are left out and why, so that nobody takes a run without them for a whole
/// one. JUnit finds it by itself.
public final class LeftOut implements TestWatcher {

  @Override
  public void testDisabled(ExtensionContext test, Optional<String> reason) {
    tell(test, reason.orElse("disabled"));
  }

  @Override
  public void testAborted(ExtensionContext test, Throwable cause) {
    tell(test, String.valueOf(cause.getMessage()));
  }

  private static void tell(ExtensionContext test, String reason) {
    System.out.printf(
        "left out: %s.%s: %s%n",
        test.getRequiredTestClass().getSimpleName(), test.getDisplayName(), reason);
  }
}
