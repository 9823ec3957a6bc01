package dev.rulewright.starquest.bruteforce;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// What the active figure of a position may do.
record Acting(State state, Figure figure) {

  static Acting of(State state) {
    return new Acting(state, requireNonNull(state.active));
  }

  private Ground ground() {
    return state.ground;
  }

  // ---- Steps ----

  List<Spot> steps() {
    var found = new ArrayList<Spot>();
    if (state.steps >= figure.most() || state.afterStep) {
      return found;
    }
    for (Spot way : figure.isLarge() ? Spot.WAYS.subList(0, 4) : Spot.WAYS) {
      Spot to = figure.at.plus(way);
      int left = figure.most() - state.steps - 1;
      if (mayReach(figure.at, to) && (mayStop(figure.at, to) || mayCross(to, left))) {
        found.add(to);
      }
    }
    return found;
  }

  /// Whether no wall, no entry area of others and, for a base, no marine is in the way.
  private boolean mayReach(Spot from, Spot to) {
    if (figure.isLarge()) {
      return state.fits(to)
          && from.base().stream()
              .noneMatch(spot ->
                  !from.base().contains(front(spot, from, to))
                      && ground().isClosed(spot, front(spot, from, to), state.open))
          && to.base().stream()
              .noneMatch(
                  spot -> state.figures.stream().anyMatch(f -> f.isMarine() && f.covers(spot)));
    }
    return ground().exists(to)
        && ground().areJoined(from, to, state.open)
        && (ground().dock(to) == 0 || ground().dock(to) == figure.owner);
  }

  private static Spot front(Spot spot, Spot from, Spot to) {
    return new Spot(spot.x() + to.x() - from.x(), spot.y() + to.y() - from.y());
  }

  boolean mayStop(Spot from, Spot to) {
    return figure.isLarge()
        ? state.isBase(to, figure)
        : isHome(from, to) || state.on(to, figure) == null;
  }

  /// Whether a step leads from a board to the entry area.
  boolean isHome(Spot from, Spot to) {
    return ground().dock(to) > 0 && ground().dock(from) == 0;
  }

  private boolean mayCross(Spot to, int left) {
    return (isOwn(to) || !state.refused.contains(to)) && hasWayOut(to, left);
  }

  /// Whether everybody on a square belongs to the own side, so that nobody is asked.
  boolean isOwn(Spot to) {
    return figure.isLarge()
        || state.figures.stream()
            .filter(other -> other != figure && other.covers(to))
            .allMatch(other -> other.owner == figure.owner);
  }

  private boolean hasWayOut(Spot from, int steps) {
    Set<Spot> edge = Set.of(from);
    for (int step = 0; step < steps; step++) {
      var next = new TreeSet<Spot>();
      for (Spot at : edge) {
        for (Spot way : figure.isLarge() ? Spot.WAYS.subList(0, 4) : Spot.WAYS) {
          Spot to = at.plus(way);
          if (mayReach(at, to)) {
            if (mayStop(at, to)) {
              return true;
            }
            if (isOwn(to)) {
              next.add(to);
            }
          }
        }
      }
      edge = next;
    }
    return false;
  }

  // ---- Doors ----

  Set<String> doors() {
    var found = new TreeSet<String>();
    if (state.steps > 0 && !state.afterStep) {
      for (Spot spot : figure.squares()) {
        for (Spot way : Spot.WAYS.subList(0, 4)) {
          found.add(ground().door(spot, spot.plus(way)));
        }
      }
    }
    found.remove("");
    found.removeAll(state.open);
    return found;
  }

  // ---- Attacks ----

  boolean mayFire(String weapon) {
    return figure.isLarge()
        ? state.strikes == 0 && !state.fired.contains(weapon) && !hasSteppedAfterAttack()
        : !figure.blip && !state.hasAttacked();
  }

  boolean mayStrike() {
    return !figure.blip && !state.hasAttacked();
  }

  private boolean hasSteppedAfterAttack() {
    return state.hasAttacked() && !state.afterStep && state.steps > 0;
  }

  private boolean isEnemy(Figure other) {
    return !other.blip && other.isMarine() != figure.isMarine() && ground().dock(other.at) == 0;
  }

  List<Figure> targets() {
    return state.figures.stream()
        .filter(other ->
            isEnemy(other) && other.squares().stream().anyMatch(to -> sees(to, other.squares())))
        .toList();
  }

  /// Whether the figure sees a square past all others but those on some squares.
  boolean sees(Spot to, List<Spot> target) {
    return figure.squares().stream()
        .anyMatch(from ->
            ground()
                .sees(
                    from,
                    to,
                    state.open,
                    spot ->
                        !target.contains(spot)
                            && state.figures.stream()
                                .anyMatch(other ->
                                    other != figure && !other.blip && other.covers(spot))));
  }

  List<Figure> neighbours() {
    return state.figures.stream()
        .filter(other -> isEnemy(other) && other.squares().stream().anyMatch(this::isBeside))
        .toList();
  }

  private boolean isBeside(Spot spot) {
    return Spot.WAYS.subList(0, 4).stream()
        .anyMatch(way ->
            figure.covers(spot.plus(way)) && !ground().isClosed(spot, spot.plus(way), state.open));
  }

  // ---- Enough ----

  boolean isDone() {
    boolean spent =
        figure.blip
            || (figure.isLarge()
                ? state.strikes > 0
                    || hasSteppedAfterAttack()
                    || (state.hasAttacked() && state.fired.containsAll(figure.weapons))
                : state.hasAttacked());
    return !state.crossing
        && spent
        && doors().isEmpty()
        && (state.afterStep || state.steps >= figure.most());
  }
}
