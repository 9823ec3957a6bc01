package dev.rulewright.kernel;

import java.util.List;

/// The outcomes of chance, each with its weight; the probability of an outcome is its weight
/// divided by [#totalWeight].
///
/// @param <M> the moves of the game
public interface Outcomes<M> extends Moves<M> {

  /// A few moves, or outcomes that are equally likely, all made at once.
  static <M> Outcomes<M> of(List<M> all) {
    return new Listed<>(List.copyOf(all));
  }

  /// See [#of].
  record Listed<M>(List<M> all) implements Outcomes<M> {

    @Override
    public long size() {
      return all.size();
    }

    @Override
    public M get(long index) {
      return all.get(Math.toIntExact(index));
    }

    @Override
    public long weight(long index) {
      return 1;
    }
  }

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
