package dev.rulewright.spark;

import dev.rulewright.simulator.batch.GameRecord;
import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What came of a chunk.
///
/// **A game that fails is a result, not a failed task**: it would fail on every executor, and Spark
/// would try it on four of them before it gave up on the games before it, too.
///
/// @param games the games in the order of their numbers, up to one that failed
/// @param failure why the next game has no record; null if all have one
record Played(List<GameRecord> games, @Nullable String failure) implements Serializable {}
