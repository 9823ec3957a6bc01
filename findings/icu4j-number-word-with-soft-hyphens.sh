#!/bin/sh
# ICU4J 78.1, RuleBasedNumberFormat.SPELLOUT of German and Italian.
# Expected: 21 in German is the word of the dictionary, 13 letters, and that word is read as 21.
# Seen: what is written carries soft hyphens (15 characters), so that it equals no word of a text;
#   the word as printed in any text is read as 1, the rest is left.
. "$(dirname "$0")/lib.sh"
packages com.ibm.icu:icu4j:78.1
seen <<'JAVA'
import com.ibm.icu.text.RuleBasedNumberFormat;
import com.ibm.icu.util.ULocale;
import java.text.ParsePosition;

public class Finding {
  public static void main(String[] args) {
    for (String[] told :
        new String[][] {{"de", "einundzwanzig", "21"}, {"de", "zweihundert", "200"}, {"it", "ventuno", "21"}}) {
      var words = new RuleBasedNumberFormat(new ULocale(told[0]), RuleBasedNumberFormat.SPELLOUT);
      String written = words.format(Integer.parseInt(told[2]));
      var end = new ParsePosition(0);
      Number read = words.parse(told[1], end);
      System.out.printf(
          "%s: written %s, equal %b; the plain word is read as %s, %d of %d letters%n",
          told[2], written.replace("\u00ad", "~"), written.equals(told[1]), read, end.getIndex(), told[1].length());
    }
  }
}
JAVA
stands <<'TEXT'
21: written ein~und~zwanzig, equal false; the plain word is read as 1, 3 of 13 letters
200: written zwei~hundert, equal false; the plain word is read as 2, 4 of 11 letters
21: written vent~uno, equal false; the plain word is read as 0, 0 of 7 letters
TEXT
