package dev.rulewright.rulebook.align;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What several editions say of each matter, in the order of one of them, the reference.
///
/// @param languages in the order of the editions
/// @param rows every unit of every edition is in one of them
public record Alignment(List<String> languages, List<Row> rows) {

  /// So many units say whether two texts are of one book, even if one of them is a draft that lacks
  /// its first half.
  private static final int BEGINNING = 400;

  /// Copies the lists.
  public Alignment {
    languages = List.copyOf(languages);
    rows = List.copyOf(rows);
  }

  /// The row in which a passage begins: that of its first unit.
  ///
  /// @throws IllegalArgumentException if there is none
  public Row beginningOf(Row passage) {
    return rows.stream()
        .filter(row -> row.holdsFirstOf(passage))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("a passage of other editions: " + passage));
  }

  /// The same with some of the languages; rows in which none of them says anything are left out.
  ///
  /// @param some in any order
  public Alignment in(List<String> some) {
    return new Alignment(
        some,
        rows.stream()
            .map(row -> row.in(some))
            .filter(row -> row.units().values().stream().anyMatch(units -> !units.isEmpty()))
            .toList());
  }

  /// Aligns each other edition with the reference. Units that the reference lacks are in rows of
  /// their own, behind what precedes them.
  ///
  /// @param reference one of the editions
  public static Alignment of(List<Edition> editions, Edition reference) {
    List<Edition> others = editions.stream().filter(e -> !e.equals(reference)).toList();
    List<Features> left = Features.of(reference);
    List<List<Bead>> beads =
        others.parallelStream().map(other -> Aligner.align(left, Features.of(other))).toList();
    var builder = new Rows(editions, reference, others, beads);
    return new Alignment(editions.stream().map(Edition::language).toList(), builder.rows());
  }

  /// The same with the corrections in a file, see [Fix]; there need not be one.
  ///
  /// @param editions whose rows these are
  /// @throws BadInput if a line of the file makes no sense, or fits nothing any more
  public Alignment fixed(List<Edition> editions, Path file) {
    return FixedRows.of(this, editions, Fix.read(file, languages));
  }

  /// How much the beginnings of two editions have in common beyond what any two texts have: about 1
  /// for texts of two books, more for those of one.
  public static double kinship(Edition left, Edition right) {
    return Aligner.kinship(Features.of(beginning(left)), Features.of(beginning(right)));
  }

  private static Edition beginning(Edition edition) {
    List<Unit> units = edition.units();
    return new Edition(
        edition.language(), edition.source(), units.subList(0, Math.min(units.size(), BEGINNING)));
  }

  /// Puts the beads of several pairs together: two that share a unit of the reference are one row.
  private record Rows(
      List<Edition> editions, Edition reference, List<Edition> others, List<List<Bead>> beads) {

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

    /// Rows for the next units of other editions that the reference leaves out.
    private void addLeftOut(int[] next, int at, List<Row> rows) {
      for (int i = 0; i < others.size(); i++) {
        while (hasMore(i, next) && beads.get(i).get(next[i]).lefts() == 0) {
          Bead bead = beads.get(i).get(next[i]);
          if (bead.left() > at) {
            break;
          }
          Map<String, List<Unit>> units = new LinkedHashMap<>();
          units.put(others.get(i).language(), units(others.get(i), bead));
          rows.add(new Row(inOrder(units), 1));
          next[i]++;
        }
      }
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
      return new Row(inOrder(units), common);
    }

    private static List<Unit> units(Edition edition, Bead bead) {
      return edition.units().subList(bead.right(), bead.right() + bead.rights());
    }

    private Map<String, List<Unit>> inOrder(Map<String, List<Unit>> units) {
      return editions.stream()
          .map(Edition::language)
          .collect(
              Collectors.toMap(
                  language -> language,
                  language -> List.copyOf(units.getOrDefault(language, List.of())),
                  (one, _) -> one,
                  LinkedHashMap::new));
    }
  }
}
