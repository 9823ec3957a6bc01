#!/bin/sh
# JFreeChart 1.5.6, HistogramDataset.addSeries(key, values, bins, minimum, maximum).
# Expected: values outside of the bounds are left out.
# Seen: they are counted in the first and the last bin, so that a picture of a part shows its edges
#   too high; what is no number (NaN) counts in the last.
. "$(dirname "$0")/lib.sh"
packages org.jfree:jfreechart:1.5.6
seen <<'JAVA'
import org.jfree.data.statistics.HistogramDataset;

public class Finding {
  public static void main(String[] args) {
    show(new double[] {0.5, 1.5, 2.5, 3.5});
    show(new double[] {0.5, 1.5, 2.5, 3.5, -50, 70, 80});
    show(new double[] {0.5, 1.5, 2.5, 3.5, Double.NaN});
  }

  private static void show(double[] values) {
    var bins = new HistogramDataset();
    bins.addSeries("turns", values, 4, 0, 4);
    for (int i = 0; i < bins.getItemCount(0); i++) {
      System.out.print(bins.getY(0, i).intValue() + (i < 3 ? " " : "\n"));
    }
  }
}
JAVA
stands <<'TEXT'
1 1 1 1
2 1 1 3
1 1 1 2
TEXT
