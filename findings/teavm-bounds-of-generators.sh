#!/bin/sh
# TeaVM 0.15.0: RandomGenerator.nextInt(bound) of a generator of one's own takes other numbers than that of the JDK.
#
# Expected: 2 (as the JDK 25 gives it: the lowest bit of 5 is dropped, and the rest, 2, is less than 3).
# Seen: 1, the lowest two bits of 5.
# Ours: L64X128Mix bounds its numbers itself; PageTest compares what agents choose and how games end.
. "$(dirname "$0")/lib.sh"
packages org.teavm:teavm-tooling:0.15.0 org.teavm:teavm-classlib:0.15.0 org.teavm:teavm-jso-impl:0.15.0
seen_in_node <<'EOF'
import java.util.random.RandomGenerator;

public final class Program {
  public static void main(String[] arguments) {
    RandomGenerator generator =
        new RandomGenerator() {
          @Override
          public long nextLong() {
            return 5L << 32;
          }

          @Override
          public int nextInt() {
            return 5;
          }
        };
    System.out.println(generator.nextInt(3));
  }
}
EOF
stands <<'EOF'
1
EOF
