package dev.rulewright.cli.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.table.TablePage;
import dev.rulewright.cli.bench.table.TimeLimit;
import dev.rulewright.cli.experiments.SimulateCommand;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.LineFile;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Turn;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Line;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.simulator.kit.GameKit;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;
import picocli.CommandLine;

/// Lets agents go on from the end of a line: one of them by one move, or all of them for many
/// games.
record GoOnPage(Address address, Line<?, ?> line) {

  /// The parameter that names an agent.
  static final String AGENT = "agent";

  private static final String USUAL = "greedy";
  private static final List<String> NAMES = List.of("random", USUAL, "heuristic", "ismcts");

  private static final String GAMES = "games";
  private static final int MOST_GAMES = 1000;

  /// How long an agent may think about one move.
  private static final Duration LIMIT = Duration.ofSeconds(20);

  /// How long agents may play games, of which one batch is under way at a time.
  private static final Duration GAMES_LIMIT = Duration.ofSeconds(30);

  private static final Semaphore PLAYING = new Semaphore(1);

  /// What an agent does next.
  ///
  /// @throws BadInput if there is no such agent, nobody decides, or it has thought for too long
  String move() {
    return move(line);
  }

  private <P, M> String move(Line<P, M> at) {
    Game<P, M> game = at.game();
    if (!(game.turn(at.position()) instanceof Turn.Decision<M> decision)) {
      throw BadInput.at(Place.of(AGENT)).because("no player decides here");
    }
    var catalogue = AgentCatalogue.standard();
    var spec = catalogue.read(address.one(AGENT).orElse(USUAL), Place.of(AGENT));
    Agent<P, M> agent = catalogue.make(spec, GameKit.of(at.box()).knowledge(game, game));
    var view = new View<>(game, at.position(), decision, TimeLimit.of(LIMIT, AGENT));
    M chosen = agent.forOneGame().choose(view, new SplittableRandom(1));
    return game.notation().writeMove(chosen);
  }

  /// The form, and what came of the games if some were asked for.
  Markup markup() throws IOException {
    String agent = address.one(AGENT).orElse(USUAL);
    return Markup.of(
        """
        <form action="/go-on" method="get">{}
        <p><label>Agents <input name="agent" value="{}" size="34" list="agents"></label>
        <datalist id="agents">{}</datalist>
        <label>Games <input name="games" type="number" min="2" max="{}" value="{}"></label>
        <button>Let them play from here</button></p>
        <p class="note">One for all players, or one for each, such as <code>{}</code>. It ends after {} s \
        at the latest, with the games that are finished.</p></form>
        {}<p><a href="{}">Back to the table</a></p>
        """,
        TablePage.hidden(address.without(AGENT, GAMES)),
        agent,
        agents(),
        MOST_GAMES,
        address.one(GAMES).orElse("200"),
        line.box().players().stream()
            .map(player -> player.id() + "=greedy")
            .collect(Collectors.joining(",")),
        GAMES_LIMIT.toSeconds(),
        address.one(GAMES).isPresent()
            ? told(new ObjectMapper().readTree(played(agent)))
            : Markup.NOTHING,
        address.without(AGENT, GAMES).href(TablePage.PATH));
  }

  /// A form that asks an agent for its move.
  static Markup oneMove(Address address) {
    return Markup.of(
        "<form action=\"/answer\" method=\"get\">{}<label>Let <select name=\"agent\">{}</select>"
            + " choose</label> <button>Do</button></form>\n",
        TablePage.hidden(address.unlooked()),
        agents());
  }

  /// Agents as options of a list or choice.
  private static Markup agents() {
    return Markup.each(
        NAMES,
        name ->
            Markup.of(
                "<option{}>{}</option>", new Markup(name.equals(USUAL) ? " selected" : ""), name));
  }

  /// Who won how often, with the interval and what it rests on.
  private static Markup told(JsonNode answer) {
    return Markup.of(
        """
        <p class="lead" role="status">{}</p>
        <table><tr><th>who</th><th>share</th><th>95 % interval</th></tr>{}</table>
        <details><summary>Assumed, not from the rulebook ({})</summary><ul>{}</ul></details>
        """,
        answer.path("verdict").asText(),
        answer
            .at("/tables/shares")
            .valueStream()
            .filter(row -> row.path("what").asText().equals("wins"))
            .map(GoOnPage::share)
            .toList(),
        answer.path("assumed").size(),
        answer
            .path("assumed")
            .valueStream()
            .map(each -> Markup.of("<li>{}</li>", each.asText()))
            .toList());
  }

  private static Markup share(JsonNode row) {
    return Markup.of(
        "<tr><td>{} wins</td><td>{} %</td><td>{} % to {} %</td></tr>",
        row.path("who").asText(),
        percent(row, "share"),
        percent(row, "share_low"),
        percent(row, "share_high"));
  }

  private static String percent(JsonNode row, String key) {
    return "%.1f".formatted(100 * row.path(key).asDouble());
  }

  /// What `simulate` says of the games, in JSON.
  private String played(String agents) throws IOException {
    int games =
        address
            .one(GAMES)
            .filter(text -> text.matches("\\d{1,4}"))
            .map(Integer::parseInt)
            .filter(number -> number >= 2 && number <= MOST_GAMES)
            .orElseThrow(() ->
                BadInput.at(Place.of(GAMES))
                    .expected("a number from 2 to %d".formatted(MOST_GAMES)));
    if (!PLAYING.tryAcquire()) {
      throw BadInput.at(Place.of(GAMES)).because("other games are under way; try again soon");
    }
    Path folder = Files.createTempDirectory("bench");
    Path file = folder.resolve("the-line.yaml");
    // For a Ctrl-C in the middle; what was named last is deleted first.
    folder.toFile().deleteOnExit();
    file.toFile().deleteOnExit();
    try {
      Files.writeString(file, LineFile.write(line, "bench"));
      var answer = new StringWriter();
      var command = new SimulateCommand(Console.within(GAMES_LIMIT));
      new CommandLine(command)
          .setOut(new PrintWriter(answer))
          .setErr(new PrintWriter(Writer.nullWriter()))
          .parseArgs(
              "--from", file.toString(), "--games", "" + games, "--agents", agents, "--json");
      command.call();
      return answer.toString();
    } finally {
      PLAYING.release();
      Files.deleteIfExists(file);
      Files.delete(folder);
    }
  }
}
