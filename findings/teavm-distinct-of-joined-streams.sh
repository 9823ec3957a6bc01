#!/bin/sh
# TeaVM 0.15.0: Stream.distinct() keeps what comes twice if it comes out of two joined streams, or is asked for one by
# one by an iterator.
#
# Expected: each element once, however the stream is made and read.
# Seen: once if the stream is one of values read by toList(); twice if it is joined by concat, or read by hasNext() and next().
# Ours: MissingJava.distinct; PageTest compares the pages' lists of languages.
. "$(dirname "$0")/lib.sh"
packages org.teavm:teavm-tooling:0.15.0 org.teavm:teavm-classlib:0.15.0 org.teavm:teavm-jso-impl:0.15.0
seen_in_node <<'EOF'
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

public final class Program {
  public static void main(String[] arguments) {
    System.out.println("of: " + Stream.of("en", "de", "en").distinct().toList());
    System.out.println(
        "concat: " + Stream.concat(Stream.of("en"), Stream.of("de", "en")).distinct().toList());
    List<String> iterated = new ArrayList<>();
    Iterator<String> iterator = Stream.of("en", "de", "en").distinct().iterator();
    while (iterator.hasNext()) {
      iterated.add(iterator.next());
    }
    System.out.println("iterator: " + iterated);
  }
}
EOF
stands <<'EOF'
of: [en, de]
concat: [en, de, en]
iterator: [en, de, en]
EOF
