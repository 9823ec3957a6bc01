package dev.rulewright.simulator.agents.search;

/// How a [TreeSearch] searches.
///
/// @param iterations ways to go on that are tried for each choice, at least 1
/// @param exploration how much more moves are tried that were tried seldom, at least 0; the
///   constant of UCB1 where results lie between 0 and 1
/// @param best share of the value after the best reply in the value of a move, from 0 to 1; the
///   rest is the mean of all iterations
/// @param narrow moves that are looked at when a position is met for the first time, at least 1;
///   with *n* visits it is `narrow + widening · √n`, the most promising ones first
/// @param widening see above, at least 0
/// @param alike most moves tried out of those that differ in small things only, such as how damage
///   is split, at least 1
/// @param playout moves played at random before a position is valued, at least 0
/// @param scale how much better a position must be valued, for the odds of winning to be e : 1;
///   greater than 0
/// @param patience by what factor what is won or lost one move later counts less, from 0 to 1
/// @param trees trees among which the iterations are divided, at least 1; they grow side by side
public record SearchSettings(
    int iterations,
    double exploration,
    double best,
    int narrow,
    double widening,
    int alike,
    int playout,
    double scale,
    double patience,
    int trees) {

  /// @throws IllegalArgumentException if a number is out of range
  public SearchSettings {
    boolean possible =
        iterations >= 1
            && exploration >= 0
            && best >= 0
            && best <= 1
            && narrow >= 1
            && widening >= 0
            && alike >= 1
            && playout >= 0
            && scale > 0
            && patience > 0
            && patience <= 1
            && trees >= 1;
    if (!possible) {
      throw new IllegalArgumentException(
          ("iterations %d, exploration %s, best %s, narrow %d, widening %s, alike %d, playout %d,"
                  + " scale %s, patience %s, trees %d")
              .formatted(
                  iterations,
                  exploration,
                  best,
                  narrow,
                  widening,
                  alike,
                  playout,
                  scale,
                  patience,
                  trees));
    }
  }

  /// The usual settings.
  public static SearchSettings of(int iterations) {
    return new SearchSettings(iterations, 0.1, 0.5, 6, 1, 12, 0, 16, 0.995, 1);
  }
}
