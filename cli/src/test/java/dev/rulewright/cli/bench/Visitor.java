package dev.rulewright.cli.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/// Somebody who has opened the printed address of a bench, without a browser.
final class Visitor implements AutoCloseable {

  private final HttpClient client =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
  private final String entrance;

  /// @param entrance the printed address
  Visitor(String entrance) throws Exception {
    this.entrance = entrance;
    assertThat(get(entrance).statusCode()).isEqualTo(302);
  }

  HttpResponse<String> get(String page) throws Exception {
    return send(request(page));
  }

  /// Asks for the same page several times at once, so that several threads answer.
  List<HttpResponse<String>> getAtOnce(String page, int times) {
    return Stream.generate(() -> client.sendAsync(request(page).build(), BodyHandlers.ofString()))
        .limit(times)
        .toList()
        .stream()
        .map(CompletableFuture::join)
        .toList();
  }

  /// The page that another one leads to.
  String location(String page) throws Exception {
    return get(page).headers().firstValue("Location").orElseThrow();
  }

  /// Sends a form.
  HttpResponse<String> post(String page, String form) throws Exception {
    return send(
        request(page)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(form)));
  }

  HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return client.send(request.build(), BodyHandlers.ofString());
  }

  HttpRequest.Builder request(String page) {
    return HttpRequest.newBuilder(URI.create(entrance).resolve(page));
  }

  /// `&name=value` with each value as it stands in an address.
  static String encoded(String parameters) {
    var text = new StringBuilder();
    for (String each : parameters.split("&(?=[a-z]+=)", -1)) {
      int equals = each.indexOf('=');
      if (equals > 0) {
        text.append('&').append(each, 0, equals + 1);
        text.append(URLEncoder.encode(each.substring(equals + 1), UTF_8));
      }
    }
    return text.toString();
  }

  @Override
  public void close() {
    client.close();
  }
}
