#!/bin/sh
# Commons Statistics 1.2, BinomialConfidenceInterval.WILSON_SCORE.
# Expected: the bounds of a share lie in [0, 1], the formula's limits for none and for all.
# Seen: for some counts the lower bound is below 0 and the upper above 1, by the last digit: an axis
#   or a logarithm (log(1 - p)) that takes the bounds as they are meets a value it does not expect.
# Test of ours: PairedRatioTest#aShareStaysBetweenNoneAndAll.
. "$(dirname "$0")/lib.sh"
packages org.apache.commons:commons-statistics-interval:1.2
seen <<'JAVA'
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

public class Finding {
  public static void main(String[] args) {
    for (var method : BinomialConfidenceInterval.values()) {
      int below = 0;
      int above = 0;
      for (int n = 1; n < 400; n++) {
        below += method.fromErrorRate(n, 0, 0.05).getLowerBound() < 0 ? 1 : 0;
        above += method.fromErrorRate(n, n, 0.05).getUpperBound() > 1 ? 1 : 0;
      }
      System.out.println(method + (below > 0 ? " below 0" : "") + (above > 0 ? " above 1" : ""));
    }
  }
}
JAVA
stands <<'TEXT'
NORMAL_APPROXIMATION
WILSON_SCORE below 0 above 1
JEFFREYS
CLOPPER_PEARSON
AGRESTI_COULL
TEXT
