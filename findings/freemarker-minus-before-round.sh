#!/bin/sh
# FreeMarker 2.3.34, ?round of a negative literal, and ?round beside ?string('0').
# Expected: half a point rounds upwards, as the manual says: -0.5 to 0, -2.5 to -2; and a number is
#   shown as it is rounded.
# Seen: the minus sign is taken after ?round, so -0.5?round is -1 and -2.5?round is -3, while the
#   same numbers in brackets give 0 and -2; ?string('0') rounds halves to the even number.
. "$(dirname "$0")/lib.sh"
packages org.freemarker:freemarker:2.3.34
seen <<'JAVA'
import freemarker.template.*;
import java.io.StringWriter;
import java.util.Map;

public class Finding {
  public static void main(String[] args) throws Exception {
    var settings = new Configuration(Configuration.VERSION_2_3_34);
    for (String term :
        new String[] {"-0.5?round", "(-0.5)?round", "-2.5?round", "(-2.5)?round", "2.5?round", "2.5?string('0')"}) {
      var text = new StringWriter();
      new Template("finding", "${" + term + "}", settings).process(Map.of(), text);
      System.out.println(term + " = " + text);
    }
  }
}
JAVA
stands <<'TEXT'
-0.5?round = -1
(-0.5)?round = 0
-2.5?round = -3
(-2.5)?round = -2
2.5?round = 3
2.5?string('0') = 2
TEXT
