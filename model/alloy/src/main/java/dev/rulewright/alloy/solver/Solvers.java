package dev.rulewright.alloy.solver;

import dev.rulewright.alloy.solver.Reply.Failed;
import dev.rulewright.alloy.solver.Reply.Misread;
import dev.rulewright.alloy.solver.Reply.Solved;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A few processes that solve tasks, each one at a time. Safe for several threads.
public final class Solvers implements AutoCloseable {

  private final Machine machine;
  private final Path folder;
  private final ExecutorService workers;
  private final LinkedBlockingDeque<Child> idle = new LinkedBlockingDeque<>();
  private final ConcurrentHashMap.KeySetView<Child, Boolean> all = ConcurrentHashMap.newKeySet();
  private final AtomicInteger started = new AtomicInteger();
  private final BooleanSupplier stop;
  private volatile boolean closed;

  /// Solvers that work on so many tasks at a time; processes start when they are needed.
  ///
  /// @param stop asked several times a second; every task without an answer by then is *unknown*
  public Solvers(Machine machine, int processes, BooleanSupplier stop) {
    this.machine = machine;
    this.stop = stop;
    workers = Executors.newFixedThreadPool(processes, Thread.ofPlatform().daemon().factory());
    try {
      folder = Files.createTempDirectory("rulewright-alloy");
    } catch (IOException e) {
      throw new UncheckedIOException("cannot make a folder for temporary files", e);
    }
  }

  /// Solves tasks.
  ///
  /// @param limit of time for each task
  /// @param progress is told each answer as it comes, one at a time, with the number of its task
  /// @return the answers in the order of the tasks
  /// @throws BadInput if a model makes no sense
  public List<Answer> solve(
      List<Task> tasks, Duration limit, BiConsumer<Integer, Answer> progress) {
    var pending = new ArrayList<Future<Answer>>();
    for (int i = 0; i < tasks.size(); i++) {
      int number = i;
      pending.add(
          workers.submit(() -> {
            Answer answer = answer(tasks.get(number), limit);
            synchronized (progress) {
              progress.accept(number, answer);
            }
            return answer;
          }));
    }
    try {
      var answers = new ArrayList<Answer>();
      for (Future<Answer> each : pending) {
        answers.add(each.get());
      }
      return answers;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while solving");
    } finally {
      pending.forEach(each -> each.cancel(true));
    }
  }

  private Answer answer(Task task, Duration limit) {
    long begin = machine.clock().getAsLong();
    if (isStopped()) {
      return stopped(begin);
    }
    Child child = null;
    try {
      child = next();
      Reply reply = child.ask(task, limit, stop).orElse(null);
      return answer(reply, limit, begin);
    } catch (IOException e) {
      return isStopped()
          ? stopped(begin)
          : new Answer.Unknown(String.valueOf(e.getMessage()), seconds(begin));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return stopped(begin);
    } finally {
      if (child != null && child.isAlive() && !closed) {
        idle.addFirst(child);
      } else if (child != null) {
        child.close();
        all.remove(child);
      }
    }
  }

  private boolean isStopped() {
    return closed || stop.getAsBoolean();
  }

  private Answer stopped(long begin) {
    return new Answer.Unknown(Answer.Unknown.STOPPED, seconds(begin));
  }

  private Answer answer(@Nullable Reply reply, Duration limit, long begin) {
    return switch (reply) {
      case null ->
          isStopped()
              ? stopped(begin)
              : new Answer.Unknown(
                  Answer.Unknown.OVER_TIME + limit.toSeconds() + " s", seconds(begin));
      case Failed(String message) -> new Answer.Unknown(message, seconds(begin));
      case Misread(String module, int line, int column, String message) ->
          throw BadInput.at(new Place(module, line, column)).because(message);
      case Solved(Instance instance) ->
          instance == null
              ? new Answer.Unsatisfiable(seconds(begin))
              : new Answer.Satisfiable(instance, seconds(begin));
    };
  }

  private double seconds(long begin) {
    return (machine.clock().getAsLong() - begin) / 1e9;
  }

  private Child next() throws IOException {
    Child child = idle.pollFirst();
    while (child != null && !child.isAlive()) {
      all.remove(child);
      child = idle.pollFirst();
    }
    if (child != null) {
      return child;
    }
    Path own = Files.createDirectories(folder.resolve("solver-" + started.incrementAndGet()));
    Child fresh = Child.started(machine, own);
    all.add(fresh);
    return fresh;
  }

  /// Ends every process, and with them what they are solving, and removes their files.
  @Override
  public void close() {
    closed = true;
    workers.shutdownNow();
    all.forEach(Child::close);
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot remove " + folder, e);
    }
  }
}
