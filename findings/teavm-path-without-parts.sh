#!/bin/sh
# TeaVM 0.15.0: java.nio.file is taken from the JDK where TeaVM has none of its own: Path.of compiles, answers, and
# cannot be gone through.
#
# Expected: a message of the compiler that the class is missing, as for other classes, or the three names.
# Seen: no message; the path is told as a text; its iterator is null.
# Ours: Opening.game takes the folders of a file out of its name.
. "$(dirname "$0")/lib.sh"
packages org.teavm:teavm-tooling:0.15.0 org.teavm:teavm-classlib:0.15.0 org.teavm:teavm-jso-impl:0.15.0
seen_in_node <<'EOF'
import java.nio.file.Path;

public final class Program {
  public static void main(String[] arguments) {
    Path path = Path.of("a/b/c");
    System.out.println(path);
    System.out.println(path.iterator() == null);
  }
}
EOF
stands <<'EOF'
a/b/c
true
EOF
