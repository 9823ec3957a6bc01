package dev.rulewright.alloy.solver;

import dev.rulewright.alloy.solver.Reply.Failed;
import dev.rulewright.alloy.solver.Reply.Misread;
import dev.rulewright.alloy.solver.Reply.Solved;
import dev.rulewright.kernel.BadInput;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/// The program of a child process: answers tasks from its standard input until that ends.
final class SolverMain {

  /// Alloy's translation recurses deeply.
  private static final long STACK = 256L << 20;

  private @Nullable ParsedModel latest;

  private SolverMain() {}

  /// Answers tasks until there are no more.
  public static void main(String[] arguments) throws IOException {
    // Nothing that a library prints may come between the answers.
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    var in = new ObjectInputStream(new BufferedInputStream(new FileInputStream(FileDescriptor.in)));
    var out =
        new ObjectOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    var tasks = new ArrayBlockingQueue<Task>(1);
    // A daemon, so that this process ends with its input, whatever is being solved.
    Thread.ofPlatform()
        .daemon()
        .name("solver")
        .stackSize(STACK)
        .start(() -> new SolverMain().answer(tasks, out));
    hand(in, tasks);
  }

  private static void hand(ObjectInputStream in, BlockingQueue<Task> tasks) throws IOException {
    try {
      while (true) {
        tasks.put((Task) in.readObject());
      }
    } catch (EOFException _) {
      // No more tasks.
    } catch (ClassNotFoundException e) {
      throw new IOException("the parent runs other code", e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(BlockingQueue<Task> tasks, ObjectOutputStream out) {
    try {
      while (true) {
        out.writeObject(answer(tasks.take()));
        out.reset();
        out.flush();
      }
    } catch (IOException _) {
      // Nobody listens any more.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private Reply answer(Task task) {
    try {
      var solution = Solution.of(parsed(task.model()), task);
      return new Solved(solution.found().satisfiable() ? solution.instance() : null);
    } catch (BadInput e) {
      String message = String.valueOf(e.getMessage());
      String said = message.substring(e.place().toString().length() + 2);
      return new Misread(e.place().source(), e.place().line(), e.place().column(), said);
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      return new Failed(e.toString());
    }
  }

  private ParsedModel parsed(Model model) {
    ParsedModel known = latest;
    if (known == null || !known.model().equals(model)) {
      known = ParsedModel.of(model);
      latest = known;
    }
    return known;
  }
}
