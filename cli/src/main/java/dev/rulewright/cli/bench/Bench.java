package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.asking.Asking;
import dev.rulewright.cli.bench.asking.Asking.Asked;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.ByHand;
import dev.rulewright.cli.bench.table.ExamplePart;
import dev.rulewright.cli.bench.table.GoOnPage;
import dev.rulewright.cli.bench.table.MovesPart;
import dev.rulewright.cli.bench.table.OtherwisePage;
import dev.rulewright.cli.bench.table.PositionForm;
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
import io.javalin.Javalin;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/// The server of the bench, on this machine only. It keeps nothing of what is asked: each page
/// follows from its address.
final class Bench implements AutoCloseable {

  /// The most bytes of a request.
  private static final long MOST = 64 * 1024;

  private final Shelves shelves;
  private final Saving saving;
  private final Guard guard = new Guard();
  private final PrintWriter err;
  private final Javalin server;

  /// @param port where it listens, 0 for any port that is free
  /// @param err where faults of the program are shown
  Bench(Shelves shelves, Saving saving, int port, PrintWriter err) {
    this.shelves = shelves;
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
          route(config.routes);
          config.routes.exception(BadInput.class, Bench::refuse);
          config.routes.exception(Exception.class, this::fail);
        });
  }

  private void route(RoutesConfig routes) {
    var settingUp = new SettingUp(shelves);
    routes.get(Guard.ENTRANCE, request -> request.redirect("/"));
    routes.get("/", this::start);
    routes.get("/scenario", this::scenario);
    routes.get(TablePage.PATH, this::table);
    routes.get(ReadingPage.PATH, this::reading);
    routes.get(TablePage.OTHERWISE, this::otherwise);
    routes.get(PositionForm.PATH, settingUp::form);
    routes.get(ByHand.PATH, settingUp::put);
    routes.get("/draw", this::draw);
    routes.get("/search", this::search);
    routes.get(
        "/save",
        request -> {
          Address address = address(request);
          Line<?, ?> line = line(address);
          Frame.page(request, "Save", saving.form(line, address, shared(address, line).title()));
        });
    routes.post("/save", this::save);
    routes.get("/go-on", this::goOn);
    routes.get("/answer", this::answer);
    routes.get("/storyboard.html", this::storyboard);
    routes.get("/line.yaml", this::download);
    routes.get("/htmx.js", Frame::htmx);
    routes.get("/bench.js", Frame::script);
    routes.get("/bench.css", Frame::style);
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
    String language = address(request).one(Address.EDITION).orElse("en");
    Frame.page(request, "Contents", new StartPage(shelves.all(), language).markup());
  }

  private void search(Context request) {
    String words = Objects.requireNonNullElse(request.queryParam("words"), "").strip();
    String game = Objects.requireNonNullElse(request.queryParam("game"), "");
    Frame.page(request, "Search", new SearchPage(words, shelves.named(game)).markup());
  }

  private void scenario(Context request) {
    Address asked = address(request);
    String file = asked.one(Address.FILE).orElse("");
    Scenario scenario = shelves.scenario(asked.game(), file);
    request.redirect(
        Address.of(asked.game(), scenario, played(asked.game(), scenario))
            .with(Address.FILE, file)
            .with(Address.EDITION, asked.all(Address.EDITION))
            .href(TablePage.PATH));
  }

  private List<String> played(String game, Scenario scenario) {
    return Line.played(scenario, beginning(game, scenario)).stream().map(Word::text).toList();
  }

  private void table(Context request) {
    Address address = address(request);
    table(request, address, shelves.box(address));
  }

  private <P, M> void table(Context request, Address address, Box<P, M> box) {
    var telling = shelves.telling(address, box);
    var asking = new Asking<>(box, shelves.moves(address.game()));
    Asked<P, M> asked = asking.of(address);
    if (!asked.address().equals(address)) {
      request.redirect(asked.address().href(TablePage.PATH));
      return;
    }
    var moves = new MovesPart<>(asked.table(), asking.known(), telling);
    if (address.one(Address.ASK).isEmpty() && moves.tapped().isPresent()) {
      request.redirect(
          address.with(Address.ASK, moves.tapped().orElseThrow()).href(TablePage.PATH));
      return;
    }
    Optional<ExamplePart> example =
        example(address)
            .map(scenario -> Plays.of(scenario, beginning(address.game(), scenario)))
            .map(plays -> new ExamplePart(plays, telling));
    Optional<SavedPart> saved =
        shelves.before(address).map(old -> new SavedPart(asked.table(), old, telling));
    Frame.page(
        request,
        box.rulebook().title(),
        new TablePage<>(asked, moves, example, saved, telling).markup());
  }

  /// The scenario file that a line comes from.
  private Optional<Scenario> example(Address address) {
    return address.one(Address.FILE).map(file -> shelves.scenario(address.game(), file));
  }

  /// The box with which a scenario begins.
  private Box<?, ?> beginning(String game, Scenario scenario) {
    return shelves.box(Address.of(game, scenario, List.of()));
  }

  private void reading(Context request) {
    Address address = address(request);
    Markup page = new ReadingPage(address, shelves.box(address)).markup();
    if (request.header("HX-Request") == null || request.header("HX-Boosted") != null) {
      Frame.page(request, "How it is read", page);
    } else {
      request.html(page.html());
    }
  }

  private void otherwise(Context request) {
    Address address = address(request);
    Line<?, ?> line = line(address);
    var telling = shelves.telling(address, line.box());
    Markup answer = new OtherwisePage(address, line, telling).markup();
    if (request.header("HX-Request") == null) {
      Frame.page(request, "What would change this?", answer);
    } else {
      request.html(answer.html());
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
    Frame.page(request, "Agents go on", going.markup());
  }

  private void answer(Context request) {
    Address address = address(request);
    String move = new GoOnPage(address, line(request)).move();
    request.redirect(address.without(GoOnPage.AGENT).play(move).href(TablePage.PATH));
  }

  /// A page of its own that needs nothing else.
  private void storyboard(Context request) {
    Address address = address(request);
    var shared = shared(address, line(address));
    request
        .contentType("text/html; charset=utf-8")
        .header(
            "Content-Disposition",
            "attachment; filename=\"%s.html\"".formatted(Saving.name(shared.title())))
        .result(shared.html());
  }

  private <P, M> SharedPage<P, M> shared(Address address, Line<P, M> line) {
    var telling = shelves.telling(address, line.box());
    return new SharedPage<>(
        line,
        new OtherwisePage(address, line, telling),
        example(address).map(scenario -> scenario.title().in(telling.language())));
  }

  private void save(Context request) throws IOException {
    String name = Objects.requireNonNullElse(request.formParam("name"), "");
    boolean replace = request.formParam("replace") != null;
    Address address = new Address(request.formParamMap()).without("name", "replace");
    Frame.page(request, "Save", saving.save(line(address), name, replace));
  }

  private void download(Context request) {
    request
        .contentType("application/yaml; charset=utf-8")
        .header("Content-Disposition", "attachment; filename=\"line.yaml\"")
        .result(LineFile.write(line(request), "bench"));
  }

  // ---- What they have in common ----

  static Address address(Context request) {
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
    Frame.page(request, "That makes no sense", TablePage.complaint(bad));
  }

  /// A fault of the program: the page says so, the terminal shows where.
  private void fail(Exception fault, Context request) {
    if (fault instanceof HttpResponseException refused) {
      request.status(refused.getStatus()).result(String.valueOf(refused.getMessage()));
      return;
    }
    fault.printStackTrace(err);
    request.status(HttpStatus.INTERNAL_SERVER_ERROR);
    Frame.page(
        request,
        "A fault of the program",
        Markup.of("<p class=\"complaint\" role=\"alert\">{}</p>", fault.toString()));
  }
}
