package dev.rulewright.cli.output;

import dev.rulewright.simulator.batch.Stop;
import java.io.PrintWriter;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/// Ctrl-C, or a signal to end, as a wish to come to an end: the program ends when this is closed,
/// not before. The second one gives up what is under way, a third ends the program at once.
public final class Interruption implements Stop, AutoCloseable {

  /// What a command returns that was ended early, as the shell has it.
  public static final int EXIT_CODE = 130;

  private final PrintWriter err;
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::await, "interruption");
  private volatile boolean wished;
  private volatile boolean urgent;

  private Interruption(PrintWriter err) {
    this.err = err;
  }

  /// Waits for Ctrl-C from now on.
  ///
  /// @param err is told what happens next, on a line of its own
  static Interruption awaited(PrintWriter err) {
    var interruption = new Interruption(err);
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void await() {
    // While this hook runs Java hears no second signal by itself.
    List.of("INT", "TERM").forEach(name -> onSignal(name, this::insist));
    tell("Finishing what is under way; Ctrl-C again gives it up.");
    wished = true;
    try {
      closed.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void insist() {
    if (urgent) {
      Runtime.getRuntime().halt(EXIT_CODE);
    }
    tell("Giving up what is under way.");
    urgent = true;
  }

  /// Begins a line behind what the terminal made of Ctrl-C.
  private void tell(String sentence) {
    err.print("\n" + sentence + "\n");
    err.flush();
  }

  /// By reflection, because the compiler warns of a class that is no part of Java's interface.
  /// Where it is missing or the signal is taken, nobody hears the second signal.
  private static void onSignal(String name, Runnable action) {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object acting =
          Proxy.newProxyInstance(
              handler.getClassLoader(),
              new Class<?>[] {handler},
              (_, _, _) -> {
                action.run();
                return null;
              });
      signal
          .getMethod("handle", signal, handler)
          .invoke(null, signal.getConstructor(String.class).newInstance(name), acting);
    } catch (ReflectiveOperationException _) {
      // As it is.
    }
  }

  /// Whether an end is wished.
  @Override
  public boolean getAsBoolean() {
    return wished;
  }

  @Override
  public boolean isUrgent() {
    return urgent;
  }

  @Override
  public void close() {
    closed.countDown();
    if (!wished) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException _) {
        // Ctrl-C came just now; the hook has nothing to wait for any more.
      }
    }
  }
}
