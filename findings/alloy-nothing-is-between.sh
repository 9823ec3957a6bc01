#!/bin/sh
# Alloy 6.2.0 with Sat4j, comparing a field of integers that may be empty or hold several.
# Expected: what has no value is neither less nor greater than a number, or an error of types.
# Seen: < and > compare sums, = compares sets. Nothing is greater than -1 and less than 1 without
#   being 0; the set of 1 and 2 is greater than 2.
. "$(dirname "$0")/lib.sh"
packages org.alloytools:org.alloytools.alloy.core:6.2.0
seen <<'JAVA'
import edu.mit.csail.sdg.alloy4.A4Reporter;
import edu.mit.csail.sdg.parser.CompUtil;
import edu.mit.csail.sdg.translator.*;
import kodkod.engine.satlab.SATFactory;

public class Finding {
  public static void main(String[] args) throws Exception {
    for (String claim :
        new String[] {
          "no p.n and p.n > -1 and p.n < 1", "no p.n and p.n = 0", "p.n = 1+2 and p.n > 2", "p.n = 1+2 and p.n = 3"
        }) {
      var world =
          CompUtil.parseEverything_fromString(
              A4Reporter.NOP, "sig P { n: set Int } run { some p: P | " + claim + " } for 2 but 4 int");
      var options = new A4Options();
      options.solver = SATFactory.find("sat4j").orElseThrow();
      options.noOverflow = true;
      A4Solution found =
          TranslateAlloyToKodkod.execute_command(
              A4Reporter.NOP, world.getAllReachableSigs(), world.getAllCommands().get(0), options);
      System.out.println(claim + ": " + (found.satisfiable() ? "possible" : "impossible"));
    }
  }
}
JAVA
stands <<'TEXT'
no p.n and p.n > -1 and p.n < 1: possible
no p.n and p.n = 0: impossible
p.n = 1+2 and p.n > 2: possible
p.n = 1+2 and p.n = 3: impossible
TEXT
