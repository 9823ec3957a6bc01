package dev.rulewright.cli.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/// The stream of answers. When it can no longer be written, because `head` has seen enough or the
/// disk is full, the command is broken off instead of working on for nobody.
public final class StandardOutput extends OutputStream {

  private final OutputStream stream;
  private boolean lost;

  /// Wraps the stream of the operating system.
  public StandardOutput(OutputStream stream) {
    this.stream = stream;
  }

  /// A writer in UTF-8, whatever the locale says; it has to be flushed at the end.
  public PrintWriter writer() {
    return new PrintWriter(new BufferedOutputStream(this, 1 << 16), false, StandardCharsets.UTF_8);
  }

  @Override
  public void write(int octet) {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] octets, int from, int length) {
    if (lost) {
      return;
    }
    try {
      stream.write(octets, from, length);
    } catch (IOException e) {
      lost = true;
      throw new Lost(e);
    }
  }

  /// The answer cannot be written any more. A writer would note an [IOException] and go on.
  public static final class Lost extends RuntimeException {

    private Lost(IOException cause) {
      super(cause.getMessage(), cause);
    }

    /// Whether the reader went away, which is the reader's good right.
    public boolean isReaderGone() {
      return String.valueOf(getMessage()).contains("Broken pipe");
    }
  }
}
