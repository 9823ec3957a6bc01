package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.table.Wording;
import dev.rulewright.cli.editions.input.EditionOptions;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Opens the bench, until Ctrl-C.
@Command(name = "bench")
public final class BenchCommand implements Callable<Integer> {

  private static final int MOST_PORTS = 65_535;

  @Option(names = "--port", paramLabel = "N", defaultValue = "0")
  private int port;

  @Option(names = "--no-browser")
  private boolean withoutBrowser;

  @Option(names = "--save-in", paramLabel = "FOLDER", defaultValue = "scenarios/bench")
  private Path folder = Path.of("scenarios", "bench");

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private EditionOptions editions = new EditionOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > MOST_PORTS) {
      throw console.wrongUse(
          "--port: expected a number from 0 to %d, found %d".formatted(MOST_PORTS, port));
    }
    if (!editions.isEmpty() && game.providers().size() > 1) {
      throw console.wrongUse("--edition: say with --game of which game these are the editions");
    }
    var wording = Wording.of(editions.sources());
    try (var bench =
        new Bench(
            new FolderShelves(game, console, wording), new Saving(folder), port, console.err())) {
      String address = bench.open();
      console.print("Open " + address);
      console.print("Ctrl-C ends it.");
      console.out().flush();
      if (!withoutBrowser) {
        browse(address);
      }
      new CountDownLatch(1).await();
    }
    return 0;
  }

  /// Opens the page in the browser; whoever has none opens it by hand.
  private void browse(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    List<String> call =
        system.contains("mac")
            ? List.of("open", address)
            : system.contains("win")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of("xdg-open", address);
    try {
      new ProcessBuilder(call)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      console.note("No browser was found; open the address by hand.");
    }
  }
}
