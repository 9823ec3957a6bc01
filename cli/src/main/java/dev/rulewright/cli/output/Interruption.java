package dev.rulewright.cli.output;

import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;

/// Ctrl-C as a wish to come to an end: the program ends when this is closed, not before.
public final class Interruption implements BooleanSupplier, AutoCloseable {

  /// What a command returns that was ended early, as the shell has it.
  public static final int EXIT_CODE = 130;

  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::await, "interruption");
  private volatile boolean wished;

  private Interruption() {}

  /// Waits for Ctrl-C from now on.
  public static Interruption awaited() {
    var interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void await() {
    wished = true;
    try {
      closed.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whether an end is wished.
  @Override
  public boolean getAsBoolean() {
    return wished;
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
