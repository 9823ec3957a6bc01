package dev.rulewright.cli.bench.asking;

import dev.rulewright.kernel.picture.Sentences;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// What a question in words may mean, such as `Can the Rifleman go to Bunker West?`: moves that
/// name the same pieces and places, in whatever order, and of these the ones whose words are most
/// like the others of the question.
///
/// @param words what is printed on things, and how moves are said
/// @param things the pieces and places that a move may name, in notation
record Meant(Sentences words, Set<String> things) {

  /// The most moves that are offered.
  static final int MOST = 3;

  /// The shortest word of a question that tells kinds of moves apart, and as many letters as two
  /// words begin with that mean the same, such as `move` and `moves`.
  private static final int STEM = 4;

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\d][\\p{L}\\d-]*");
  private static final Pattern ORIGIN = Pattern.compile("@[^\\s=]+");

  /// The moves that are meant, the likeliest first, at most [#MOST].
  ///
  /// @param question what is asked
  /// @param moves those that can be written; of two that are equally likely the first comes first
  List<String> of(String question, List<String> moves) {
    List<String> asked = words(words.typed(question));
    List<String> named = asked.stream().filter(things::contains).distinct().toList();
    List<String> others =
        asked.stream().filter(word -> word.length() >= STEM && !things.contains(word)).toList();
    List<Likely> likely =
        moves.stream()
            .distinct()
            .filter(move -> names(move, named))
            .map(move -> likely(move, named, others))
            .filter(move -> !named.isEmpty() || move.alike > 0)
            .sorted(Likely.FIRST)
            .toList();
    boolean ordered = !likely.isEmpty() && likely.getFirst().inOrder;
    return likely.stream()
        .filter(move -> !ordered || move.inOrder)
        .limit(MOST)
        .map(Likely::move)
        .toList();
  }

  /// How likely a move is meant.
  ///
  /// @param alike how many of the other words it or its sentence has
  /// @param more how many things it names that are not asked about, besides where a piece is
  /// @param inOrder whether it names things in the order of the question
  private record Likely(String move, long alike, long more, boolean inOrder) {

    /// The likeliest first.
    private static final Comparator<Likely> FIRST =
        Comparator.<Likely>comparingLong(each -> -each.alike)
            .thenComparingLong(Likely::more)
            .thenComparing(each -> !each.inOrder);
  }

  private Likely likely(String move, List<String> named, List<String> others) {
    return new Likely(move, alike(move, others), more(move, named), inOrder(move, named));
  }

  /// The pieces and places that a question names.
  List<String> named(String question) {
    return words(words.typed(question)).stream().filter(things::contains).distinct().toList();
  }

  /// Whether a move names all of some things.
  static boolean names(String move, List<String> named) {
    return new HashSet<>(words(move)).containsAll(named);
  }

  private static List<String> words(String text) {
    return WORD.matcher(text.toLowerCase(Locale.ROOT)).results().map(MatchResult::group).toList();
  }

  private long alike(String move, List<String> others) {
    Set<String> said = new HashSet<>(words(words.of(move)));
    said.addAll(words(move.replace('-', ' ')));
    return others.stream()
        .distinct()
        .filter(word -> said.stream().anyMatch(each -> isSame(each, word)))
        .count();
  }

  private static boolean isSame(String one, String other) {
    return one.length() >= STEM
        && one.regionMatches(0, other, 0, STEM)
        && (one.startsWith(other) || other.startsWith(one));
  }

  private long more(String move, List<String> named) {
    return words(ORIGIN.matcher(move).replaceAll("")).stream()
        .filter(word -> things.contains(word) && !named.contains(word))
        .count();
  }

  private static boolean inOrder(String move, List<String> named) {
    List<String> order = words(move).stream().filter(named::contains).distinct().toList();
    return order.equals(named);
  }
}
