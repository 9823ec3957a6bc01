package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/// Moves put together from words: the text of a move that some position lists, with one or two of
/// its words exchanged for others of their kind, or for words of the position. Most mean no move;
/// those that do need not be in any list.
final class Wordings<P, M> {

  private final Texts<P, M> texts;

  /// The texts of moves, in groups of those that begin with the same word.
  private final List<List<String[]>> alike;

  /// The words of the kind that stands somewhere in a move, by the first word of the move and the
  /// place: those that stand there in other moves, and all that stand anywhere together with one of
  /// those.
  private final Map<String, List<String>> words = new TreeMap<>();

  Wordings(Texts<P, M> texts, List<M> known) {
    this.texts = texts;
    var byFirst = new TreeMap<String, TreeSet<String>>();
    for (M move : known) {
      String text = texts.ofMove(move);
      byFirst.computeIfAbsent(text.split(" ", 2)[0], _ -> new TreeSet<>()).add(text);
    }
    alike =
        byFirst.values().stream()
            .map(group -> group.stream().map(text -> text.split(" ", -1)).toList())
            .toList();
    var seen = new TreeMap<String, TreeSet<String>>();
    for (List<String[]> group : alike) {
      for (String[] move : group) {
        for (int i = 1; i < move.length; i++) {
          seen.computeIfAbsent(key(move, i), _ -> new TreeSet<>()).add(move[i]);
        }
      }
    }
    seen.forEach((key, own) -> {
      var kind = new TreeSet<String>();
      seen.values().stream()
          .filter(other -> !Collections.disjoint(own, other))
          .forEach(kind::addAll);
      words.put(key, List.copyOf(kind));
    });
  }

  private static String key(String[] move, int at) {
    return move[0] + " " + at;
  }

  /// Some moves that words drawn at random mean in a position; those that mean none are left out.
  ///
  /// @param tries how many texts are drawn
  List<M> drawn(P position, int tries, RandomGenerator random) {
    if (alike.isEmpty()) {
      return List.of();
    }
    String[] here = texts.of(position).split("[\\s,:;]+");
    var moves = new ArrayList<M>();
    for (int i = 0; i < tries; i++) {
      read(position, text(here, random)).ifPresent(moves::add);
    }
    return moves;
  }

  private String text(String[] here, RandomGenerator random) {
    String[] text = one(one(alike, random), random).clone();
    int exchanged = text.length == 1 ? 0 : 1 + random.nextInt(2);
    for (int i = 0; i < exchanged; i++) {
      int at = 1 + random.nextInt(text.length - 1);
      text[at] =
          random.nextInt(4) == 0
              ? here[random.nextInt(here.length)]
              : one(words.getOrDefault(key(text, at), List.of(text[at])), random);
    }
    return String.join(" ", text);
  }

  private static <T> T one(List<T> things, RandomGenerator random) {
    return things.get(random.nextInt(things.size()));
  }

  private Optional<M> read(P position, String text) {
    try {
      return Optional.of(
          texts.game().notation().readMove(position, text, new Place("words", 1, 1)));
    } catch (BadInput meaningless) {
      return Optional.empty();
    }
  }
}
