package dev.rulewright.simulator.runs;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.nio.channels.FileChannel.MapMode.READ_ONLY;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.GamesTable;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/// The table of games while it grows: a game is handed to the operating system, which keeps it when
/// this process is killed, at once, or with others if they are finished in quick succession; then
/// what a kill costs is the play of an instant. What follows the last whole line is cut off when
/// the file is opened.
final class Journal implements AutoCloseable {

  /// The longest time between two games that are handed on together, in nanoseconds.
  private static final long INSTANT = 20_000_000;

  private final Path path;
  private final FileChannel channel;
  private final OutputStream end;
  private final GamesTable table;

  /// Lines that are not handed on yet, and when the last ones were.
  private final StringBuilder waiting = new StringBuilder();

  private final LongSupplier clock;
  private long handedOn;

  /// Opens a file, or begins it with its headings.
  ///
  /// @param end what stands between the lines and the file; tests let it fail
  /// @param clock the present time in nanoseconds
  /// @throws BadInput if another process writes to it
  Journal(Path path, GamesTable table, UnaryOperator<OutputStream> end, LongSupplier clock)
      throws IOException {
    this.path = path;
    this.clock = clock;
    this.table = table;
    channel = FileChannel.open(path, READ, WRITE, CREATE);
    try {
      lock();
      long whole = wholeLines();
      channel.truncate(whole);
      channel.position(whole);
      this.end = end.apply(Channels.newOutputStream(channel));
      if (whole == 0) {
        waiting.append(table.headings());
        handOn();
      }
    } catch (IOException e) {
      channel.close();
      throw WholeFile.named(path, e);
    } catch (RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private void lock() throws IOException {
    try {
      if (channel.tryLock() == null) {
        throw inUse();
      }
    } catch (OverlappingFileLockException _) {
      throw inUse();
    }
  }

  private BadInput inUse() {
    return BadInput.at(Place.of(String.valueOf(path.getParent())))
        .because("another process is writing to this folder");
  }

  /// The length up to the end of the last line that has one.
  private long wholeLines() throws IOException {
    try (var arena = Arena.ofConfined()) {
      MemorySegment bytes = channel.map(READ_ONLY, 0, channel.size(), arena);
      long end = bytes.byteSize();
      while (end > 0 && bytes.get(JAVA_BYTE, end - 1) != '\n') {
        end--;
      }
      return end;
    }
  }

  /// Adds a game.
  ///
  /// @throws UncheckedIOException if it, or one before it, cannot be written; part of it may have
  ///   been
  void append(GameRecord game) {
    waiting.append(table.line(game));
    if (clock.getAsLong() - handedOn > INSTANT) {
      try {
        handOn();
      } catch (IOException e) {
        throw new UncheckedIOException(WholeFile.named(path, e));
      }
    }
  }

  /// Hands on what waits, once: after half a line, nothing may follow.
  private void handOn() throws IOException {
    byte[] lines = waiting.toString().getBytes(UTF_8);
    waiting.setLength(0);
    requireUntouched();
    end.write(lines);
    end.flush();
    handedOn = clock.getAsLong();
  }

  /// Whoever empties the table while it grows would leave a hole in it.
  private void requireUntouched() throws IOException {
    if (channel.size() != channel.position()) {
      throw new IOException("the table was changed from outside while games were played");
    }
  }

  /// Waits until the disk has everything.
  ///
  /// @throws IOException if it has not, or the table was changed from outside
  void force() throws IOException {
    try {
      handOn();
    } catch (IOException e) {
      throw WholeFile.named(path, e);
    }
    channel.force(true);
  }

  @Override
  public void close() throws IOException {
    try (channel) {
      if (!waiting.isEmpty()) {
        handOn();
      }
    }
  }
}
