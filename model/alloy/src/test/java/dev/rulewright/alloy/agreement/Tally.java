package dev.rulewright.alloy.agreement;

import dev.rulewright.missioncombat.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What was compared, and how it went. For one thread.
public final class Tally {

  /// More are counted and not kept.
  private static final int KEPT = 20;

  private long positions;
  private long steps;
  private long found;
  private final List<Disagreement> disagreements = new ArrayList<>();
  private final Set<Move> unnamed = new LinkedHashSet<>();

  void position() {
    positions++;
  }

  void step(Optional<Disagreement> disagreement) {
    steps++;
    disagreement.ifPresent(each -> {
      found++;
      if (disagreements.size() < KEPT) {
        disagreements.add(each);
      }
    });
  }

  void unnamed(Move move) {
    if (unnamed.size() < KEPT) {
      unnamed.add(move);
    }
  }

  /// The positions whose successors were all compared.
  public long positions() {
    return positions;
  }

  /// The steps compared, allowed and refused ones.
  public long steps() {
    return steps;
  }

  /// The steps about which the encodings disagree.
  public long found() {
    return found;
  }

  /// The first moves that Java lists and the twin has no word for.
  public Set<Move> unnamed() {
    return Collections.unmodifiableSet(unnamed);
  }

  /// The first disagreements.
  public List<Disagreement> disagreements() {
    return List.copyOf(disagreements);
  }
}
