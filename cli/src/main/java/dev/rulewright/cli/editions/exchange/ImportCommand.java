package dev.rulewright.cli.editions.exchange;

import dev.rulewright.cli.editions.input.EditionOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.exchange.ExchangeFile;
import dev.rulewright.rulebook.exchange.Imported;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.project.ProjectFile;
import dev.rulewright.rulebook.project.ProjectTexts;
import dev.rulewright.rulebook.text.Source;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Makes a project of editions, and says what was found in them.
@Command(name = "import")
public final class ImportCommand implements Callable<Integer> {

  @Mixin private EditionOptions named = new EditionOptions();
  @Mixin private Console console = new Console();

  @Option(names = "--tmx", paramLabel = "FILE")
  private @Nullable Path tmx;

  @Option(names = "--xliff", paramLabel = "FILE")
  private @Nullable Path xliff;

  @Option(names = "--game", paramLabel = "GAME")
  private @Nullable String game;

  @Option(names = "--out", paramLabel = "FOLDER", required = true)
  private @Nullable Path out;

  @Override
  public Integer call() throws IOException {
    Path folder = Objects.requireNonNull(out);
    Path file = folder.resolve(ProjectFile.NAME);
    if (Files.exists(file)) {
      throw BadInput.at(Place.of(file.toString()))
          .because("this project is there already\nMaybe add the editions to its file.");
    }
    Project texts = Project.of(sources()).with(named.lexicons());
    Project project =
        game == null ? texts : texts.of(Boxes.standard().provider(game, Place.of("--game")).name());
    console.print(units(ProjectTexts.read(project).editions()));
    WholeFile.write(file, ProjectFile.text(folder, project));
    console.written(file);
    return 0;
  }

  private List<Source> sources() {
    var sources = new ArrayList<>(named.sources());
    if (tmx != null) {
      if (!ExchangeFile.isMemory(tmx)) {
        throw wrongName("--tmx", tmx, ".tmx", "--xliff");
      }
      sources.addAll(sources("--tmx", tmx));
    }
    if (xliff != null) {
      if (!ExchangeFile.is(xliff) || ExchangeFile.isMemory(xliff)) {
        throw wrongName("--xliff", xliff, ".xlf or .xliff", "--tmx");
      }
      sources.addAll(sources("--xliff", xliff));
    }
    return sources;
  }

  private static BadInput wrongName(String option, Path file, String endings, String other) {
    BadInput.Report report = BadInput.at(Place.of(option)).found(file.toString());
    String expected = "a file whose name ends in " + endings;
    return ExchangeFile.is(file)
        ? report.expected(expected, other + "?")
        : report.expected(expected);
  }

  /// The editions of a file of another tool; those without a lexicon are left out.
  private List<Source> sources(String option, Path file) {
    Imported read = ExchangeFile.read(file);
    read.warnings().forEach(console::warn);
    List<Source> all = ExchangeFile.sources(file, read, Place.of(option));
    all.stream()
        .filter(source -> !Lexicon.languages().contains(source.language()))
        .forEach(source ->
            console.warn(
                "%s: left out: '%s', a language without a lexicon"
                    .formatted(file, source.language())));
    return all.stream().filter(source -> Lexicon.languages().contains(source.language())).toList();
  }

  /// How many units of each role every edition has.
  private static String units(List<Edition> editions) {
    var lines = new ArrayList<List<String>>();
    var head = new ArrayList<>(List.of("", "units"));
    Arrays.stream(Role.values()).map(Role::toString).forEach(head::add);
    lines.add(head);
    for (Edition edition : editions) {
      var line = new ArrayList<>(List.of(edition.language(), "" + edition.units().size()));
      for (Role role : Role.values()) {
        line.add("" + edition.units().stream().map(Unit::role).filter(role::equals).count());
      }
      lines.add(line);
    }
    return Paragraph.columns(lines, column -> column > 0);
  }
}
