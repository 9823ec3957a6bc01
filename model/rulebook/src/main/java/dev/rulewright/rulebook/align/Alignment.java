package dev.rulewright.rulebook.align;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import java.nio.file.Path;
import java.util.List;

/// What several editions say of each matter, in the order of one of them, the reference.
///
/// @param languages in the order of the editions
/// @param rows every unit of every edition is in one of them
public record Alignment(List<String> languages, List<Row> rows) {

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
        some, rows.stream().map(row -> row.in(some)).filter(row -> !row.isEmpty()).toList());
  }

  /// Aligns each other edition with the reference, and what the reference lacks among the others,
  /// in rows behind what precedes it.
  ///
  /// @param reference one of the editions
  public static Alignment of(List<Edition> editions, Edition reference) {
    List<Edition> others = editions.stream().filter(e -> !e.equals(reference)).toList();
    List<Features> left = others.isEmpty() ? List.of() : Features.of(reference);
    List<List<Bead>> beads =
        others.parallelStream().map(other -> Aligner.align(left, Features.of(other))).toList();
    return new Alignment(
        editions.stream().map(Edition::language).toList(),
        new JoinedBeads(editions, reference, others, beads).rows());
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
  ///
  /// @param most the units that are looked at
  public static double kinship(Edition left, Edition right, int most) {
    return Aligner.kinship(Features.of(left.part(0, most)), Features.of(right.part(0, most)));
  }
}
