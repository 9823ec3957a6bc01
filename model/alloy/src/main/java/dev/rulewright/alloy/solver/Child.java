package dev.rulewright.alloy.solver;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// A process that solves, seen from the one that started it. For one thread, save [#close].
final class Child implements AutoCloseable {

  private static final String MEMORY = "-Xmx3g";
  private static final long LOOK_MILLIS = 100;

  private final Process process;
  private final ObjectOutputStream tasks;
  private @Nullable ObjectInputStream replies;
  private volatile boolean closed;

  private Child(Process process) throws IOException {
    this.process = process;
    tasks = new ObjectOutputStream(process.getOutputStream());
  }

  /// Starts a process.
  ///
  /// @param folder where it puts files while it solves, and what it complains about
  static Child started(Machine machine, Path folder) {
    try {
      return new Child(
          new ProcessBuilder(
                  machine.java().toString(),
                  MEMORY,
                  "-XX:+UseSerialGC",
                  "-Djava.io.tmpdir=" + folder,
                  "-cp",
                  machine.classPath(),
                  SolverMain.class.getName())
              .redirectError(folder.resolve("complaints.txt").toFile())
              .start());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot start " + machine.java(), e);
    }
  }

  /// The reply to a task, or empty if there is none within the limit or somebody stops it; then the
  /// process is no more.
  ///
  /// @param stop asked several times a second
  /// @throws IOException if the process breaks off
  Optional<Reply> ask(Task task, Duration limit, BooleanSupplier stop)
      throws IOException, InterruptedException {
    var reply = new FutureTask<>(() -> exchange(task));
    Thread.ofVirtual().start(reply);
    try {
      for (long left = limit.toMillis(); left > 0 && !stop.getAsBoolean(); left -= LOOK_MILLIS) {
        try {
          return Optional.of(reply.get(Math.min(left, LOOK_MILLIS), TimeUnit.MILLISECONDS));
        } catch (TimeoutException _) {
          // Maybe somebody stops it now.
        }
      }
      close();
      return Optional.empty();
    } catch (ExecutionException e) {
      close();
      throw new IOException("a solver broke off", e.getCause());
    } catch (InterruptedException e) {
      close();
      throw e;
    }
  }

  private Reply exchange(Task task) throws IOException, ClassNotFoundException {
    tasks.writeObject(task);
    tasks.reset();
    tasks.flush();
    // There is nothing to open before the child has begun to reply.
    var in = replies == null ? new ObjectInputStream(process.getInputStream()) : replies;
    replies = in;
    return (Reply) in.readObject();
  }

  /// Whether it can be asked. A process that is being ended lives on for a moment.
  boolean isAlive() {
    return !closed && process.isAlive();
  }

  /// Ends the process.
  @Override
  public void close() {
    closed = true;
    process.destroyForcibly();
  }
}
