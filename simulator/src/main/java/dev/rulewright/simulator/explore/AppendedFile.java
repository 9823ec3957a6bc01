package dev.rulewright.simulator.explore;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/// A file to whose end is written, and from which is read at any place. What is written goes
/// through a buffer of one megabyte.
final class AppendedFile implements AutoCloseable {

  private static final int BUFFER = 1 << 20;

  private final Path path;
  private final FileChannel channel;
  private final ByteBuffer pending = ByteBuffer.allocateDirect(BUFFER);
  private long written;

  /// A file that may exist, cut to a length.
  ///
  /// @throws BadInput if it is shorter
  /// @throws IllegalStateException if somebody else is writing to it
  AppendedFile(Path path, long length) {
    this.path = path;
    try {
      channel = FileChannel.open(path, READ, WRITE, CREATE);
      if (channel.tryLock() == null) {
        throw new IllegalStateException(path + ": another exploration is writing to this file");
      }
      if (channel.size() < length) {
        throw BadInput.at(Place.of(path.toString()))
            .because(
                "%d bytes, expected at least %d\nMaybe the file was damaged; explore into an empty folder."
                    .formatted(channel.size(), length));
      }
      channel.truncate(length);
      channel.position(length);
      written = length;
    } catch (IOException e) {
      throw new UncheckedIOException(path + ": " + e.getMessage(), e);
    }
  }

  /// The buffer, with room for some bytes more.
  ByteBuffer room(int bytes) {
    if (pending.remaining() < bytes) {
      flush();
    }
    return pending;
  }

  long length() {
    return written + pending.position();
  }

  /// Hands all that was written to the operating system, which keeps it when this process is
  /// killed.
  void flush() {
    pending.flip();
    written += pending.remaining();
    try {
      while (pending.hasRemaining()) {
        channel.write(pending);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(path + ": " + e.getMessage(), e);
    }
    pending.clear();
  }

  /// Fills a buffer from a place on, as far as there is something, and makes it ready to be read.
  void read(long at, ByteBuffer into) {
    flush();
    try {
      long place = at;
      while (into.hasRemaining() && place < written) {
        place += channel.read(into, place);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(path + ": " + e.getMessage(), e);
    }
    into.flip();
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(path + ": " + e.getMessage(), e);
    }
  }
}
