package dev.rulewright.starquest.bruteforce;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// What comes of moves and throws. Every method changes the position that it is given.
final class Aftermath {

  private Aftermath() {}

  // ---- Acting ----

  static void activate(State state, Figure figure) {
    if (state.active != figure) {
      deactivate(state);
      state.active = figure;
    }
  }

  static void deactivate(State state) {
    if (state.active != null) {
      state.active.done = true;
    }
    forget(state);
  }

  private static void forget(State state) {
    state.active = null;
    state.steps = 0;
    state.fired = new TreeSet<>();
    state.strikes = 0;
    state.afterStep = false;
    state.crossing = false;
    state.refused = new TreeSet<>();
  }

  /// The active figure goes to a square, or crosses it.
  static void enter(State state, Figure figure, Spot to, boolean stops) {
    if (!stops && !state.crossing) {
      state.lastFree = figure.at;
    }
    state.crossing = !stops;
    figure.at = to;
    state.steps++;
    int board = state.ground.board(to);
    if (figure.isMarine()
        && board > 0
        && !state.scanned.contains(board)
        && !state.waiting.contains(board)) {
      state.waiting.add(board);
    }
  }

  static void remove(State state, Figure figure) {
    state.figures.remove(figure);
    if (state.active == figure) {
      forget(state);
    }
  }

  static void attacked(State state) {
    state.afterStep |= state.steps > 0;
  }

  // ---- Harm ----

  static void shoot(State state, Figure figure, int points) {
    if (points > figure.sheet.armour()) {
      hurt(state, figure, points - figure.sheet.armour());
    }
  }

  static void hurt(State state, Figure figure, int lost) {
    figure.life -= lost;
    if (figure.life <= 0) {
      remove(state, figure);
    }
    if (figure.life <= 1 && figure.isLarge()) {
      figure.weapons.removeAll(Sheet.HEAVY);
      if (state.pending != null
          && state.pending.what().equals("drop")
          && state.pending.at().equals(figure.at)) {
        state.pending = state.pending.then();
      }
    } else if (figure.life == 2
        && figure.isLarge()
        && figure.weapons.stream().filter(Sheet.HEAVY::contains).count() == 2) {
      state.pending =
          new State.Pending(
              "drop", figure.at, "", figure.at, 0, Set.of(), -1, false, state.pending);
    }
  }

  static void missile(State state, Spot target, int lower, int higher) {
    Ground ground = state.ground;
    List<Spot> around =
        Spot.WAYS.stream()
            .map(target::plus)
            .filter(spot ->
                ground.exists(spot)
                    && ground.areJoined(target, spot, state.open)
                    && ground.dock(spot) == 0)
            .toList();
    for (Figure figure : List.copyOf(state.figures)) {
      if (!figure.blip) {
        if (figure.covers(target) && ground.dock(target) == 0) {
          shoot(state, figure, lower + higher);
        } else if (figure.squares().stream().anyMatch(around::contains)) {
          shoot(state, figure, higher);
        }
      }
    }
  }

  static void plasma(State state, Spot start, Spot way, int total) {
    var line = new ArrayList<Spot>();
    Spot at = start;
    while (state.ground.exists(at.plus(way))
        && state.ground.areJoined(at, at.plus(way), state.open)) {
      at = at.plus(way);
      line.add(at);
    }
    line.removeIf(spot -> state.ground.dock(spot) > 0);
    for (Figure figure : List.copyOf(state.figures)) {
      if (figure != state.active
          && !figure.blip
          && figure.squares().stream().anyMatch(line::contains)) {
        shoot(state, figure, total);
      }
    }
  }

  // ---- Afterwards ----

  /// What follows by itself, in order.
  static State settled(State state) {
    boolean arming = state.pending != null && state.pending.what().equals("arm");
    if (!arming && state.figures.stream().noneMatch(Figure::isMarine)) {
      state.pending = State.Pending.of("over", new Spot(0, 0));
    }
    if (state.pending != null
        && state.pending.what().equals("split")
        && splitTargets(state, state.pending).isEmpty()) {
      state.pending = null;
    }
    if (state.pending == null) {
      reveal(state);
    }
    if (state.pending != null) {
      return state;
    }
    if (state.active != null && state.crossing && Acting.of(state).steps().isEmpty()) {
      state.active.at = state.lastFree;
      state.crossing = false;
    }
    if (state.active != null && Acting.of(state).isDone()) {
      deactivate(state);
    }
    while (state.active == null && !state.waiting.isEmpty() && state.pending == null) {
      int board = state.waiting.removeFirst();
      state.scanned.add(board);
      scan(state, board);
    }
    return state;
  }

  /// Whom points of a cannon may go to.
  static List<Figure> splitTargets(State state, State.Pending split) {
    return Acting.of(state).targets().stream()
        .filter(
            figure -> figure.sheet.armour() < split.points() && !split.hit().contains(figure.at))
        .toList();
  }

  private static void reveal(State state) {
    List<Figure> seen =
        state.figures.stream()
            .filter(figure -> figure.blip && state.isSeen(figure.at))
            .sorted(Comparator.comparing(figure -> figure.at))
            .toList();
    Figure large = null;
    for (Figure blip : seen) {
      if (blip.sheet.id().equals("dreadnought")) {
        large = blip;
      } else if (state.supply(blip.sheet.id()) > 0) {
        blip.blip = false;
        blip.weapons.addAll(blip.sheet.weapons());
      } else {
        remove(state, blip);
      }
    }
    revealLarge(state, large);
  }

  private static void revealLarge(State state, @Nullable Figure blip) {
    if (blip == null) {
      return;
    }
    int steps = blip == state.active ? state.steps : -1;
    remove(state, blip);
    if (state.supply("dreadnought") > 0 && !state.bases(blip.at, false).isEmpty()) {
      state.pending =
          new State.Pending("place", blip.at, "blip", blip.at, 0, Set.of(), steps, blip.done, null);
    }
  }

  /// Blips are placed on a board as long as any can be.
  static void scan(State state, int board) {
    state.pending =
        state.blips.isEmpty() || hiddenSquares(state, board).isEmpty()
            ? null
            : new State.Pending(
                "scan", new Spot(0, 0), "", new Spot(0, 0), board, Set.of(), -1, false, null);
  }

  static List<Spot> hiddenSquares(State state, int board) {
    return state.ground.squares().stream()
        .filter(
            spot -> state.ground.board(spot) == board && state.isFree(spot) && !state.isSeen(spot))
        .toList();
  }

  // ---- Turns ----

  static void endTurn(State state) {
    deactivate(state);
    state.figures.forEach(figure -> figure.done = false);
    state.lastRound |= state.mover == 0 && state.events.isEmpty();
    for (int team = state.mover + 1; team <= state.teams; team++) {
      int number = team;
      if (state.figures.stream().anyMatch(figure -> figure.owner == number)) {
        beginTurn(state, team);
        return;
      }
    }
    if (state.lastRound) {
      state.pending = State.Pending.of("over", new Spot(0, 0));
      return;
    }
    beginTurn(state, 0);
    if (!state.events.isEmpty()) {
      state.pending = State.Pending.of("draw", new Spot(0, 0));
    }
  }

  static void beginTurn(State state, int mover) {
    state.mover = mover;
    state.played = 0;
    state.forced = false;
  }
}
