#!/bin/sh
# Apache POI 5.5.1, FormulaEvaluator, 1/3*3.
# Expected: 1, as in spreadsheets and with plain doubles in Java.
# Seen: a little less than 1 (multiplication is decimal, of a third cut to its digits): a comparison
#   with 1 is FALSE, INT gives 0.
. "$(dirname "$0")/lib.sh"
packages org.apache.poi:poi-ooxml:5.5.1 org.apache.logging.log4j:log4j-core:2.24.3
seen <<'JAVA'
import org.apache.poi.ss.usermodel.*;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

public class Finding {
  public static void main(String[] args) throws Exception {
    System.out.println("java " + (1.0 / 3 * 3 == 1.0));
    try (var book = new XSSFWorkbook()) {
      Cell cell = book.createSheet().createRow(0).createCell(0);
      FormulaEvaluator evaluator = book.getCreationHelper().createFormulaEvaluator();
      for (String formula : new String[] {"1/3*3=1", "INT(1/3*3)", "0.1+0.2=0.3"}) {
        cell.setCellFormula(formula);
        evaluator.clearAllCachedResultValues();
        System.out.println(formula + " -> " + evaluator.evaluate(cell).formatAsString());
      }
    }
  }
}
JAVA
stands <<'TEXT'
java true
1/3*3=1 -> FALSE
INT(1/3*3) -> 0.0
0.1+0.2=0.3 -> TRUE
TEXT
