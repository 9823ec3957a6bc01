package dev.rulewright.cli.bench;

import dev.rulewright.cli.output.LineFile;
import dev.rulewright.cli.output.StoryPage;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.PictureSvg;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;

/// The server of the bench, on this machine only. It keeps nothing of what is asked: each page
/// follows from its address.
final class Bench implements AutoCloseable {

  private static final String HTMX = "META-INF/resources/webjars/htmx.org/2.0.10/dist/htmx.min.js";

  /// The most bytes of a request.
  private static final long MOST = 64 * 1024;

  private final Shelves shelves;
  private final Wording wording;
  private final Saving saving;
  private final Guard guard = new Guard();
  private final PrintWriter err;
  private final Javalin server;

  /// @param wording what is printed of the clauses of its game, if there is but one
  /// @param port where it listens, 0 for any port that is free
  /// @param err where faults of the program are shown
  Bench(Shelves shelves, Wording wording, Saving saving, int port, PrintWriter err) {
    this.shelves = shelves;
    this.wording = wording;
    this.saving = saving;
    this.err = err;
    // Kits and agents of the user's jars are found by whoever answers, as the games are.
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    server =
        Javalin.create(config -> {
          config.startup.showJavalinBanner = false;
          config.http.maxRequestSize = MOST;
          config.jetty.host = "127.0.0.1";
          config.jetty.port = port;
          config.routes.before(_ -> Thread.currentThread().setContextClassLoader(loader));
          config.routes.before(request -> guard.check(request, port()));
          config.routes.get(Guard.ENTRANCE, request -> request.redirect("/"));
          config.routes.get("/", this::start);
          config.routes.get("/scenario", this::scenario);
          config.routes.get(TablePage.PATH, this::table);
          config.routes.get(TablePage.OTHERWISE, this::otherwise);
          config.routes.get(PositionForm.PATH, this::setUp);
          config.routes.get(ByHand.PATH, this::put);
          config.routes.get("/draw", this::draw);
          config.routes.get("/search", this::search);
          config.routes.get(
              "/save",
              request -> page(request, "Save", saving.form(line(request), address(request))));
          config.routes.post("/save", this::save);
          config.routes.get("/go-on", this::goOn);
          config.routes.get("/answer", this::answer);
          config.routes.get("/storyboard.html", this::storyboard);
          config.routes.get("/line.yaml", this::download);
          config.routes.get("/htmx.js", request -> script(request, HTMX));
          config.routes.get("/bench.js", request -> file(request, "text/javascript", "bench.js"));
          config.routes.get("/bench.css", Bench::style);
          config.routes.exception(BadInput.class, Bench::refuse);
          config.routes.exception(Exception.class, this::fail);
        });
  }

  /// Begins to listen.
  ///
  /// @return the address to open
  String open() {
    server.start();
    return "http://127.0.0.1:" + port() + guard.entrance();
  }

  int port() {
    return server.port();
  }

  @Override
  public void close() {
    server.stop();
  }

  // ---- Pages ----

  private void start(Context request) {
    page(request, "Bench", new StartPage(shelves.all()).markup());
  }

  private void search(Context request) {
    String words = Objects.requireNonNullElse(request.queryParam("words"), "").strip();
    String game = Objects.requireNonNullElse(request.queryParam("game"), "");
    page(request, "Search", new SearchPage(words, shelves.named(game)).markup());
  }

  private void scenario(Context request) {
    Address asked = address(request);
    String file = asked.one("file").orElse("");
    Scenario scenario = shelves.scenario(asked.game(), file);
    request.redirect(
        Address.of(asked.game(), scenario, played(asked.game(), scenario)).href(TablePage.PATH));
  }

  private List<String> played(String game, Scenario scenario) {
    return Line.played(scenario, shelves.box(Address.of(game, scenario, List.of()))).stream()
        .map(Word::text)
        .toList();
  }

  private void table(Context request) {
    Address address = address(request);
    table(request, address, shelves.box(address));
  }

  private <P, M> void table(Context request, Address address, Box<P, M> box) {
    Table<P, M> table = Table.of(address, box);
    var content =
        new TablePage<>(table, shelves.moves(address.game()), Telling.of(address, box, wording))
            .markup();
    page(request, box.rulebook().title(), content);
  }

  private void otherwise(Context request) {
    Address address = address(request);
    Line<?, ?> line = line(address);
    var telling = Telling.of(address, line.box(), wording);
    Markup answer = new OtherwisePage(address, line, telling).markup();
    if (request.header("HX-Request") == null) {
      page(request, "What would change this?", answer);
    } else {
      request.html(answer.html());
    }
  }

  private void setUp(Context request) {
    Address sent = address(request);
    if (PositionForm.values(sent).isEmpty()) {
      var notation = shelves.box(sent).game(sent.reading(), Place.of(Address.READING)).notation();
      page(request, "Set up a position", PositionForm.empty(sent, notation).markup());
    } else {
      setUp(request, sent, PositionForm.wanted(sent));
    }
  }

  /// Sets a piece by hand; what cannot be is shown in the form, at its field.
  private void put(Context request) {
    Address sent = address(request);
    Box<?, ?> box = shelves.box(sent);
    Address wanted =
        Table.of(sent.without(ByHand.THING, ByHand.FROM, ByHand.TO), box)
            .put(
                box.sentences().typed(sent.one(ByHand.THING).orElse("")),
                sent.one(ByHand.FROM).orElse(""),
                sent.one(ByHand.TO).orElse(""));
    setUp(request, PositionForm.sending(wanted), wanted);
  }

  private void setUp(Context request, Address sent, Address wanted) {
    Box<?, ?> box = shelves.box(wanted);
    try {
      Line.of(wanted.start(), List.of(), box);
      request.redirect(wanted.href(TablePage.PATH));
    } catch (BadInput bad) {
      var notation = box.game(wanted.reading(), Place.of(Address.READING)).notation();
      request.status(HttpStatus.BAD_REQUEST);
      page(request, "Set up a position", PositionForm.sent(sent, notation, bad).markup());
    }
  }

  private void draw(Context request) {
    Address address = address(request);
    request.redirect(address.play(drawn(line(request))).href(TablePage.PATH));
  }

  private static <P, M> String drawn(Line<P, M> line) {
    if (!(line.game().turn(line.position()) instanceof Turn.Chance<M> chance)) {
      throw BadInput.at(Place.of("draw")).because("nothing is left to chance here");
    }
    return line.game().notation().writeMove(chance.atRandom(ThreadLocalRandom.current()::nextLong));
  }

  private void goOn(Context request) throws IOException {
    var going = new GoOnPage(address(request), line(request));
    page(request, "Agents go on", going.markup());
  }

  private void answer(Context request) {
    Address address = address(request);
    String move = new GoOnPage(address, line(request)).move();
    request.redirect(address.without(GoOnPage.AGENT).play(move).href(TablePage.PATH));
  }

  /// A page of its own that needs nothing else.
  private void storyboard(Context request) {
    Line<?, ?> line = line(request);
    List<Plays> plays = List.of(line.story());
    String edition = address(request).one(Address.EDITION).orElse("en");
    request
        .contentType("text/html; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"storyboard.html\"")
        .result(StoryPage.of(plays, edition));
  }

  private void save(Context request) throws IOException {
    String name = Objects.requireNonNullElse(request.formParam("name"), "");
    boolean replace = request.formParam("replace") != null;
    Address address = new Address(request.formParamMap()).without("name", "replace");
    page(request, "Save", saving.save(line(address), name, replace));
  }

  private void download(Context request) {
    request
        .contentType("application/yaml; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"line.yaml\"")
        .result(LineFile.write(line(request), "bench"));
  }

  // ---- What they have in common ----

  private static Address address(Context request) {
    return new Address(request.queryParamMap());
  }

  private Line<?, ?> line(Context request) {
    return line(address(request));
  }

  private Line<?, ?> line(Address address) {
    return Line.of(address.start(), address.moves(), shelves.box(address));
  }

  private static void refuse(BadInput bad, Context request) {
    request.status(HttpStatus.BAD_REQUEST);
    page(request, "That makes no sense", TablePage.complaint(bad));
  }

  /// A fault of the program: the page says so, the terminal shows where.
  private void fail(Exception fault, Context request) {
    if (fault instanceof HttpResponseException refused) {
      request.status(refused.getStatus()).result(String.valueOf(refused.getMessage()));
      return;
    }
    fault.printStackTrace(err);
    request.status(HttpStatus.INTERNAL_SERVER_ERROR);
    page(
        request,
        "A fault of the program",
        Markup.of("<p class=\"complaint\" role=\"alert\">{}</p>", fault.toString()));
  }

  private static void page(Context request, String title, Markup content) {
    Address address = address(request);
    request.html(
        Markup.of(
                """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="htmx-config" content='{"includeIndicatorStyles": false, "allowEval": false, "selfRequestsOnly": true, "historyCacheSize": 0, "responseHandling": [{"code": "204", "swap": false}, {"code": ".*", "swap": true}]}'>
                <title>{} · Rulewright</title>
                <link rel="icon" href="data:,">
                <link rel="stylesheet" href="/bench.css">
                <script src="/htmx.js" defer></script>
                <script src="/bench.js" defer></script>
                </head>
                <body hx-boost="true">
                <header><a href="/">Bench</a> <h1>{}</h1></header>
                <main data-address="{}">
                {}</main>
                </body>
                </html>
                """,
                title,
                title,
                address.unlooked().href(TablePage.PATH),
                content)
            .html());
  }

  private static void file(Context request, String type, String name) {
    request.contentType(type + "; charset=utf-8").result(DataFile.beside(Bench.class, name).text());
  }

  private static void style(Context request) {
    String own = DataFile.beside(Bench.class, "bench.css").text();
    request
        .contentType("text/css; charset=utf-8")
        .result(Markup.COLOURS.html() + PictureSvg.STYLE.html() + own);
  }

  private static void script(Context request, String name) {
    try (InputStream in = Bench.class.getClassLoader().getResourceAsStream(name)) {
      request
          .contentType("text/javascript")
          .result(Objects.requireNonNull(in, name).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
