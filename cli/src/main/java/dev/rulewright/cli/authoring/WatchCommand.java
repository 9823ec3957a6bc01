package dev.rulewright.cli.authoring;

import dev.rulewright.cli.input.code.Patience;
import dev.rulewright.cli.input.code.SavedFiles;
import dev.rulewright.cli.output.Console;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Looks at a game of one's own whenever a file of it is saved, until Ctrl-C.
@Command(name = "watch")
public final class WatchCommand implements Callable<Integer> {

  private static final Duration PAUSE = Duration.ofMillis(300);

  @Parameters(paramLabel = "FOLDER", index = "0")
  private Path folder = Path.of("");

  @Option(names = "--once")
  private boolean once;

  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws InterruptedException {
    var saved = SavedFiles.of(folder);
    Look look = Look.at(folder, Patience.USUAL);
    console.print(look.told());
    if (once) {
      return look.isFine() ? 0 : 1;
    }
    console.print("Watching %s. Ctrl-C ends it.".formatted(folder));
    console.out().flush();
    while (true) {
      Thread.sleep(PAUSE);
      var now = SavedFiles.of(folder);
      if (!now.equals(saved)) {
        saved = now;
        Look next = Look.at(folder, Patience.USUAL);
        console.print(next.since(look));
        console.out().flush();
        look = next;
      }
    }
  }
}
