package dev.rulewright.simulator.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class CoursesTest {

  private static final int PLACES = 1 << 12;

  @Test
  void coursesThatFitAreCountedHoweverOftenTheyCome() {
    var courses = new Courses(PLACES);
    var random = new SplittableRandom(1);
    courses.add(0);
    for (int i = 1; i < PLACES / 4 * 3; i++) {
      long course = random.nextLong();
      courses.add(course);
      courses.add(course);
    }
    courses.add(0);
    assertThat(courses.number()).isEqualTo(new DistinctCourses(PLACES / 4 * 3, 0));
    assertThat(courses.number().isCounted()).isTrue();
  }

  /// The mean error over many runs is that of the paper: about 1.2 / √capacity.
  @Test
  void moreAreEstimatedWithTheErrorThatIsTold() {
    int runs = 200;
    int number = 100_000;
    double squares = 0;
    double sum = 0;
    double told = 0;
    for (int run = 0; run < runs; run++) {
      var random = new SplittableRandom(run);
      var courses = new Courses(PLACES);
      for (int i = 0; i < number; i++) {
        long course = random.nextLong();
        courses.add(course);
        courses.add(course);
      }
      double error = courses.number().number() / (double) number - 1;
      sum += error;
      squares += error * error;
      told = courses.number().error();
    }
    assertThat(told).isCloseTo(1.2 / Math.sqrt(PLACES * 0.75), within(1e-12));
    assertThat(Math.sqrt(squares / runs)).isBetween(0.7 * told, 1.2 * told);
    // Unbiased: three standard errors of the mean.
    assertThat(sum / runs).isCloseTo(0, within(3 * told / Math.sqrt(runs)));
  }
}
