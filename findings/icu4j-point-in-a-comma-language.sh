#!/bin/sh
# ICU4J 78.1, NumberFormat of German (comma for decimals, point for thousands), parse of numbers
# that were left as in the English edition.
# Expected: the reading stops at a point that no three digits follow, whatever their number.
# Seen: one digit behind the point stops it (2.5 is 2), two do not (1.25 is 125, 12.34 is 1234).
. "$(dirname "$0")/lib.sh"
packages com.ibm.icu:icu4j:78.1
seen <<'JAVA'
import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.util.ULocale;
import java.text.ParsePosition;

public class Finding {
  public static void main(String[] args) {
    NumberFormat german = NumberFormat.getInstance(ULocale.GERMAN);
    for (String text : new String[] {"2.5", "1.25", "12.34", "1.250"}) {
      var end = new ParsePosition(0);
      System.out.println(text + " -> " + german.parse(text, end) + ", " + end.getIndex() + " of " + text.length());
    }
  }
}
JAVA
stands <<'TEXT'
2.5 -> 2, 1 of 3
1.25 -> 125, 4 of 4
12.34 -> 1234, 5 of 5
1.250 -> 1250, 5 of 5
TEXT
