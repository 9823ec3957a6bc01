#!/bin/sh
# ICU4J 78.1, RuleBasedNumberFormat.SPELLOUT of English, parse.
# Expected: "twenty one" (as people type it) is 21 like "twenty-one", or ends after "twenty".
# Seen: the whole text is read, as 2001; "thirty five" is 3005. No error is told.
. "$(dirname "$0")/lib.sh"
packages com.ibm.icu:icu4j:78.1
seen <<'JAVA'
import com.ibm.icu.text.RuleBasedNumberFormat;
import com.ibm.icu.util.ULocale;
import java.text.ParsePosition;

public class Finding {
  public static void main(String[] args) {
    var words = new RuleBasedNumberFormat(ULocale.ENGLISH, RuleBasedNumberFormat.SPELLOUT);
    for (String text : new String[] {"twenty-one", "twenty one", "thirty five"}) {
      var end = new ParsePosition(0);
      Number number = words.parse(text, end);
      System.out.println(
          text + " -> " + number + (end.getIndex() == text.length() ? ", read to its end" : ""));
    }
  }
}
JAVA
stands <<'TEXT'
twenty-one -> 21, read to its end
twenty one -> 2001, read to its end
thirty five -> 3005, read to its end
TEXT
