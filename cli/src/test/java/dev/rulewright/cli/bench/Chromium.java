package dev.rulewright.cli.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.files.Browser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/// A page of a headless Chromium, driven by its DevTools protocol.
public final class Chromium implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Duration LIMIT = Duration.ofSeconds(30);
  private static final int MOST_TABS = 1000;

  private final Process process;
  private final HttpClient client = HttpClient.newHttpClient();
  private final WebSocket socket;
  private final AtomicInteger calls = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();

  /// What the page complained of.
  public final List<String> complaints = new CopyOnWriteArrayList<>();

  /// The addresses that were asked for.
  public final List<String> requests = new CopyOnWriteArrayList<>();

  /// Starts a browser of its own.
  public Chromium(Browser browser) throws Exception {
    Path folder = browser.work();
    var call = new ArrayList<>(List.of(browser.program().toString()));
    call.addAll(Browser.QUIET);
    call.addAll(List.of("--remote-debugging-port=0", "--user-data-dir=" + folder, "about:blank"));
    process =
        new ProcessBuilder(call)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Path port = folder.resolve("DevToolsActivePort");
    waitFor(() -> Files.exists(port) && lines(port).size() > 1);
    URI list = URI.create("http://127.0.0.1:%s/json".formatted(lines(port).getFirst()));
    JsonNode pages =
        JSON.readTree(
            client.send(HttpRequest.newBuilder(list).build(), BodyHandlers.ofString()).body());
    String page = null;
    for (JsonNode each : pages) {
      if (each.path("type").asText().equals("page")) {
        page = each.path("webSocketDebuggerUrl").asText();
      }
    }
    socket =
        client
            .newWebSocketBuilder()
            .buildAsync(URI.create(Objects.requireNonNull(page)), new Listener())
            .get(LIMIT.toSeconds(), TimeUnit.SECONDS);
    for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
      call(domain + ".enable", Map.of());
    }
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      return List.of();
    }
  }

  /// Collects what the browser says.
  private final class Listener implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        hear(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedStage(null);
    }
  }

  private void hear(String text) {
    try {
      JsonNode said = JSON.readTree(text);
      if (said.has("id")) {
        Objects.requireNonNull(answers.remove(said.path("id").asInt())).complete(said);
      }
      switch (said.path("method").asText()) {
        case "Runtime.exceptionThrown" -> complaints.add(said.path("params").toString());
        case "Log.entryAdded" -> {
          if (said.at("/params/entry/level").asText().equals("error")) {
            complaints.add(said.at("/params/entry/text").asText());
          }
        }
        case "Network.requestWillBeSent" -> requests.add(said.at("/params/request/url").asText());
        default -> {}
      }
    } catch (IOException e) {
      complaints.add(e.toString());
    }
  }

  private JsonNode call(String method, Map<String, ?> parameters) throws Exception {
    int id = calls.incrementAndGet();
    var answer = new CompletableFuture<JsonNode>();
    answers.put(id, answer);
    socket
        .sendText(
            JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters)), true)
        .get(LIMIT.toSeconds(), TimeUnit.SECONDS);
    return answer.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
  }

  /// Opens a page and waits until it is there.
  public void open(String address) throws Exception {
    call("Page.navigate", Map.of("url", address));
    waitUntil("document.readyState === 'complete'");
  }

  /// What a script gives, as text.
  public String evaluate(String script) throws Exception {
    return call("Runtime.evaluate", Map.of("expression", script, "returnByValue", true))
        .at("/result/result/value")
        .asText();
  }

  /// Presses a key.
  ///
  /// @param key such as `Tab`
  /// @param code its virtual key code
  /// @param text what it types, or nothing
  private void press(String key, int code, String text) throws Exception {
    for (String type : List.of("keyDown", "keyUp")) {
      call(
          "Input.dispatchKeyEvent",
          Map.of(
              "type",
              type,
              "key",
              key,
              "code",
              key,
              "windowsVirtualKeyCode",
              code,
              "text",
              type.equals("keyDown") ? text : ""));
    }
  }

  /// Goes on from element to element, as with the Tab key, until a script gives true of the one
  /// that has the focus, `at`.
  void tabTo(String script) throws Exception {
    for (int i = 0; i < MOST_TABS; i++) {
      if (evaluate("(at => %s)(document.activeElement)".formatted(script)).equals("true")) {
        return;
      }
      press("Tab", 9, "");
    }
    throw new IllegalStateException("the Tab key does not lead to " + script);
  }

  /// Presses the Enter key.
  public void enter() throws Exception {
    press("Enter", 13, "\r");
  }

  /// Presses the keys of letters.
  public void press(String letters) throws Exception {
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      press("" + letter, Character.toUpperCase(letter), "" + letter);
    }
  }

  /// Presses the Escape key.
  public void escape() throws Exception {
    press("Escape", 27, "");
  }

  /// Types into the element that has the focus, in the place of what stands there.
  public void type(String text) throws Exception {
    evaluate("document.activeElement.select()");
    call("Input.insertText", Map.of("text", text));
  }

  /// Waits until a script gives true, also across pages.
  public void waitUntil(String script) throws Exception {
    try {
      waitFor(() -> {
        try {
          return evaluate(script).equals("true");
        } catch (Exception e) {
          throw new IllegalStateException(e);
        }
      });
    } catch (IllegalStateException e) {
      throw new IllegalStateException(
          "%s is not true of %s".formatted(script, evaluate("document.documentElement.outerHTML")),
          e);
    }
  }

  private static void waitFor(BooleanSupplier condition) {
    long end = System.nanoTime() + LIMIT.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("it did not come true");
      }
      Thread.onSpinWait();
      try {
        TimeUnit.MILLISECONDS.sleep(20);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @Override
  public void close() {
    socket.abort();
    client.shutdownNow();
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().join();
  }
}
