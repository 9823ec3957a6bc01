package dev.rulewright.cli.editions;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.lexicon.OwnLexicon;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes a lexicon that ships and its vocabulary, as a model for a language of the user's own.
@Command(name = "lexicon")
public final class LexiconCommand implements Callable<Integer> {

  @Parameters(paramLabel = "LANGUAGE", index = "0")
  private @Nullable String language;

  @Option(names = "--out", paramLabel = "FOLDER", required = true)
  private @Nullable Path out;

  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    Map<String, String> model =
        OwnLexicon.model(new Word(Objects.requireNonNull(language), Place.of("lexicon")));
    Path folder = Objects.requireNonNull(out);
    for (String name : model.keySet()) {
      Path file = folder.resolve(name);
      if (Files.exists(file)) {
        throw BadInput.at(Place.of(file.toString())).because("this file is there already");
      }
    }
    for (Map.Entry<String, String> each : model.entrySet()) {
      console.written(WholeFile.write(folder.resolve(each.getKey()), each.getValue()));
    }
    return 0;
  }
}
