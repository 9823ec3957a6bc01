#!/bin/sh
# Commons CSV 1.14.1, CSVPrinter and CSVParser of one format with a comment marker.
# Expected: a record whose first value begins with the marker is quoted, so that it is read back.
# Seen: it is quoted for '#' and for letters outside of ASCII only; behind ';' or '%' it is written
#   as it is, and the parser of the same format takes the record for a comment: a row is gone.
. "$(dirname "$0")/lib.sh"
packages org.apache.commons:commons-csv:1.14.1
seen <<'JAVA'
import java.io.*;
import org.apache.commons.csv.*;

public class Finding {
  public static void main(String[] args) throws IOException {
    for (char marker : new char[] {'#', ';', '%'}) {
      CSVFormat format = CSVFormat.DEFAULT.builder().setCommentMarker(marker).get();
      var text = new StringWriter();
      try (var printer = new CSVPrinter(text, format)) {
        printer.printRecord(marker + "1 open", "rook");
        printer.printRecord("closed", "king");
      }
      int rows = CSVParser.parse(text.toString(), format).getRecords().size();
      System.out.println(text.toString().lines().findFirst().get() + " -> " + rows + " of 2 rows");
    }
  }
}
JAVA
stands <<'TEXT'
"#1 open",rook -> 2 of 2 rows
;1 open,rook -> 1 of 2 rows
%1 open,rook -> 1 of 2 rows
TEXT
