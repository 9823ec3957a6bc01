package dev.rulewright.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The address of a cluster, `spark.master`.
///
/// What is not of this machine and not a standalone master is left to Spark: Kubernetes, YARN.
///
/// @param url as Spark wants it
record Master(String url) {

  private static final Pattern LOCAL = Pattern.compile("local(\\[(\\*|[1-9]\\d*)(,\\s*\\d+)?])?");
  private static final Pattern HOST = Pattern.compile("(\\[[^]]+]|[^:,/\\s]+):(\\d{1,5})");
  private static final String STANDALONE = "spark://";

  /// Time for a master to answer a call; Spark itself would call for a minute.
  private static final int PATIENCE_MILLIS = 5_000;

  /// Whether this machine plays alone, in one process.
  boolean isLocal() {
    return LOCAL.matcher(url).matches();
  }

  /// Whether the master is a process of this machine that others cannot see.
  boolean isOnLoopback() {
    return url.startsWith(STANDALONE)
        && hosts().stream().map(host -> address(host).getAddress()).allMatch(Master::isLoopback);
  }

  /// Makes sure that somebody is there.
  ///
  /// @throws IllegalStateException if not, in one sentence
  void call() {
    if (url.startsWith(STANDALONE)) {
      if (hosts().isEmpty()) {
        throw unknown();
      }
      if (hosts().stream().noneMatch(host -> answers(address(host)))) {
        throw new IllegalStateException("no Spark master answers at " + url);
      }
    } else if (!isLocal()
        && !url.startsWith("k8s://")
        && !url.equals("yarn")
        && !url.startsWith("local-cluster[")) {
      throw unknown();
    }
  }

  private IllegalStateException unknown() {
    return new IllegalStateException(
        "'%s' is no address of a Spark cluster; expected one like local[2], local[*] or spark://host:7077"
            .formatted(url));
  }

  /// Host and port of each master; none if one of them is written wrongly.
  private List<Matcher> hosts() {
    List<Matcher> hosts =
        Arrays.stream(url.substring(STANDALONE.length()).split(",", -1))
            .map(HOST::matcher)
            .toList();
    return hosts.stream().allMatch(host -> host.matches() && port(host) <= 0xffff)
        ? hosts
        : List.of();
  }

  private static int port(Matcher host) {
    return Integer.parseInt(host.group(2));
  }

  private static InetSocketAddress address(Matcher host) {
    return new InetSocketAddress(host.group(1), port(host));
  }

  private static boolean isLoopback(@Nullable InetAddress known) {
    return known != null && known.isLoopbackAddress();
  }

  private static boolean answers(InetSocketAddress address) {
    try (var socket = new Socket()) {
      socket.connect(address, PATIENCE_MILLIS);
      return true;
    } catch (IOException _) {
      return false;
    }
  }
}
