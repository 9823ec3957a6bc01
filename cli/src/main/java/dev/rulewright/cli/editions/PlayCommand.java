package dev.rulewright.cli.editions;

import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.link.Links.Answered;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.ProjectFile;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.telling.TranscriptText;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Plays the shortest scenario in which the editions part.
@Command(name = "play")
public final class PlayCommand implements Runnable {

  @Parameters(paramLabel = "ID", index = "0")
  private @Nullable String id;

  @Parameters(paramLabel = "FOLDER", index = "1", arity = "0..1")
  private @Nullable Path folder;

  @Mixin private Console console = new Console();

  @Override
  public void run() {
    var named = new Word(Objects.requireNonNull(id), Place.of("play"));
    Compared compared = Compared.of(ProjectFile.read(folder == null ? Path.of("") : folder));
    compared.warnings().forEach(console::warn);
    Finding finding = compared.finding(named);
    String game =
        compared
            .project()
            .book()
            .game()
            .orElseThrow(() -> named.because("the project names no game"));
    Answered answered =
        compared
            .links()
            .flatMap(links -> links.answered(finding))
            .orElseThrow(() ->
                named.because(
                    "no question of the game is known to which the editions give different"
                        + " answers here"));
    FindingText.tell(finding, compared.recall(), console);
    console.print(
        "%s, question %s, as %s:"
            .formatted(
                answered.clause(),
                answered.question(),
                answered.byWords() ? "these words answer it" : "the game says of these lines"));
    answered.answers().forEach((language, answer) -> console.print("  " + language + " " + answer));
    console.print("");
    tell(
        Scenes.of(compared.project())
            .of(answered)
            .orElseThrow(() ->
                BadInput.at(named.place())
                    .found(answered.question())
                    .because("no scenario tells these answers apart")),
        answered,
        ChosenGame.standard(game));
  }

  private void tell(Scenario scenario, Answered answered, ChosenGame game) {
    Plays plays = Plays.of(scenario, game.box());
    var text = new TranscriptText("en", console.ink(), TranscriptText.Pictures.GIVEN);
    for (int i = 0; i < scenario.under().size(); i++) {
      if (answered.answers().containsValue(scenario.under().get(i).name().text())) {
        console.print(text.write(plays.transcripts().get(i)));
      }
    }
    console.print(Paragraph.hanging("Played: " + scenario.file(), 2));
  }
}
