package dev.rulewright.cli.page;

import dev.rulewright.cli.input.code.GamePathOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes games as one file that holds their rules, to be opened in any browser.
@Command(name = "page")
public final class PageCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", arity = "0..*")
  private List<String> names = List.of();

  @Option(names = "--out", paramLabel = "FILE")
  private @Nullable Path out;

  @Mixin private GamePathOption path = new GamePathOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    List<BoxProvider> games = games();
    String title = games.size() == 1 ? games.getFirst().name() : "rulewright";
    Path file = Optional.ofNullable(out).orElse(Path.of(title + ".html"));
    console.written(WholeFile.write(file, GamesPage.html(games, path, console)));
    return 0;
  }

  /// The games that are named, or else those of one's own, or else all.
  private List<BoxProvider> games() {
    if (!names.isEmpty()) {
      return names.stream()
          .distinct()
          .map(name -> path.boxes().provider(name, Place.of("GAME")))
          .toList();
    }
    return path.boxes().providers().stream().filter(each -> path.fits(each.name())).toList();
  }
}
