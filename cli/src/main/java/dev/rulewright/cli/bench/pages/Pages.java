package dev.rulewright.cli.bench.pages;

import dev.rulewright.cli.bench.asking.Asking;
import dev.rulewright.cli.bench.asking.Asking.Asked;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.ByHand;
import dev.rulewright.cli.bench.table.ExamplePart;
import dev.rulewright.cli.bench.table.Extras;
import dev.rulewright.cli.bench.table.GoOnPage;
import dev.rulewright.cli.bench.table.MovesPart;
import dev.rulewright.cli.bench.table.OtherwisePage;
import dev.rulewright.cli.bench.table.PositionForm;
import dev.rulewright.cli.bench.table.QrCodePage;
import dev.rulewright.cli.bench.table.ReadingPage;
import dev.rulewright.cli.bench.table.SavedPart;
import dev.rulewright.cli.bench.table.TablePage;
import dev.rulewright.cli.output.LineFile;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;

/// Answers addresses with the pages of the bench. It keeps nothing of what is asked: each page
/// follows from its address.
public final class Pages {

  private final Shelves shelves;
  private final Extras extras;
  private final LongUnaryOperator chance;

  /// @param extras what whoever shows the pages can do besides
  /// @param chance a number from 0 to below a bound, for draws
  public Pages(Shelves shelves, Extras extras, LongUnaryOperator chance) {
    this.shelves = shelves;
    this.extras = extras;
    this.chance = chance;
  }

  /// What comes of an address; what makes no sense is a page that says so.
  ///
  /// @param path where it leads, such as [TablePage#PATH]
  /// @param isPart whether a page asks for what is to stand within it
  /// @return empty if there is no page at that path
  public Optional<Answer> answer(String path, Address address, boolean isPart) {
    try {
      return Optional.ofNullable(
          switch (path) {
            case "/" -> start(address);
            case "/scenario" -> scenario(address);
            case TablePage.PATH -> table(address, shelves.box(address));
            case ReadingPage.PATH ->
                page(
                    "How it is read",
                    new ReadingPage(address, shelves.box(address)).markup(),
                    isPart);
            case TablePage.OTHERWISE ->
                page("What would change this?", otherwise(address).markup(), isPart);
            case GoOnPage.PATH -> goOn(goingOn(address, line(address)), isPart);
            case GoOnPage.MOVE ->
                new Answer.Elsewhere(
                    goingOn(address, line(address)).answered().href(TablePage.PATH));
            case QrCodePage.PATH ->
                beside(
                    "As a QR code",
                    new QrCodePage(address, extras.root()).markup(),
                    address,
                    isPart);
            case PositionForm.PATH -> new SettingUp(shelves).form(address);
            case ByHand.PATH -> new SettingUp(shelves).put(address);
            case "/draw" ->
                new Answer.Elsewhere(address.play(drawn(line(address))).href(TablePage.PATH));
            case "/search" -> search(address);
            case "/line.yaml" ->
                new Answer.File(
                    "line.yaml",
                    "application/yaml; charset=utf-8",
                    LineFile.write(line(address), "bench"));
            default -> null;
          });
    } catch (BadInput bad) {
      return Optional.of(refusal(bad));
    }
  }

  /// The page that says why something makes no sense.
  public static Answer refusal(BadInput bad) {
    return new Answer.Whole("That makes no sense", TablePage.complaint(bad), true);
  }

  private static Answer page(String title, Markup content, boolean isPart) {
    return isPart ? new Answer.Part(content) : new Answer.Whole(title, content);
  }

  private static Answer goOn(GoOnPage<?, ?> going, boolean isPart) {
    return beside("Agents go on", going.markup(), going.lineAlone(), isPart);
  }

  /// A page about a line, with the way back to it unless it stands there.
  private static Answer beside(String title, Markup content, Address line, boolean isPart) {
    return isPart
        ? new Answer.Part(content)
        : new Answer.Whole(
            title,
            Markup.of(
                "{}<p><a href=\"{}\">Back to the table</a></p>\n",
                content,
                line.href(TablePage.PATH)));
  }

  private <P, M> GoOnPage<P, M> goingOn(Address address, Line<P, M> line) {
    return new GoOnPage<>(address, line, extras.agents());
  }

  private Answer start(Address address) {
    String language = address.one(Address.EDITION).orElse("en");
    return new Answer.Whole("Contents", new StartPage(shelves.all(), language).markup());
  }

  private Answer search(Address address) {
    String words = address.one(SearchPage.WORDS).orElse("");
    return new Answer.Whole(
        "Search", new SearchPage(words, shelves.named(address.game())).markup());
  }

  private Answer scenario(Address asked) {
    String file = asked.one(Address.FILE).orElse("");
    Scenario scenario = shelves.scenario(asked.game(), file);
    return new Answer.Elsewhere(
        Address.of(asked.game(), scenario, played(asked.game(), scenario))
            .with(Address.FILE, file)
            .with(Address.EDITION, asked.all(Address.EDITION))
            .href(TablePage.PATH));
  }

  private List<String> played(String game, Scenario scenario) {
    return Line.played(scenario, beginning(game, scenario)).stream().map(Word::text).toList();
  }

  private <P, M> Answer table(Address address, Box<P, M> box) {
    var telling = shelves.telling(address, box);
    var asking = new Asking<>(box, shelves.moves(address.game()));
    Asked<P, M> asked = asking.of(address);
    if (!asked.address().equals(address)) {
      return new Answer.Elsewhere(asked.address().href(TablePage.PATH));
    }
    var moves = new MovesPart<>(asked.table(), asking.known(), telling);
    if (address.one(Address.ASK).isEmpty() && moves.tapped().isPresent()) {
      return new Answer.Elsewhere(
          address.with(Address.ASK, moves.tapped().orElseThrow()).href(TablePage.PATH));
    }
    Optional<ExamplePart> example =
        example(address)
            .map(scenario -> Plays.of(scenario, beginning(address.game(), scenario)))
            .map(plays -> new ExamplePart(plays, telling));
    Optional<SavedPart> saved =
        shelves.before(address).map(old -> new SavedPart(asked.table(), old, telling));
    return new Answer.Whole(
        box.rulebook().title(),
        new TablePage<>(asked, moves, example, saved, telling, extras).markup());
  }

  /// The scenario file that a line comes from.
  public Optional<Scenario> example(Address address) {
    return address.one(Address.FILE).map(file -> shelves.scenario(address.game(), file));
  }

  /// The box with which a scenario begins.
  private Box<?, ?> beginning(String game, Scenario scenario) {
    return shelves.box(Address.of(game, scenario, List.of()));
  }

  /// What would change the line of an address.
  ///
  /// @throws BadInput if it makes no sense
  public OtherwisePage otherwise(Address address) {
    Line<?, ?> line = line(address);
    return new OtherwisePage(address, line, shelves.telling(address, line.box()));
  }

  private <P, M> String drawn(Line<P, M> line) {
    if (!(line.game().turn(line.position()) instanceof Turn.Chance<M> outcomes)) {
      throw BadInput.at(Place.of("draw")).because("nothing is left to chance here");
    }
    return line.game().notation().writeMove(outcomes.atRandom(chance));
  }

  /// The line of an address.
  ///
  /// @throws BadInput if it makes no sense
  public Line<?, ?> line(Address address) {
    return Line.of(address.start(), address.moves(), shelves.box(address));
  }
}
