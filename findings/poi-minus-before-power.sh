#!/bin/sh
# Apache POI 5.5.1, FormulaEvaluator, a minus sign before a power.
# Expected: 4, as spreadsheets have it: there the sign binds before the power.
# Seen: -4, as in mathematics and most programming languages; a file computed here and opened in a
#   spreadsheet shows two results. Brackets make both say the same.
. "$(dirname "$0")/lib.sh"
packages org.apache.poi:poi-ooxml:5.5.1 org.apache.logging.log4j:log4j-core:2.24.3
seen <<'JAVA'
import org.apache.poi.ss.usermodel.*;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

public class Finding {
  public static void main(String[] args) throws Exception {
    try (var book = new XSSFWorkbook()) {
      Cell cell = book.createSheet().createRow(0).createCell(0);
      FormulaEvaluator evaluator = book.getCreationHelper().createFormulaEvaluator();
      for (String formula : new String[] {"-2^2", "(-2)^2", "0-2^2", "2^3^2"}) {
        cell.setCellFormula(formula);
        evaluator.clearAllCachedResultValues();
        System.out.println(formula + " = " + evaluator.evaluate(cell).getNumberValue());
      }
    }
  }
}
JAVA
stands <<'TEXT'
-2^2 = -4.0
(-2)^2 = 4.0
0-2^2 = -4.0
2^3^2 = 64.0
TEXT
