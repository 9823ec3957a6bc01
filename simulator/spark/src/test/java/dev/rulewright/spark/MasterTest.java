package dev.rulewright.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MasterTest {

  @ParameterizedTest
  @ValueSource(strings = {"local", "local[2]", "local[*]", "local[2, 3]"})
  void thisMachineIsAlwaysThere(String url) {
    assertThat(new Master(url).isLocal()).isTrue();
    assertThatCode(() -> new Master(url).call()).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "locl",
        "local[0]",
        "local[two]",
        "",
        "host:7077",
        "spark://",
        "spark://host",
        "spark://host:70770",
        "spark://one:7077,two"
      })
  void anAddressThatIsNoneIsTold(String url) {
    assertThatThrownBy(() -> new Master(url).call())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "'%s' is no address of a Spark cluster; expected one like local[2], local[*] or spark://host:7077",
            url);
  }

  @ParameterizedTest
  @ValueSource(strings = {"yarn", "k8s://https://host:6443"})
  void whatSparkMayKnowIsLeftToIt(String url) {
    assertThat(new Master(url).isLocal()).isFalse();
    assertThatCode(() -> new Master(url).call()).doesNotThrowAnyException();
  }

  @Test
  void aMasterThatAnswersIsThere() throws IOException {
    try (var somebody = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String url = "spark://127.0.0.1:" + somebody.getLocalPort();
      assertThat(new Master(url).isOnLoopback()).isTrue();
      assertThatCode(() -> new Master(url).call()).doesNotThrowAnyException();
    }
  }

  /// A port that is taken by somebody who does not listen is given to nobody else meanwhile, and a
  /// name with an empty part is no name anywhere.
  @Test
  void aMasterThatDoesNotAnswerIsTold() throws IOException {
    try (var deaf = new Socket()) {
      deaf.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      String url = "spark://127.0.0.1:" + deaf.getLocalPort();
      assertThatThrownBy(() -> new Master(url).call())
          .hasMessage("no Spark master answers at " + url);
      String two = url + ",host..invalid:7077";
      assertThat(new Master(two).isOnLoopback()).isFalse();
      assertThatThrownBy(() -> new Master(two).call())
          .hasMessage("no Spark master answers at " + two);
    }
  }
}
