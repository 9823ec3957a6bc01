#!/bin/sh
# TeaVM 0.15.0, java.util.regex: of the general categories of Unicode that one letter names, numbers alone are refused.
#
# Expected: \p{N} (numbers) is taken as \p{L} (letters) is, for \p{Nd}, \p{Nl} and \p{No} together.
# Seen: L, M, P, S, Z and C are taken, and Nd is; N is a PatternSyntaxException.
# Ours: the search of the bench asks for \p{Nd}; PageTest searches in a page.
. "$(dirname "$0")/lib.sh"
packages org.teavm:teavm-tooling:0.15.0 org.teavm:teavm-classlib:0.15.0 org.teavm:teavm-jso-impl:0.15.0
seen_in_node <<'EOF'
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

public final class Program {
  public static void main(String[] arguments) {
    for (String category : "L N M P S Z C Nd Mn Pd Sm Zs Cc".split(" ")) {
      System.out.println(category + " " + taken(category));
    }
  }

  private static boolean taken(String category) {
    try {
      Pattern.compile("\\p{" + category + "}");
      return true;
    } catch (PatternSyntaxException e) {
      return false;
    }
  }
}
EOF
stands <<'EOF'
L true
N false
M true
P true
S true
Z true
C true
Nd true
Mn true
Pd true
Sm true
Zs true
Cc true
EOF
