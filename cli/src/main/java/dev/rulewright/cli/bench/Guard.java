package dev.rulewright.cli.bench;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Lets in whoever opens the printed address, and nobody else: other pages of the same browser and
/// other programs of the machine know neither the token nor how to send it.
final class Guard {

  /// The page that the printed address leads to.
  static final String ENTRANCE = "/enter";

  private static final int TOKEN_BYTES = 24;

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

  private final String token;

  Guard() {
    byte[] random = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(random);
    token = HexFormat.of().formatHex(random);
  }

  /// What stands behind the address of the machine in the printed address.
  String entrance() {
    return ENTRANCE + "?token=" + token;
  }

  /// Refuses what does not come from a page of the bench.
  ///
  /// @param port the port of the bench
  void check(Context request, int port) {
    headers(request);
    // A page elsewhere whose name was made to lead here names itself as the host.
    List<String> hosts = List.of("127.0.0.1:" + port, "localhost:" + port);
    if (!hosts.contains(request.header("Host"))) {
      throw new ForbiddenResponse("This address is not the bench's.");
    }
    String origin = request.header("Origin");
    if (origin != null && hosts.stream().noneMatch(host -> origin.equals("http://" + host))) {
      throw new ForbiddenResponse("Another page asked for this.");
    }
    if (request.path().equals(ENTRANCE)) {
      enter(request, port);
    } else if (!isToken(request.cookie(cookie(port)))) {
      throw new ForbiddenResponse(
          "Open the address that 'rulewright bench' has printed; this one lacks its key.");
    }
  }

  private static void headers(Context request) {
    request
        .header("Content-Security-Policy", POLICY)
        .header("X-Content-Type-Options", "nosniff")
        .header("Referrer-Policy", "same-origin")
        .header("Cross-Origin-Opener-Policy", "same-origin")
        .header("Cross-Origin-Resource-Policy", "same-origin")
        .header("Cache-Control", "no-store");
  }

  private void enter(Context request, int port) {
    if (!isToken(request.queryParam("token"))) {
      throw new ForbiddenResponse("This key is not the one that 'rulewright bench' has printed.");
    }
    request.cookie(new Cookie(cookie(port), token, "/", -1, false, true, null, SameSite.STRICT));
  }

  /// Cookies know no ports: each bench of a machine has its own.
  private static String cookie(int port) {
    return "bench-" + port;
  }

  private boolean isToken(@Nullable String given) {
    return MessageDigest.isEqual(
        token.getBytes(StandardCharsets.UTF_8),
        Objects.requireNonNullElse(given, "").getBytes(StandardCharsets.UTF_8));
  }
}
