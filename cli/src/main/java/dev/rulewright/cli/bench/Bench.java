package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.pages.Answer;
import dev.rulewright.cli.bench.pages.Pages;
import dev.rulewright.cli.bench.table.OtherwisePage;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Line;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;

/// The server of the bench, on this machine only.
final class Bench implements AutoCloseable {

  /// The most bytes of a request.
  private static final long MOST = 64 * 1024;

  private final FolderShelves shelves;
  private final Saving saving;
  private final Pages pages;
  private final Guard guard = new Guard();
  private final PrintWriter err;
  private final Javalin server;

  /// @param port where it listens, 0 for any port that is free
  /// @param err where faults of the program are shown
  Bench(FolderShelves shelves, Saving saving, int port, PrintWriter err) {
    this.shelves = shelves;
    this.saving = saving;
    this.err = err;
    pages = new Pages(shelves, new ServedExtras(this::port), ThreadLocalRandom.current()::nextLong);
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
          config.routes.get("/save", this::form);
          config.routes.post("/save", this::save);
          config.routes.get("/storyboard.html", this::storyboard);
          config.routes.get("/htmx.js", Frame::htmx);
          config.routes.get("/bench.js", Frame::script);
          config.routes.get("/bench.css", Frame::style);
          config.routes.get("/", this::page);
          config.routes.get("/<page>", this::page);
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

  private void page(Context request) {
    boolean isPart = request.header("HX-Request") != null && request.header("HX-Boosted") == null;
    pages
        .answer(request.path(), address(request), isPart)
        .ifPresentOrElse(
            answer -> send(answer, request),
            () -> {
              throw new NotFoundResponse("There is no such page.");
            });
  }

  private static void send(Answer answer, Context request) {
    switch (answer) {
      case Answer.Whole(var title, var content, var isRefusal) -> {
        request.status(isRefusal ? HttpStatus.BAD_REQUEST : HttpStatus.OK);
        Frame.page(request, title, content);
      }
      case Answer.Part(var content) -> request.html(content.html());
      case Answer.Elsewhere(var href) -> request.redirect(href);
      case Answer.File(var name, var type, var text) ->
          request
              .contentType(type)
              .header("Content-Disposition", "attachment; filename=\"%s\"".formatted(name))
              .result(text);
    }
  }

  /// A page of its own that needs nothing else.
  private void storyboard(Context request) {
    Address address = address(request);
    var shared = shared(address, pages.line(address));
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
        pages.example(address).map(scenario -> scenario.title().in(telling.language())));
  }

  private void form(Context request) {
    Address address = address(request);
    Line<?, ?> line = pages.line(address);
    Frame.page(request, "Save", saving.form(line, address, shared(address, line).title()));
  }

  private void save(Context request) throws IOException {
    String name = Objects.requireNonNullElse(request.formParam("name"), "");
    boolean replace = request.formParam("replace") != null;
    Address address = new Address(request.formParamMap()).without("name", "replace");
    Frame.page(request, "Save", saving.save(pages.line(address), name, replace));
  }

  // ---- What they have in common ----

  static Address address(Context request) {
    return new Address(request.queryParamMap());
  }

  private static void refuse(BadInput bad, Context request) {
    send(Pages.refusal(bad), request);
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
