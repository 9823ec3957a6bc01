package dev.rulewright.cli.input.code;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.simulator.conformance.Thrown;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/// How long a game of one's own may take for an answer. What asks it goes on in a thread that ends
/// with the program, because code that never comes back cannot be stopped.
///
/// @param limit longer than any honest game takes
public record Patience(Duration limit) {

  /// What everybody has.
  public static final Patience USUAL = new Patience(Duration.ofSeconds(20));

  /// Plays that every game is through with within the limit.
  private static final int PLAYS = 5;

  /// The same for so many random plays.
  Patience forPlays(int plays) {
    return new Patience(limit.multipliedBy(Math.ceilDiv(plays, PLAYS)));
  }

  /// What a game answers.
  ///
  /// @param game its name
  /// @param question asks it
  /// @throws BadInput if there is no answer within the limit; it names the line of the game's
  ///   sources at which it stands
  public <T> T answer(String game, Supplier<T> question) {
    var answer = new FutureTask<>(question::get);
    Thread asking = Thread.ofPlatform().daemon().name(game).start(answer);
    try {
      return answer.get(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      String where = where(asking);
      answer.cancel(true);
      throw BadInput.at(GamePathOption.PLACE)
          .because("%s: no answer within %d s%s".formatted(game, limit.toSeconds(), where), e);
    } catch (ExecutionException e) {
      throw switch (e.getCause()) {
        case RuntimeException thrown -> thrown;
        case Error thrown -> throw thrown;
        case null, default -> new IllegalStateException(e);
      };
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while asking " + game, e);
    }
  }

  private static String where(Thread asking) {
    return Arrays.stream(asking.getStackTrace())
        .filter(GamePathOption::isOwn)
        .findFirst()
        .map(frame -> ", at " + Thrown.place(frame))
        .orElse("");
  }
}
