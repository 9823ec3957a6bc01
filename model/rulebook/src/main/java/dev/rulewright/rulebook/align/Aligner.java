package dev.rulewright.rulebook.align;

import java.util.List;
import java.util.function.Function;

/// Aligns the units of two editions: first by numbers, names, words of rules and lengths, then
/// again with the translations that the first alignment teaches (Moore 2002). Of long editions the
/// sections are aligned in the same way first, and units only where their sections meet.
final class Aligner {

  private static final int ROUNDS = 3;

  /// Editions with more units than this are cut into sections.
  private static final int LONG = 400;

  /// As many units as a page has, too few to tell how one edition translates the other.
  private static final int PAGE = 40;

  /// How beads are looked for.
  private interface Search {
    List<Bead> beads(Sides sides, Translations translations, Corridor corridor);
  }

  private Aligner() {}

  /// The beads of two editions, in the order of the left one's units; every unit is in one of them.
  /// Of an edition of a page that is much shorter than the other, such as a translation that is not
  /// finished, it is first presumed that it says what stands at the beginning; longer texts show by
  /// themselves which part is there.
  static List<Bead> align(List<Features> left, List<Features> right) {
    List<Bead> beads = align(left, right, BeadSearch::ofUnits);
    if (Math.max(left.size(), right.size()) > PAGE || !BeadSearch.areUnlike(left, right)) {
      return beads;
    }
    List<Bead> beginning = align(left, right, BeadSearch::ofBeginning);
    return common(beginning) >= common(beads) ? beginning : beads;
  }

  private static List<Bead> align(List<Features> left, List<Features> right, Search search) {
    var sides = new Sides(left, right);
    Function<Translations, Corridor> corridors = corridors(left, right);
    List<Bead> beads = List.of();
    for (int round = 0; round < ROUNDS; round++) {
      Translations translations = translations(beads, left, right);
      Corridor corridor = corridors.apply(translations);
      beads = search.beads(sides, translations, corridor);
    }
    return beads;
  }

  /// How much the units of two editions have in common beyond what any two texts have: what those
  /// in aligned beads share by numbers, names and words of rules, against the same with the right
  /// edition from the end to the beginning.
  static double kinship(List<Features> left, List<Features> right) {
    return common(left, right) / Math.max(1e-9, common(left, right.reversed()));
  }

  private static double common(List<Features> left, List<Features> right) {
    var none = new Translations(List.of());
    Corridor corridor = corridors(left, right).apply(none);
    return common(BeadSearch.ofUnits(new Sides(left, right), none, corridor));
  }

  private static double common(List<Bead> beads) {
    return beads.stream()
        .filter(Bead::isPair)
        .mapToDouble(bead -> bead.common() * (bead.lefts() + bead.rights()))
        .sum();
  }

  /// Where units of two editions may meet, by what is known of their translations: anywhere if they
  /// are short.
  private static Function<Translations, Corridor> corridors(
      List<Features> left, List<Features> right) {
    if (Math.max(left.size(), right.size()) <= LONG) {
      return _ -> Corridor.whole(left.size(), right.size());
    }
    Sections lefts = Sections.of(left);
    Sections rights = Sections.of(right);
    var sides = new Sides(lefts.features(left), rights.features(right));
    return translations ->
        Corridor.along(BeadSearch.ofSections(sides, translations), lefts, rights);
  }

  /// What an alignment teaches about the words of two editions.
  private static Translations translations(
      List<Bead> beads, List<Features> left, List<Features> right) {
    return new Translations(
        beads.stream()
            .filter(Bead::isPair)
            .map(bead ->
                new Translations.Pair(
                    roots(left, bead.left(), bead.lefts()),
                    roots(right, bead.right(), bead.rights())))
            .toList());
  }

  private static List<String> roots(List<Features> units, int from, int count) {
    return units.subList(from, from + count).stream().flatMap(u -> u.roots().stream()).toList();
  }
}
