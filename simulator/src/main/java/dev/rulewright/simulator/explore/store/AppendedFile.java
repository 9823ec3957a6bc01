package dev.rulewright.simulator.explore.store;

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

/// A file to whose end is written, and from which is read at any place.
final class AppendedFile implements AutoCloseable {

  private final Path path;
  private final FileChannel channel;

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
    } catch (IOException e) {
      throw named(e);
    }
  }

  /// Hands bytes to the operating system, which keeps them when this process is killed.
  void append(ByteBuffer bytes) {
    try {
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      throw named(e);
    }
  }

  /// Fills an array from a place on, as far as there is something.
  void read(long at, byte[] into) {
    var bytes = ByteBuffer.wrap(into);
    try {
      int more = 0;
      while (bytes.hasRemaining() && more >= 0) {
        more = channel.read(bytes, at + bytes.position());
      }
    } catch (IOException e) {
      throw named(e);
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw named(e);
    }
  }

  private UncheckedIOException named(IOException e) {
    return new UncheckedIOException(path + ": " + e.getMessage(), e);
  }
}
