package dev.rulewright.cli.output;

import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.Stop;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.Stopped;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// How far a run is, however often it asks for games: after a second a sentence that says how long
/// it will take, and on a terminal a bar that grows, one line, written over and over.
public final class Progress implements dev.rulewright.simulator.batch.Progress {

  private static final int WIDTH = 30;
  private static final long REDRAW_NANOS = 100_000_000;

  private final PrintWriter err;
  private final StatusLine line;
  private final LongSupplier clock;
  private final long whole;
  private final long slow;
  private final boolean seen;
  private final Stop stop;
  private final Estimate estimate;
  private final long start;
  private long played;
  private long handedOn;
  private long drawn;

  /// Nothing is told yet.
  ///
  /// @param clock the time in nanoseconds
  /// @param whole games of the whole run, at most
  /// @param slow games at its beginning that take longer than the others
  /// @param seen whether a person sees the bar
  /// @param stop nothing is told any more after it
  Progress(PrintWriter err, LongSupplier clock, long whole, long slow, boolean seen, Stop stop) {
    this.err = err;
    line = new StatusLine(err);
    this.clock = clock;
    this.whole = whole;
    this.slow = slow;
    this.seen = seen;
    this.stop = stop;
    estimate = new Estimate(clock);
    start = clock.getAsLong();
    drawn = start;
  }

  /// Of a run that begins now.
  ///
  /// @param whole games of the whole run, at most
  /// @param slow games at its beginning that take longer than the others, which tell nothing of
  ///   them
  public static Progress on(PrintWriter err, long whole, long slow, Stop stop) {
    return new Progress(err, System::nanoTime, whole, slow, StatusLine.isSeen(), stop);
  }

  /// The same games; those that were played before the run was broken off are counted as well.
  public Counted counting(Playing playing) {
    return new Counted(playing);
  }

  /// Games as they come, with what became of them.
  public final class Counted implements Playing {
    private final Playing playing;
    private boolean stopped;

    private Counted(Playing playing) {
      this.playing = playing;
    }

    @Override
    public void play(List<Order> orders, Consumer<GameRecord> sink) {
      try {
        playing.play(
            orders,
            game -> {
              handedOn++;
              sink.accept(game);
            });
      } catch (Stopped wish) {
        stopped = true;
        throw wish;
      }
    }

    /// Games so far.
    public long games() {
      return handedOn;
    }

    /// Whether somebody wished an end before all were played.
    public boolean isStopped() {
      return stopped;
    }
  }

  @Override
  public void finished(long done, long total) {
    played++;
    if (stop.getAsBoolean()) {
      return;
    }
    long now = clock.getAsLong();
    long reached = Math.max(handedOn, played);
    if (done == total) {
      line.wipe();
    }
    if (reached > slow) {
      estimate
          .reached(played, whole - reached, "games")
          .ifPresent(sentence -> {
            line.wipe();
            err.println(sentence);
          });
    }
    if (seen && done < total && now - drawn >= REDRAW_NANOS) {
      drawn = now;
      draw(reached, (now - start) / 1e9);
    }
  }

  private void draw(long reached, double seconds) {
    int full = (int) (WIDTH * reached / whole);
    double rate = played / seconds;
    long left = Math.round((whole - reached) / rate);
    line.draw(
        "[%s%s] %,d of %,d games, %,.1f per second, %d:%02d left"
            .formatted(
                "#".repeat(full),
                ".".repeat(WIDTH - full),
                reached,
                whole,
                rate,
                left / 60,
                left % 60));
  }
}
