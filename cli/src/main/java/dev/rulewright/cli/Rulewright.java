package dev.rulewright.cli;

import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The command line: {@code rulewright <command> …}. */
@Command(
    name = "rulewright",
    description = "Runs, questions and simulates the rules of tabletop combat games.",
    mixinStandardHelpOptions = true,
    versionProvider = Rulewright.Version.class)
public final class Rulewright implements Runnable {

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }

  /** Ends with picocli's exit codes: 0 done, 1 the command failed, 2 it was called wrongly. */
  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Rulewright()).execute(arguments));
  }

  /** The version of the build, which its jar tells. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Rulewright.class.getPackage().getImplementationVersion();
      return new String[] {"Rulewright " + Objects.requireNonNullElse(version, "(not packaged)")};
    }
  }
}
