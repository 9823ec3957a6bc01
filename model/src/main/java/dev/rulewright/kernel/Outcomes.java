package dev.rulewright.kernel;

/// The outcomes of chance, each with its weight; the probability of an outcome is its weight
/// divided by [#totalWeight].
///
/// @param <M> the moves of the game
public interface Outcomes<M> extends Moves<M> {

  /// The weight of the outcome at an index; at least 1.
  long weight(long index);

  /// The sum of all weights.
  default long totalWeight() {
    long total = 0;
    for (long i = 0; i < size(); i++) {
      total += weight(i);
    }
    return total;
  }

  /// The outcome that a ticket draws, when tickets are dealt out to the outcomes in order, as many
  /// to each as its weight.
  ///
  /// @param ticket from 0 to [#totalWeight] - 1
  /// @throws IndexOutOfBoundsException for any other ticket
  default M drawn(long ticket) {
    long left = ticket;
    for (long i = 0; i < size() && left >= 0; i++) {
      if (left < weight(i)) {
        return get(i);
      }
      left -= weight(i);
    }
    throw new IndexOutOfBoundsException("ticket " + ticket + " of " + totalWeight() + " tickets");
  }
}
