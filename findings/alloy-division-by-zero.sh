#!/bin/sh
# Alloy 6.2.0 with Sat4j, integers of 4 bits, overflow allowed.
# Expected: a division by zero has no value, or any value.
# Seen: it has one that depends on the sign of what is divided: -1 for 3, 1 for -3, 0 for 0; the
#   remainder is the dividend. A model that divides by a counter is satisfied without a word.
. "$(dirname "$0")/lib.sh"
packages org.alloytools:org.alloytools.alloy.core:6.2.0
seen <<'JAVA'
import edu.mit.csail.sdg.alloy4.A4Reporter;
import edu.mit.csail.sdg.parser.CompUtil;
import edu.mit.csail.sdg.translator.*;
import kodkod.engine.satlab.SATFactory;

public class Finding {
  public static void main(String[] args) throws Exception {
    for (boolean forbidden : new boolean[] {false, true}) {
      var world = CompUtil.parseEverything_fromString(A4Reporter.NOP, "run {} for 3 but 4 int");
      var options = new A4Options();
      options.solver = SATFactory.find("sat4j").orElseThrow();
      options.noOverflow = forbidden;
      A4Solution found =
          TranslateAlloyToKodkod.execute_command(
              A4Reporter.NOP, world.getAllReachableSigs(), world.getAllCommands().get(0), options);
      for (String term : new String[] {"div[3,0]", "div[-3,0]", "div[0,0]", "rem[3,0]"}) {
        System.out.println(
            (forbidden ? "forbidden " : "allowed ") + term + " = "
                + found.eval(CompUtil.parseOneExpression_fromString(world, term)));
      }
    }
  }
}
JAVA
stands <<'TEXT'
allowed div[3,0] = {-1}
allowed div[-3,0] = {1}
allowed div[0,0] = {0}
allowed rem[3,0] = {3}
forbidden div[3,0] = {}
forbidden div[-3,0] = {}
forbidden div[0,0] = {}
forbidden rem[3,0] = {}
TEXT
