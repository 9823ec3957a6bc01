package dev.rulewright.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class AnswersProgressTest {

  private static final long SECOND = 1_000_000_000;

  private final StringWriter err = new StringWriter();
  private final AtomicLong now = new AtomicLong(17 * SECOND);
  private final AnswersProgress progress =
      new AnswersProgress(new PrintWriter(err), now::get, "greedy", true);

  @Test
  void tellsWhichAnswerIsBeingComparedAndWritesOverTheLastOne() {
    now.addAndGet(SECOND);
    progress.reached("hq.option-timing=always-two", 50, 200);
    now.addAndGet(SECOND / 1000);
    progress.reached("hq.option-timing=always-two", 51, 200);
    now.addAndGet(SECOND);
    progress.reached("A49=marines", 150, 200);
    assertThat(err)
        .hasToString(
            "\rgreedy agents: 25 %, hq.option-timing=always-two"
                + ("\rgreedy agents: 75 %, A49=marines" + " ".repeat(16)));
  }

  @Test
  void leavesAnEmptyLineBehind() {
    now.addAndGet(SECOND);
    progress.reached("A49=marines", 1, 2);
    int drawn = err.toString().length() - 1;
    progress.reached("", 2, 2);
    assertThat(err.toString()).endsWith("\r" + " ".repeat(drawn) + "\r");
  }
}
