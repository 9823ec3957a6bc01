package dev.rulewright.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line: {@code rulewright <command> …}. */
@Command(
    name = "rulewright",
    description = "Runs, questions and simulates the rules of tabletop combat games.",
    mixinStandardHelpOptions = true,
    version = "Rulewright 0.1.0-SNAPSHOT")
public final class Rulewright implements Runnable {

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }

  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Rulewright()).execute(arguments));
  }
}
