package dev.rulewright.simulator.conformance;

import java.util.List;
import java.util.stream.Collectors;

/// A promise that a game breaks, with the shortest play that was found.
///
/// @param how how it is broken, in a clause that begins in lower case
/// @param seed the seed of the random play that broke it first
/// @param moves the shortest play, outcomes of chance included, in notation
/// @param position the position in which it is broken, in notation
public record Broken(Promise promise, String how, long seed, List<String> moves, String position) {

  /// The most moves that a report lists.
  private static final int LISTED = 30;

  public Broken {
    moves = List.copyOf(moves);
  }

  /// The promise and how it is broken, in one sentence.
  public String sentence() {
    return "the promise that " + promise.sentence() + " is broken: " + how;
  }

  /// Everything, on several lines.
  @Override
  public String toString() {
    String course =
        moves.isEmpty()
            ? "before the first move"
            : "after these %d moves and outcomes:%s"
                .formatted(
                    moves.size(),
                    moves.stream()
                        .skip(Math.max(0, moves.size() - LISTED))
                        .collect(
                            Collectors.joining(
                                "\n    ", moves.size() > LISTED ? "\n    …\n    " : "\n    ", "")));
    return "%s\n  seed %d, %s\n  in the position:\n%s"
        .formatted(sentence(), seed, course, position.strip().indent(4).stripTrailing());
  }
}
