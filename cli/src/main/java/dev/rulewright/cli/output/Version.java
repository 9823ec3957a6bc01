package dev.rulewright.cli.output;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/// The version of the build, which its jar tells.
public final class Version implements IVersionProvider {

  /// Such as `Rulewright 1.0.0`.
  public static String text() {
    String version = Version.class.getPackage().getImplementationVersion();
    return "Rulewright " + Objects.requireNonNullElse(version, "(not packaged)");
  }

  @Override
  public String[] getVersion() {
    return new String[] {text()};
  }
}
