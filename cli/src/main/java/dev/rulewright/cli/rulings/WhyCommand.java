package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.PositionArgument;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.LineFile;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Opening;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Says whether a move is legal, after others if there are some, which clauses decide it, and which
/// answers would make it come out otherwise.
@Command(name = "why")
public final class WhyCommand implements Callable<Integer> {

  private static final Place MOVE = Place.of("move");

  @Mixin private PositionArgument position = new PositionArgument();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Option(names = "--save", paramLabel = "FILE")
  private @Nullable Path save;

  @Parameters(paramLabel = "MOVE [then MOVE]...", arity = "1..*")
  private List<String> moves = List.of();

  @Override
  public Integer call() throws IOException {
    rule(position.opening(console));
    return 0;
  }

  private <P, M> void rule(Opening<P, M> opening) throws IOException {
    List<Word> typed =
        Stream.of(String.join(" ", moves).split("\\s+then\\s+", -1))
            .map(text -> new Word(text, MOVE))
            .toList();
    Line<P, M> line = Line.of(opening, typed);
    json.answer(RulingEntry.of(line), RulingEntry::json, console, RulingEntry::print);
    if (save != null) {
      WholeFile.write(save, LineFile.write(line, "why"));
      console.note("Written: " + save);
    }
  }
}
