package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Line;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.View;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.batch.GameFrom;
import dev.rulewright.simulator.batch.Stop;
import dev.rulewright.simulator.chance.Streams;
import dev.rulewright.simulator.experiments.Outlook;
import dev.rulewright.simulator.kit.GameKit;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/// Lets agents go on from the end of a line: one of them by one move, or all of them for many
/// games. What they do follows from the line alone.
public record GoOnPage<P, M>(Address address, Line<P, M> line, Agents agents) {

  /// The path of the page.
  public static final String PATH = "/go-on";

  /// The path that leads to the line with one move more.
  public static final String MOVE = "/answer";

  private static final String AGENT = "agent";
  private static final String USUAL = "greedy";
  private static final String RANDOM = "random";

  private static final String GAMES = "games";
  private static final int USUAL_GAMES = 200;
  private static final int FEWER_GAMES = 50;
  private static final int MOST_GAMES = 1000;

  private static final long SEED = 1;

  /// How long an agent may think about one move.
  private static final Duration LIMIT = Duration.ofSeconds(20);

  /// How long agents may play games.
  private static final Duration GAMES_LIMIT = Duration.ofSeconds(30);

  // ---- One move ----

  /// The line with what an agent does next.
  ///
  /// @throws BadInput if there is no such agent, nobody decides, or it has thought for too long
  public Address answered() {
    Game<P, M> game = line.game();
    if (!(game.turn(line.position()) instanceof Turn.Decision<M> decision)) {
      throw BadInput.at(Place.of(AGENT)).because("no player decides here");
    }
    int seat = decision.player().seat();
    Agent<P, M> agent = seated(game).get(seat);
    var view = new View<>(game, line.position(), decision, TimeLimit.of(LIMIT, AGENT));
    var mind = new Streams(SEED, line.transcript().steps().size()).ofAgent(seat);
    M chosen = agent.forOneGame().choose(view, mind);
    return address.without(AGENT).play(game.notation().writeMove(chosen));
  }

  private String agent() {
    return address.one(AGENT).orElse(USUAL);
  }

  private List<Agent<P, M>> seated(Game<P, M> played) {
    return agents.seated(agent(), GameKit.of(line.box()).knowledge(played, line.game()));
  }

  /// A form that asks an agent for its move.
  static Markup oneMove(Address address) {
    return Markup.of(
        "<form action=\"{}\" method=\"get\">{}<label>Let <select name=\"agent\">{}</select>"
            + " choose</label> <button>Do</button></form>\n",
        MOVE,
        TablePage.hidden(address.unlooked()),
        options());
  }

  private static Markup options() {
    return Markup.each(
        Agents.NAMES,
        name ->
            Markup.of(
                "<option{}>{}</option>", new Markup(name.equals(USUAL) ? " selected" : ""), name));
  }

  // ---- Many games ----

  /// What asks for games with random moves, once it is opened.
  static Markup folded(Address address) {
    String page = address.unlooked().with(AGENT, RANDOM).with(GAMES, "" + USUAL_GAMES).href(PATH);
    return Markup.of(
        """
        <details class="ahead"><summary>Who is ahead here?</summary>
        <div hx-get="{}" hx-trigger="toggle from:closest details once"><a href="{}">{} games with random moves from here</a></div></details>
        """,
        page,
        page,
        USUAL_GAMES);
  }

  /// What came of the games if some were asked for, and the form that asks for others.
  public Markup markup() {
    return Markup.of(
        """
        {}<form action="{}" method="get">{}
        <p><label>Agents <input name="agent" value="{}" size="34" list="agents"></label>
        <datalist id="agents">{}</datalist>
        <label>Games <input name="games" type="number" min="2" max="{}" value="{}"></label>
        <button>Let them play from here</button></p>
        <p class="note">One for all players, or one for each, such as <code>{}</code>. It ends after {} s \
        at the latest, with the games that are finished.</p></form>
        """,
        address.one(GAMES).isPresent() ? told(played(games())) : Markup.NOTHING,
        PATH,
        TablePage.hidden(lineAlone()),
        agent(),
        options(),
        MOST_GAMES,
        address.one(GAMES).orElse("" + USUAL_GAMES),
        line.game().players().stream()
            .map(player -> player.id() + "=greedy")
            .collect(Collectors.joining(",")),
        GAMES_LIMIT.toSeconds());
  }

  /// The line without what is asked of agents.
  public Address lineAlone() {
    return address.without(AGENT, GAMES);
  }

  private int games() {
    return address
        .one(GAMES)
        .filter(text -> text.matches("\\d{1,4}"))
        .map(Integer::parseInt)
        .filter(number -> number >= 2 && number <= MOST_GAMES)
        .orElseThrow(() ->
            BadInput.at(Place.of(GAMES)).expected("a number from 2 to %d".formatted(MOST_GAMES)));
  }

  private Outlook played(int games) {
    Game<P, M> from = new GameFrom<>(line.game(), line.position());
    var batch = new Batch<P, M>(from, Counting.nothing(), seated(from), SEED);
    Outlook outlook = Outlook.of(batch, games, until(System.nanoTime() + GAMES_LIMIT.toNanos()));
    if (outlook.games() == 0) {
      throw BadInput.at(Place.of(GAMES))
          .because("none was finished within %d s".formatted(GAMES_LIMIT.toSeconds()));
    }
    return outlook;
  }

  private static Stop until(long end) {
    return new Stop() {
      @Override
      public boolean getAsBoolean() {
        return isUrgent();
      }

      @Override
      public boolean isUrgent() {
        return System.nanoTime() - end > 0;
      }
    };
  }

  /// Who scores how much, with the interval and what it rests on.
  private Markup told(Outlook outlook) {
    List<String> assumed = line.game().assumptions();
    return Markup.of(
        """
        <p class="lead" role="status">{}</p>
        <table><tr><th>who</th><th>score</th><th>95 % interval</th></tr>{}</table>
        <p class="note">{} games from here, of which {} ended undecided and count as even. {}</p>
        <details><summary>Assumed, not from the rulebook ({})</summary><ul>{}</ul></details>
        """,
        outlook
            .ahead()
            .map(player -> "%s is ahead when %s plays from here.".formatted(player.id(), agent()))
            .orElseGet(
                () -> "Nobody is shown to be ahead when %s plays from here.".formatted(agent())),
        Markup.each(line.game().players(), player -> row(player, outlook)),
        outlook.games(),
        outlook.undecided(),
        agent().equals(RANDOM) ? other() : Markup.NOTHING,
        assumed.size(),
        Markup.each(assumed, each -> Markup.of("<li>{}</li>", each)));
  }

  /// Games by an agent that sees more than random moves do.
  private Markup other() {
    Address games = address.with(AGENT, USUAL).with(GAMES, "" + FEWER_GAMES);
    return Markup.of(
        "Whoever plans may see it otherwise: <a href=\"{}\">{} games between {} agents</a>.",
        games.href(PATH),
        FEWER_GAMES,
        USUAL);
  }

  private static Markup row(Player player, Outlook outlook) {
    var score = outlook.score(player);
    return Markup.of(
        "<tr><td>{}</td><td>{} %</td><td>{} % to {} %</td></tr>",
        player.id(),
        percent(score.value()),
        percent(score.interval().low()),
        percent(score.interval().high()));
  }

  private static String percent(double share) {
    return "%.1f".formatted(100 * share);
  }
}
