package dev.rulewright.rulebook.align;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Puts the beads of several pairs together: two that share a unit of the reference are one row.
record JoinedBeads(
    List<Edition> editions, Edition reference, List<Edition> others, List<List<Bead>> beads) {

  /// So many units on either side teach how what the reference leaves out is translated.
  private static final int AROUND = 60;

  List<Row> rows() {
    var rows = new ArrayList<Row>();
    int[] next = new int[others.size()];
    int from = 0;
    int size = reference.units().size();
    while (from < size || IntStream.range(0, next.length).anyMatch(i -> hasMore(i, next))) {
      addLeftOut(next, from, rows);
      if (from < size) {
        int end = end(next, from);
        rows.add(row(next, from, end));
        from = end;
      }
    }
    return rows;
  }

  private boolean hasMore(int other, int[] next) {
    return next[other] < beads.get(other).size();
  }

  /// Rows for the next units of other editions that the reference leaves out: they are aligned with
  /// each other, among what stands around them.
  private void addLeftOut(int[] next, int at, List<Row> rows) {
    Map<String, List<Unit>> leftOut = new LinkedHashMap<>();
    var around = new ArrayList<Edition>();
    for (int i = 0; i < others.size(); i++) {
      int from = hasMore(i, next) ? beads.get(i).get(next[i]).right() : 0;
      int to = from;
      while (hasMore(i, next) && isLeftOut(beads.get(i).get(next[i]), at)) {
        to += beads.get(i).get(next[i]++).rights();
      }
      if (to > from) {
        leftOut.put(others.get(i).language(), others.get(i).units().subList(from, to));
        around.add(others.get(i).part(from - AROUND, to + AROUND));
      }
    }
    if (!around.isEmpty()) {
      Alignment.of(around, around.getFirst()).rows().stream()
          .map(row -> row.among(leftOut))
          .filter(row -> !row.isEmpty())
          .forEach(row -> rows.add(row.in(languages())));
    }
  }

  private static boolean isLeftOut(Bead bead, int at) {
    return bead.lefts() == 0 && bead.left() <= at;
  }

  /// Where a row ends in the reference that begins there: where no bead goes on.
  private int end(int[] next, int from) {
    int end = from + 1;
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int i = 0; i < others.size(); i++) {
        for (int b = next[i]; b < beads.get(i).size() && beads.get(i).get(b).left() < end; b++) {
          int reaches = beads.get(i).get(b).left() + beads.get(i).get(b).lefts();
          if (reaches > end) {
            end = reaches;
            grown = true;
          }
        }
      }
    }
    return end;
  }

  private Row row(int[] next, int from, int end) {
    Map<String, List<Unit>> units = new LinkedHashMap<>();
    units.put(reference.language(), reference.units().subList(from, end));
    double common = 1;
    for (int i = 0; i < others.size(); i++) {
      var said = new ArrayList<Unit>();
      while (hasMore(i, next) && beads.get(i).get(next[i]).left() < end) {
        Bead bead = beads.get(i).get(next[i]++);
        said.addAll(units(others.get(i), bead));
        common = bead.isPair() ? Math.min(common, bead.common()) : common;
      }
      units.put(others.get(i).language(), said);
    }
    return new Row(units, common).in(languages());
  }

  private static List<Unit> units(Edition edition, Bead bead) {
    return edition.units().subList(bead.right(), bead.right() + bead.rights());
  }

  private List<String> languages() {
    return editions.stream().map(Edition::language).toList();
  }
}
