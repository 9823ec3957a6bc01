package dev.rulewright.cli.page;

import dev.rulewright.cli.input.ScenarioFolders;
import dev.rulewright.cli.input.code.GamePathOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.page.browser.BrowserPage;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.scenarios.file.ScenarioFolder;
import java.util.List;
import java.util.Map;

/// Makes the file that holds the rules of games.
public final class GamesPage {

  private GamesPage() {}

  /// The text of the file; takes some seconds.
  ///
  /// @param path where games of one's own come from
  /// @throws dev.rulewright.kernel.BadInput if a game or one of its scenarios makes no sense, or
  ///   its rules use what a browser lacks
  public static String html(List<BoxProvider> games, GamePathOption path, Console console) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    var files = new CarriedFiles();
    var folders = new ScenarioFolders(path.files());
    for (BoxProvider game : games) {
      path.check(new ChosenGame(game, Map.of(), List.of()).box());
      folders
          .find(game.name())
          .ifPresent(folder -> files.takeScenarios(game.name(), ScenarioFolder.at(folder)));
    }
    console.note("compiling the rules to a script …");
    Compilation compiled = Compilation.of(BrowserPage.class, games, loader);
    files.takeBeside(compiled, loader);
    return new PageText(compiled.script(), files.all()).html();
  }
}
