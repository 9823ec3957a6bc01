#!/bin/sh
# TeaVM 0.15.0: a pattern whose repetition would have to give back a letter to what looks ahead does not match.
#
# Expected: 0 (as Java gives it: the repetition takes both zeros, gives the second back, and the first is replaced).
# Seen: 00.
# Ours: FormatText writes the zeros in front of a number by hand; PageTest compares pages with such numbers.
. "$(dirname "$0")/lib.sh"
packages org.teavm:teavm-tooling:0.15.0 org.teavm:teavm-classlib:0.15.0 org.teavm:teavm-jso-impl:0.15.0
seen_in_node <<'EOF'
public final class Program {
  public static void main(String[] arguments) {
    System.out.println("00".replaceFirst("^0+(?=.)", ""));
  }
}
EOF
stands <<'EOF'
00
EOF
