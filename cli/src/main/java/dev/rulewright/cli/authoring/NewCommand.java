package dev.rulewright.cli.authoring;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Boxes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Makes a folder with a small game that works at once, to be changed into another one. It is the
/// sample game, by the name of the folder.
@Command(name = "new")
public final class NewCommand implements Callable<Integer> {

  /// The files of the sample game, which lie in the resources beside this class.
  static final List<String> FILES =
      List.of(
          "README.md",
          "REFERENCE.md",
          "TokenRace.java",
          "answers.csv",
          "breaches.csv",
          "clauses.csv",
          "names.csv",
          "properties.csv",
          "questions.csv",
          "rulebook/de.txt",
          "rulebook/en.txt",
          "scenarios/token-race/1-turn/a-one.yaml",
          "scenarios/token-race/1-turn/face-down.yaml",
          "scenarios/token-race/1-turn/full-pot.yaml",
          "scenarios/token-race/1-turn/opening.yaml",
          "scenarios/token-race/2-end/ninety-turns.yaml",
          "scenarios/token-race/2-end/thirty-turns.yaml",
          "scenarios/token-race/2-end/thirty.yaml",
          "scenarios/token-race/3-readings/t1-showing-first.yaml",
          "scenarios/token-race/worlds/last-turns.yaml",
          "sentences.csv",
          "tokens.csv");

  /// The folder of the game's own words.
  private static final String RULEBOOK = "rulebook";

  /// Names whose class the sample, or what it is declared with, has already.
  private static final Set<String> TAKEN =
      Set.of(
          "board",
          "boolean",
          "choice",
          "counter",
          "declaration",
          "each",
          "integer",
          "list",
          "math",
          "move",
          "pile",
          "player",
          "position",
          "rule",
          "runner",
          "setup",
          "square",
          "stage",
          "string",
          "things",
          "token",
          "verb");

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  @Parameters(paramLabel = "FOLDER", index = "0")
  private Path folder = Path.of("");

  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    String name = Objects.toString(folder.toAbsolutePath().normalize().getFileName(), "");
    if (!NAME.matcher(name).matches()) {
      throw at().found(name)
          .expected(
              "a folder whose name can be that of a game: lower case letters, digits, hyphens");
    }
    if (TAKEN.contains(name) || Boxes.standard().names().contains(name)) {
      throw at().found(name).because("this name is taken; expected that of another game");
    }
    boolean hasRulebook = hasRulebook();
    for (String file : FILES) {
      if (hasRulebook && file.startsWith(RULEBOOK + "/")) {
        continue;
      }
      Path to = folder.resolve(renamed(file, name));
      Files.createDirectories(Objects.requireNonNull(to.getParent()));
      Files.writeString(to, renamed(text(file), name));
    }
    console.print("Written: %s, a game that works. Try:".formatted(folder));
    Stream.of("watch %s", "replay --game-path %s", "bench --game-path %s")
        .forEach(call -> console.print("  rulewright " + call.formatted(quoted())));
    return 0;
  }

  private String quoted() {
    return folder.toString().contains(" ") ? "'" + folder + "'" : folder.toString();
  }

  /// Whether the folder is there with a rulebook, which is left as it is.
  ///
  /// @throws BadInput if there is anything else
  private boolean hasRulebook() throws IOException {
    if (!Files.exists(folder)) {
      return false;
    }
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        if (files.toList().equals(List.of(folder.resolve(RULEBOOK)))
            && Files.isDirectory(folder.resolve(RULEBOOK))) {
          return true;
        }
      }
    }
    throw at().because(
            "it is there already; expected the name of a new folder, or of one that holds a folder"
                + " rulebook alone");
  }

  private BadInput.Report at() {
    return BadInput.at(Place.of(folder.toString()));
  }

  private static String text(String file) throws IOException {
    try (InputStream stream = NewCommand.class.getResourceAsStream("sample/" + file)) {
      return new String(Objects.requireNonNull(stream, file).readAllBytes(), UTF_8);
    }
  }

  /// A text in which the game has another name, in each of the ways in which it is written.
  private static String renamed(String text, String name) {
    List<String> words =
        Arrays.stream(name.split("-", -1))
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
            .toList();
    String title = String.join(" ", words);
    return text.replace("model/sample", name)
        .replace("token-race", name)
        .replace("TokenRace", words.stream().collect(Collectors.joining()))
        .replace("Token Race", title)
        .replace("TOKEN RACE", title.toUpperCase(Locale.ROOT));
  }
}
