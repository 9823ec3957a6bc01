package dev.rulewright.cli.bench;

import dev.rulewright.cli.experiments.SimulateCommand;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import picocli.CommandLine;

/// Lets agents go on from the end of a line: one of them by one move, or all of them for many
/// games.
record GoOnPage(Address address, Line<?, ?> line) {

  /// The parameter that names an agent.
  static final String AGENT = "agent";

  private static final String GAMES = "games";
  private static final int MOST_GAMES = 1000;

  /// How long an agent may think about one move.
  private static final Duration LIMIT = Duration.ofSeconds(20);

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
    var spec = catalogue.read(address.one(AGENT).orElse("greedy"), Place.of(AGENT));
    Agent<P, M> agent = catalogue.make(spec, GameKit.of(at.box()).knowledge(game, game));
    long end = System.nanoTime() + LIMIT.toNanos();
    var view =
        new View<>(
            game,
            at.position(),
            decision,
            () -> {
              if (System.nanoTime() > end) {
                throw BadInput.at(Place.of(AGENT))
                    .because("stopped: it has thought for %d s".formatted(LIMIT.toSeconds()));
              }
            });
    M chosen = agent.forOneGame().choose(view, new SplittableRandom(1));
    return game.notation().writeMove(chosen);
  }

  /// The form, and what came of the games if some were asked for.
  Markup markup() throws IOException {
    String agent = address.one(AGENT).orElse("greedy");
    return Markup.of(
        """
        <form action="/go-on" method="get">{}
        <p><label>Agents <input name="agent" value="{}" size="34"></label>
        <label>Games <input name="games" type="number" min="2" max="{}" value="200"></label>
        <button>Let them play from here</button></p>
        <p class="note">One for all players, or one for each: <code>random</code>, <code>greedy</code>, …; \
        'rulewright agents' lists them.</p></form>
        {}<p><a href="{}">Back to the table</a></p>
        """,
        TablePage.hidden(address.without(AGENT, GAMES)),
        agent,
        MOST_GAMES,
        address.one(GAMES).isPresent()
            ? Markup.of("<pre class=\"file\">{}</pre>", played(agent))
            : Markup.NOTHING,
        address.without(AGENT, GAMES).href(TablePage.PATH));
  }

  /// What `simulate` says of the games.
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
    Path file = Files.createTempFile("line", ".yaml");
    try {
      Files.writeString(file, LineFile.write(line, "bench"));
      var answer = new StringWriter();
      new CommandLine(new SimulateCommand())
          .setOut(new PrintWriter(answer))
          .setErr(new PrintWriter(answer))
          .setExecutionExceptionHandler((wrong, command, _) -> {
            command.getErr().println(wrong.getMessage());
            return 2;
          })
          .execute("--from", file.toString(), "--games", "" + games, "--agents", agents);
      return answer.toString().replace(file.toString(), "the line");
    } finally {
      Files.delete(file);
    }
  }
}
