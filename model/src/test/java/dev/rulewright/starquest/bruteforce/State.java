package dev.rulewright.starquest.bruteforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// A position, changed in place; whoever tries something makes a copy first.
final class State {

  /// What has to be decided or thrown before anything else.
  ///
  /// @param what `arm`, `draw`, `ask`, `fire`, `strike`, `split`, `scan`, `place`, `drop`, `over`
  /// @param at the square that it is about
  /// @param points left, or the number of a board
  /// @param hit the squares that points went to
  /// @param acted of a Dreadnought that is placed: its steps, or -1 if it is not active
  /// @param then what is pending afterwards
  record Pending(
      String what,
      Spot at,
      String weapon,
      Spot way,
      int points,
      Set<Spot> hit,
      int acted,
      boolean done,
      @Nullable Pending then) {

    static Pending of(String what, Spot at) {
      return new Pending(what, at, "", at, 0, Set.of(), -1, false, null);
    }
  }

  final Ground ground;
  final int teams;
  final List<Figure> figures = new ArrayList<>();
  @Nullable Figure active;
  int steps;
  Set<String> fired = new TreeSet<>();
  int strikes;
  boolean afterStep;
  boolean crossing;
  Spot lastFree = new Spot(0, 0);
  Set<Spot> refused = new TreeSet<>();
  final Map<String, Integer> blips = new TreeMap<>();
  final Map<String, Integer> tokens = new TreeMap<>();
  final Map<String, Integer> events = new TreeMap<>();
  final Set<String> open = new TreeSet<>();
  final Set<Integer> scanned = new TreeSet<>();
  final List<Integer> waiting = new ArrayList<>();
  int mover = 1;
  boolean lastRound;
  int played;
  boolean forced;
  @Nullable Pending pending;

  State(Ground ground, int teams) {
    this.ground = ground;
    this.teams = teams;
  }

  State copy() {
    var copy = new State(ground, teams);
    for (Figure figure : figures) {
      Figure twin = figure.copy();
      copy.figures.add(twin);
      copy.active = figure == active ? twin : copy.active;
    }
    copy.steps = steps;
    copy.fired.addAll(fired);
    copy.strikes = strikes;
    copy.afterStep = afterStep;
    copy.crossing = crossing;
    copy.lastFree = lastFree;
    copy.refused.addAll(refused);
    copy.blips.putAll(blips);
    copy.tokens.putAll(tokens);
    copy.events.putAll(events);
    copy.open.addAll(open);
    copy.scanned.addAll(scanned);
    copy.waiting.addAll(waiting);
    copy.mover = mover;
    copy.lastRound = lastRound;
    copy.played = played;
    copy.forced = forced;
    copy.pending = pending;
    return copy;
  }

  boolean hasAttacked() {
    return !fired.isEmpty() || strikes > 0;
  }

  /// The figure on a square, other than one.
  @Nullable Figure on(Spot spot, @Nullable Figure but) {
    return figures.stream()
        .filter(figure -> figure != but && figure.covers(spot))
        .findFirst()
        .orElse(null);
  }

  boolean isFree(Spot spot) {
    return on(spot, null) == null;
  }

  /// Whether a marine sees a square past nobody, or stands on it.
  boolean isSeen(Spot spot) {
    return figures.stream()
        .anyMatch(figure -> figure.isMarine() && ground.sees(figure.at, spot, open, _ -> false));
  }

  /// The figures of an alien kind that do not stand on the board.
  int supply(String kind) {
    return Sheet.of(kind).count()
        - (int)
            figures.stream()
                .filter(figure -> !figure.blip && figure.sheet.id().equals(kind))
                .count();
  }

  /// Whether a Dreadnought may stop on a base: on boards, free, nothing closed and no doorway
  /// inside.
  ///
  /// @param but is not in the way
  boolean isBase(Spot base, @Nullable Figure but) {
    return fits(base)
        && base.base().stream().allMatch(spot -> on(spot, but) == null)
        && insideEdges(base).stream()
            .noneMatch(edge -> ground.isDoorway(edge.getFirst(), edge.getLast()));
  }

  /// Whether a base lies on squares of boards with nothing closed inside.
  boolean fits(Spot base) {
    return base.base().stream().allMatch(spot -> ground.exists(spot) && ground.dock(spot) == 0)
        && insideEdges(base).stream()
            .noneMatch(edge -> ground.isClosed(edge.getFirst(), edge.getLast(), open));
  }

  private static List<List<Spot>> insideEdges(Spot base) {
    List<Spot> four = base.base();
    return List.of(
        List.of(four.get(0), four.get(1)),
        List.of(four.get(2), four.get(3)),
        List.of(four.get(0), four.get(2)),
        List.of(four.get(1), four.get(3)));
  }

  /// The bases for a Dreadnought that has to cover a square.
  List<Spot> bases(Spot covered, boolean unseen) {
    var found = new ArrayList<Spot>();
    for (int i = 3; i >= 0; i--) {
      Spot base = new Spot(covered.x() - i % 2, covered.y() - i / 2);
      boolean kept = crossing && active != null && base.base().contains(lastFree);
      if (isBase(base, null) && !kept && !(unseen && base.base().stream().anyMatch(this::isSeen))) {
        found.add(base);
      }
    }
    return found;
  }
}
