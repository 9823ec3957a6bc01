package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.Game;
import dev.rulewright.simulator.batch.Batch;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/// An arm that is ready to be played: set up once, and handed on to whoever plays it or tells of
/// it.
///
/// @param setup what is set
/// @param rules the rules, with every move that they allow
/// @param batch the games
/// @param identity what they rest on besides arm and seed, by name: the version, digests of the
///   data and of the code, the values that are played with
public record Prepared<P, M>(
    Setup<P, M> setup, Game<P, M> rules, Batch<P, M> batch, SortedMap<String, String> identity) {

  public Prepared {
    identity = Collections.unmodifiableSortedMap(new TreeMap<>(identity));
  }
}
