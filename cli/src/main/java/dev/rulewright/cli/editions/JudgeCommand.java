package dev.rulewright.cli.editions;

import dev.rulewright.cli.editions.input.TextOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.memory.Memory;
import dev.rulewright.rulebook.memory.Verdict;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Remembers what somebody says of findings.
@Command(name = "judge")
public final class JudgeCommand implements Callable<Integer> {

  private static final Place COMMAND_LINE = Place.of("judge");

  /// A finding and what is said of it.
  private record Said(Word id, Verdict verdict, String note) {}

  @Mixin private TextOptions texts = new TextOptions();
  @Mixin private Console console = new Console();

  @Parameters(paramLabel = "ID JUDGEMENT FOLDER", index = "0..*", arity = "0..3")
  private List<String> words = List.of();

  @Option(names = "--note", paramLabel = "TEXT")
  private String note = "";

  @Option(names = "--from", paramLabel = "FILE")
  private @Nullable Path from;

  @Option(names = "--judged", paramLabel = "FILE")
  private @Nullable Path judged;

  @Override
  public Integer call() throws IOException {
    List<Said> all = from == null ? List.of(said()) : saidIn(from);
    Project project = texts.project(folder());
    Compared compared = Compared.of(judged == null ? project : project.judgedIn(judged));
    Map<Said, Finding> said = ofFindings(all, compared);
    Memory memory = compared.memory();
    LocalDate today = LocalDate.now(ZoneId.systemDefault());
    for (var each : said.entrySet()) {
      Said judgement = each.getKey();
      memory =
          memory.with(
              each.getValue(), compared.findings(), judgement.verdict(), judgement.note(), today);
    }
    Path file = compared.project().judged().orElseThrow();
    WholeFile.write(file, memory.text());
    console.print(Paragraph.count(said.size(), "finding") + " judged");
    console.written(file);
    return 0;
  }

  /// What is said of findings that are still there. Texts may change between the page on which they
  /// were judged and this call, which must not cost the other judgements.
  ///
  /// @throws BadInput if none is there
  private Map<Said, Finding> ofFindings(List<Said> said, Compared compared) {
    Map<Said, Finding> there = new LinkedHashMap<>();
    said.forEach(each -> compared.find(each.id()).ifPresent(finding -> there.put(each, finding)));
    if (there.isEmpty() && !said.isEmpty()) {
      compared.finding(said.getFirst().id()); // Refuses it.
    }
    said.stream()
        .filter(each -> !there.containsKey(each))
        .forEach(each ->
            console.warn(
                each.id().place()
                    + ": no finding '%s' any more, so what is said of it is left out"
                        .formatted(each.id().text())));
    return there;
  }

  private Optional<Path> folder() {
    int named = from == null ? 2 : 0;
    if (words.size() > named + 1) {
      throw BadInput.at(COMMAND_LINE)
          .found(words.get(named + 1))
          .because("expected nothing behind the folder");
    }
    return words.stream().skip(named).findFirst().map(Path::of);
  }

  private Said said() {
    if (words.size() < 2) {
      throw BadInput.at(COMMAND_LINE)
          .because("expected a finding and a judgement, such as 'number-1a2b3c harmless'");
    }
    return new Said(
        new Word(words.get(0), COMMAND_LINE), verdict(new Word(words.get(1), COMMAND_LINE)), note);
  }

  private static Verdict verdict(Word word) {
    return word.among(Arrays.asList(Verdict.values()), "a judgement");
  }

  /// What the lines of a file say: a finding, a judgement and a note, with tabs between them.
  private static List<Said> saidIn(Path file) {
    var said = new ArrayList<Said>();
    for (Word line : InputFile.lines(file)) {
      List<Word> values = line.pieces('\t');
      if (line.place().line() == 1 && values.getFirst().is("id")) {
        continue;
      }
      if (values.size() < 2) {
        throw values.getFirst().expected("a finding and a judgement, with a tab between them");
      }
      said.add(
          new Said(
              values.getFirst(),
              verdict(values.get(1)),
              values.size() > 2 ? values.get(2).text() : ""));
    }
    return said;
  }
}
