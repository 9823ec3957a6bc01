#!/bin/sh
# ICU4J 78.1, NumberRangeFormatter, both ends equal.
# Expected: "3", or "3–3".
# Seen: an approximate number, "~3", in German and French with signs of their own: a text that gives
#   exactly 3 would be printed as one that gives about 3.
. "$(dirname "$0")/lib.sh"
packages com.ibm.icu:icu4j:78.1
seen <<'JAVA'
import com.ibm.icu.number.NumberRangeFormatter;
import com.ibm.icu.util.ULocale;

public class Finding {
  public static void main(String[] args) {
    for (String language : new String[] {"en", "de", "fr", "it"}) {
      var ranges = NumberRangeFormatter.withLocale(new ULocale(language));
      String one = ranges.formatRange(3, 3).toString();
      System.out.printf("%s: U+%04X %s%n", language, (int) one.charAt(0), one.substring(1));
    }
  }
}
JAVA
stands <<'TEXT'
en: U+007E 3
de: U+2248 3
fr: U+2243 3
it: U+007E 3
TEXT
