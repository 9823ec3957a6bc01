#!/bin/sh
# TeaVM 0.15.0: a BufferedReader that was read to its end cannot be set back to its mark, however large the limit.
#
# Expected: reset() leads back, as nothing beyond the limit of mark(8192) has been read.
# Seen: an IOException without a message; a StringReader is set back.
# Ours: RecordedText buffers only readers that cannot mark.
. "$(dirname "$0")/lib.sh"
packages org.teavm:teavm-tooling:0.15.0 org.teavm:teavm-classlib:0.15.0 org.teavm:teavm-jso-impl:0.15.0
seen_in_node <<'EOF'
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

public final class Program {
  public static void main(String[] arguments) throws IOException {
    System.out.println("StringReader: " + twice(new StringReader("ab")));
    System.out.println("BufferedReader: " + twice(new BufferedReader(new StringReader("ab"))));
  }

  private static String twice(Reader reader) throws IOException {
    reader.mark(8192);
    String first = all(reader);
    try {
      reader.reset();
    } catch (IOException e) {
      return first + ", then " + e.getClass().getName();
    }
    return first + ", then " + all(reader);
  }

  private static String all(Reader reader) throws IOException {
    var text = new StringBuilder();
    for (int letter = reader.read(); letter >= 0; letter = reader.read()) {
      text.append((char) letter);
    }
    return text.toString();
  }
}
EOF
stands <<'EOF'
StringReader: ab, then ab
BufferedReader: ab, then java.io.IOException
EOF
