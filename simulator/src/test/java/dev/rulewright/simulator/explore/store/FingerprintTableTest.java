package dev.rulewright.simulator.explore.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.simulator.chance.Mixing;
import java.util.HashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FingerprintTableTest {

  @Test
  void isASet() {
    var table = new Fingerprints.Table(0);
    var set = new HashSet<Long>();
    var random = new SplittableRandom(3);
    for (int i = 0; i < 100_000; i++) {
      // Every other one has been there before, or nearly so.
      long fingerprint = Mixing.mix(random.nextLong(i / 2 + 1)) + random.nextInt(2);
      if (fingerprint == 0) {
        continue;
      }
      assertThat(table.contains(fingerprint)).isEqualTo(set.contains(fingerprint));
      assertThat(table.add(fingerprint)).isEqualTo(set.add(fingerprint));
    }
  }

  @Test
  void oneOfWhichAllBeginAlikeIsASetToo() {
    var table = new Fingerprints.Table(6);
    for (long i = 1; i < 10_000; i++) {
      long fingerprint = 0b101010L << 58 | Mixing.mix(i) >>> 6;
      assertThat(table.add(fingerprint)).isTrue();
      assertThat(table.add(fingerprint)).isFalse();
    }
  }

  @Test
  void takesAtMostSixteenBytesAFingerprint() {
    var table = new Fingerprints.Table(0);
    for (int i = 1; i < 1_000_000; i++) {
      table.add(Mixing.mix(i));
      if (i > 1000) {
        assertThat((double) table.bytes() / i).isLessThan(16.1);
      }
    }
  }

  @Test
  void withTheLogAPositionTakesAtMostThirtyBytes() {
    var known = new Fingerprints();
    var log = new Log();
    for (int i = 1; i < 2_000_000; i++) {
      long fingerprint = Mixing.mix(i);
      known.add(fingerprint);
      log.add(fingerprint, i);
      if (i > 1_000_000 && i % 1000 == 0) {
        assertThat((double) (known.bytes() + log.bytes()) / i).isLessThan(30);
      }
    }
  }
}
