package dev.rulewright.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class StandardOutputTest {

  @Test
  void isUtf8WhateverTheLocaleSays() {
    var bytes = new ByteArrayOutputStream();
    PrintWriter out = new StandardOutput(bytes).writer();
    out.print("– │");
    out.flush();
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("– │");
  }

  @Test
  void breaksOffWhenTheReaderIsGoneAndSaysSoOnce() {
    PrintWriter out = failing("Broken pipe").writer();
    out.print("much");
    var lost = catchThrowableOfType(StandardOutput.Lost.class, out::flush);
    assertThat(lost.isReaderGone()).isTrue();
    out.flush();
  }

  @Test
  void aFullDiskIsNoReaderThatHasSeenEnough() {
    PrintWriter out = failing("No space left on device").writer();
    out.print("much");
    assertThat(catchThrowableOfType(StandardOutput.Lost.class, out::flush).isReaderGone())
        .isFalse();
  }

  private static StandardOutput failing(String reason) {
    return new StandardOutput(
        new OutputStream() {
          @Override
          public void write(int octet) throws IOException {
            throw new IOException(reason);
          }
        });
  }
}
