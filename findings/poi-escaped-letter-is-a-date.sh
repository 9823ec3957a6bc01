#!/bin/sh
# Apache POI 5.5.1, DataFormatter, number formats that print a letter before the number, as for dice:
# \D0 (escaped) and "D"0 (in quotation marks).
# Expected: D6 for 6, in both.
# Seen: the letter is taken for the day of a date, \60 and "6"0, and the cell counts as one; with a
#   letter that no date has, W6.
. "$(dirname "$0")/lib.sh"
packages org.apache.poi:poi-ooxml:5.5.1 org.apache.logging.log4j:log4j-core:2.24.3
seen <<'JAVA'
import java.util.Locale;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.DateUtil;

public class Finding {
  public static void main(String[] args) {
    for (String format : new String[] {"\\D0", "\"D\"0", "\"W\"0"}) {
      System.out.println(
          format + ": " + new DataFormatter(Locale.US).formatRawCellContents(6, 164, format)
              + ", date " + DateUtil.isADateFormat(164, format));
    }
  }
}
JAVA
stands <<'TEXT'
\D0: \60, date true
"D"0: "6"0, date true
"W"0: W6, date false
TEXT
