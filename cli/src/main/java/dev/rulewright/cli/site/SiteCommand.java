package dev.rulewright.cli.site;

import dev.rulewright.cli.bench.pages.Consequences;
import dev.rulewright.cli.bench.table.Wording;
import dev.rulewright.cli.editions.input.EditionOptions;
import dev.rulewright.cli.input.ScenarioFolders;
import dev.rulewright.cli.input.code.GamePathOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.page.GamesPage;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.Contents;
import dev.rulewright.scenarios.file.ScenarioFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes a site about a game.
@Command(name = "site")
public final class SiteCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", index = "0")
  private String game = "";

  @Parameters(paramLabel = "FOLDER", index = "1")
  private Path folder = Path.of("");

  @Option(names = "--language", paramLabel = "CODE", defaultValue = "en")
  private String language = "en";

  @Option(names = "--since", paramLabel = "SITE")
  private @Nullable Path since;

  @Option(names = "--no-page")
  private boolean withoutPage;

  @Mixin private GamePathOption path = new GamePathOption();
  @Mixin private EditionOptions editions = new EditionOptions();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    BoxProvider provider = path.boxes().provider(game, Place.of("GAME"));
    Box<?, ?> box = box(provider, List.of());
    path.check(box);
    var out = new SiteFolder(folder);
    Optional<Snapshot> before = Optional.ofNullable(since).map(each -> Snapshot.read(each, game));
    Site site = site(box, provider);
    SortedMap<String, String> files = site.files(before);
    if (site.hasPage()) {
      files.put(Site.PAGE, GamesPage.html(List.of(provider), path, console));
    }
    out.write(files, site.snapshot(files.keySet()));
    console.written(folder.resolve("index.html"));
    return failures(site) == 0 ? 0 : 1;
  }

  private Site site(Box<?, ?> box, BoxProvider provider) {
    Optional<ScenarioFolder> scenarios =
        new ScenarioFolders(path.files()).find(game).map(ScenarioFolder::at);
    return new Site(
        box,
        language,
        scenarios
            .map(found ->
                found.scenarios().stream().map(file -> told(file, found, provider)).toList())
            .orElse(List.of()),
        scenarios.map(Contents::in).orElse(Contents.NONE),
        scenarios.map(Consequences::in).orElse(Consequences.NONE),
        wording(),
        !withoutPage);
  }

  /// What is printed in the texts that are named, or else in those of a game of one's own.
  private Wording wording() {
    return editions.isEmpty()
        ? path.rulebook(game).map(Wording::in).orElse(Wording.NONE)
        : Wording.of(editions.sources());
  }

  private static Told told(String file, ScenarioFolder folder, BoxProvider provider) {
    Scenario scenario = folder.scenario(file);
    return new Told(file, Plays.of(scenario, box(provider, scenario.options())));
  }

  private static Box<?, ?> box(BoxProvider provider, List<Field> options) {
    return new ChosenGame(provider, Map.of(), options).box();
  }

  /// Says which scenarios do not hold.
  private long failures(Site site) {
    List<Told> failed = site.scenarios().stream().filter(each -> !each.plays().passed()).toList();
    failed.forEach(each ->
        console.warn(
            "%s does not hold: %s".formatted(each.path(), each.plays().failures().getFirst())));
    return failed.size();
  }
}
