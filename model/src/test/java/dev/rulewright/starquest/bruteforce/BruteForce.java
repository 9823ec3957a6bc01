package dev.rulewright.starquest.bruteforce;

import static java.util.Objects.requireNonNull;

import dev.rulewright.starquest.bruteforce.State.Pending;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Lists moves and outcomes by name, with the positions that they lead to.
final class BruteForce {

  /// The moves of a position, or what chance may bring.
  static SortedMap<String, Supplier<State>> next(State state) {
    var moves = new TreeMap<String, Supplier<State>>();
    Pending pending = state.pending;
    if (pending == null) {
      listTurn(state, moves);
      return moves;
    }
    switch (pending.what()) {
      case "arm" -> listArms(state, moves);
      case "draw" -> listEvents(state, moves);
      case "ask" -> listAnswers(state, pending, moves);
      case "fire" -> listThrows(state, pending, moves);
      case "strike" -> listTotals(state, pending, moves);
      case "split" -> listHits(state, pending, moves);
      case "scan" -> listBlips(state, pending, moves);
      case "place" -> listBases(state, pending, moves);
      case "drop" -> listDrops(state, pending, moves);
      default -> {}
    }
    return moves;
  }

  static boolean isChance(State state) {
    return state.pending != null
        && List.of("draw", "fire", "strike").contains(state.pending.what());
  }

  /// Leaves at a depth: chance takes none, and a finished play has none.
  static long perft(State state, int depth) {
    Map<String, Supplier<State>> next = next(state);
    if (depth == 1 && !isChance(state)) {
      return next.size();
    }
    long leaves = 0;
    for (Supplier<State> each : next.values()) {
      leaves += perft(each.get(), isChance(state) ? depth : depth - 1);
    }
    return leaves;
  }

  /// A move: what it does to a copy of the position.
  private static void put(
      Map<String, Supplier<State>> moves, String name, State state, Consumer<State> change) {
    moves.put(
        name,
        () -> {
          State copy = state.copy();
          change.accept(copy);
          return Aftermath.settled(copy);
        });
  }

  // ---- A turn ----

  private static void listTurn(State state, Map<String, Supplier<State>> moves) {
    if (state.active != null) {
      listFigure(state, moves);
    }
    if (state.crossing) {
      return;
    }
    if (state.active != null && !state.waiting.isEmpty()) {
      put(moves, "stop", state, Aftermath::deactivate);
      return;
    }
    for (int i = 0; i < state.figures.size() && state.played == 0; i++) {
      Figure figure = state.figures.get(i);
      if (figure.owner == state.mover && !figure.done && figure != state.active) {
        State acting = state.copy();
        Aftermath.activate(acting, acting.figures.get(i));
        listFigure(acting, moves);
      }
    }
    var tokens = new TreeMap<String, Supplier<State>>();
    boolean empty = state.figures.stream().allMatch(Figure::isMarine);
    boolean forced = state.forced || (state.played == 0 && empty);
    if (state.mover == 0 && state.played < 6) {
      state.tokens.keySet().forEach(kind -> listToken(state, kind, forced, tokens));
    }
    moves.putAll(tokens);
    if (!forced || tokens.isEmpty()) {
      put(moves, "end-turn", state, Aftermath::endTurn);
    }
  }

  private static void listToken(
      State state, String kind, boolean forced, Map<String, Supplier<State>> moves) {
    boolean large = kind.equals("dreadnought");
    for (Spot spot : state.ground.squares()) {
      if (state.ground.square(spot) == 'R'
          && state.supply(kind) > 0
          && state.isFree(spot)
          && !state.isSeen(spot)
          && !(large && state.bases(spot, true).isEmpty())) {
        put(
            moves,
            "reinforce " + kind + " " + spot,
            state,
            copy -> {
              Aftermath.deactivate(copy);
              takeOne(copy.tokens, kind);
              copy.played++;
              copy.forced = forced;
              if (large) {
                copy.pending =
                    new Pending("place", spot, "token", spot, 0, Set.of(), -1, true, null);
              } else {
                var figure = new Figure(0, kind, false, spot, Sheet.of(kind).weapons());
                figure.done = true;
                copy.figures.add(figure);
              }
            });
      }
    }
  }

  private static void takeOne(Map<String, Integer> from, String kind) {
    from.merge(kind, -1, Integer::sum);
    from.remove(kind, 0);
  }

  // ---- The active figure ----

  private static void listFigure(State state, Map<String, Supplier<State>> moves) {
    Acting acting = Acting.of(state);
    Figure figure = acting.figure();
    for (Spot to : acting.steps()) {
      put(moves, "step " + figure.at + " " + to, state, copy -> step(copy, to));
    }
    if (state.crossing) {
      return;
    }
    for (String door : acting.doors()) {
      put(moves, "open " + figure.at + " " + door, state, copy -> copy.open.add(door));
    }
    for (String weapon : figure.weapons) {
      if (acting.mayFire(weapon)) {
        listFire(acting, weapon, moves);
      }
    }
    if (acting.mayStrike()) {
      for (Figure other : acting.neighbours()) {
        put(
            moves,
            "strike " + figure.at + " " + other.at,
            state,
            copy -> {
              copy.strikes++;
              Aftermath.attacked(copy);
              copy.pending = Pending.of("strike", other.at);
            });
      }
    }
  }

  private static void step(State state, Spot to) {
    Acting acting = Acting.of(state);
    Figure figure = acting.figure();
    if (acting.isHome(figure.at, to)) {
      Aftermath.remove(state, figure);
    } else if (acting.mayStop(figure.at, to) || acting.isOwn(to)) {
      Aftermath.enter(state, figure, to, acting.mayStop(figure.at, to));
    } else {
      state.pending = Pending.of("ask", to);
    }
  }

  private static void listFire(Acting acting, String weapon, Map<String, Supplier<State>> moves) {
    State state = acting.state();
    Figure figure = acting.figure();
    String fire = "fire " + figure.at + " " + weapon;
    BiConsumer<String, Pending> add =
        (name, pending) ->
            put(
                moves,
                name,
                state,
                copy -> {
                  copy.fired.add(weapon);
                  Aftermath.attacked(copy);
                  copy.pending = pending;
                });
    switch (weapon) {
      case "sword-and-glove" -> {}
      case "assault-cannon" -> {
        if (!acting.targets().isEmpty()) {
          add.accept(fire, fire(weapon, figure.at, figure.at));
        }
      }
      case "missile-launcher" -> {
        for (Spot to : state.ground.squares()) {
          if (!figure.covers(to) && acting.sees(to, List.of(to))) {
            add.accept(fire + " " + to, fire(weapon, to, to));
          }
        }
      }
      case "plasma-gun" -> {
        for (Spot start : figure.squares()) {
          for (Spot way : Spot.WAYS) {
            Spot first = start.plus(way);
            if (state.ground.exists(first)
                && !figure.covers(first)
                && state.ground.areJoined(start, first, state.open)) {
              String from = start.equals(figure.at) ? "" : " " + start;
              add.accept(fire + from + " " + way.way(), fire(weapon, start, way));
            }
          }
        }
      }
      default -> {
        for (Figure target : acting.targets()) {
          add.accept(fire + " " + target.at, fire(weapon, target.at, target.at));
        }
      }
    }
  }

  private static Pending fire(String weapon, Spot at, Spot way) {
    return new Pending("fire", at, weapon, way, 0, Set.of(), -1, false, null);
  }

  // ---- Throws ----

  private static void listThrows(State state, Pending fire, Map<String, Supplier<State>> moves) {
    if (fire.weapon().equals("missile-launcher")) {
      for (int higher = 0; higher <= 3; higher++) {
        for (int lower = 0; lower <= higher; lower++) {
          int one = lower;
          int other = higher;
          put(
              moves,
              "dice " + lower + " " + higher,
              state,
              copy -> {
                copy.pending = null;
                Aftermath.missile(copy, fire.at(), one, other);
              });
        }
      }
      return;
    }
    for (int points = 0; points <= Sheet.fire(fire.weapon()); points++) {
      int total = points;
      put(moves, "total " + total, state, copy -> fired(copy, fire, total));
    }
  }

  private static void fired(State state, Pending fire, int total) {
    state.pending = null;
    switch (fire.weapon()) {
      case "assault-cannon" -> state.pending = split(total, Set.of());
      case "plasma-gun" -> Aftermath.plasma(state, fire.at(), fire.way(), total);
      default -> Aftermath.shoot(state, requireNonNull(state.on(fire.at(), state.active)), total);
    }
  }

  private static Pending split(int left, Set<Spot> hit) {
    Spot none = new Spot(0, 0);
    return new Pending("split", none, "", none, left, hit, -1, false, null);
  }

  private static void listTotals(State state, Pending strike, Map<String, Supplier<State>> moves) {
    Figure attacker = requireNonNull(state.active);
    Figure defender = requireNonNull(state.on(strike.at(), attacker));
    for (int a = 0; a <= Sheet.highest(attacker.close()); a++) {
      for (int d = 0; d <= Sheet.highest(defender.close()); d++) {
        int own = a;
        int others = d;
        put(
            moves,
            "totals " + a + " " + d,
            state,
            copy -> {
              copy.pending = null;
              Figure loser =
                  own < others
                      ? requireNonNull(copy.active)
                      : requireNonNull(copy.on(strike.at(), copy.active));
              if (own != others) {
                Aftermath.hurt(copy, loser, Math.abs(own - others));
              }
            });
      }
    }
  }

  private static void listEvents(State state, Map<String, Supplier<State>> moves) {
    for (String card : state.events.keySet()) {
      put(
          moves,
          "event " + card,
          state,
          copy -> {
            takeOne(copy.events, card);
            copy.pending = null;
          });
    }
  }

  // ---- Decisions ----

  private static void listArms(State state, Map<String, Supplier<State>> moves) {
    for (String set : Sheet.of("commander").weapons()) {
      for (int choice = 1; choice < 8; choice++) {
        var heavy = new ArrayList<String>();
        for (int i = 0; i < 3; i++) {
          if ((choice >> i & 1) != 0) {
            heavy.add(Sheet.HEAVY.get(i));
          }
        }
        put(
            moves,
            "arm " + set + " " + String.join(" ", heavy),
            state,
            copy -> arm(copy, set, heavy));
      }
    }
  }

  private static void arm(State state, String set, List<String> heavy) {
    List<Spot> dock = state.ground.dockOf(state.mover);
    for (int i = 0; i < 5; i++) {
      boolean heavily = i > 0 && i <= heavy.size();
      String kind = i == 0 ? "commander" : heavily ? "heavy-marine" : "marine";
      String weapon = i == 0 ? set : heavily ? heavy.get(i - 1) : "laser-rifle";
      state.figures.add(new Figure(state.mover, kind, false, dock.get(i), List.of(weapon)));
    }
    if (state.mover == state.teams) {
      state.pending = null;
    }
    state.mover = state.mover % state.teams + 1;
  }

  private static void listAnswers(State state, Pending ask, Map<String, Supplier<State>> moves) {
    put(
        moves,
        "allow",
        state,
        copy -> {
          copy.pending = null;
          Aftermath.enter(copy, requireNonNull(copy.active), ask.at(), false);
        });
    put(
        moves,
        "refuse",
        state,
        copy -> {
          copy.pending = null;
          copy.refused.add(ask.at());
        });
  }

  private static void listHits(State state, Pending split, Map<String, Supplier<State>> moves) {
    for (Figure target : Aftermath.splitTargets(state, split)) {
      int armour = target.sheet.armour();
      for (int n = armour + 1; n <= Math.min(split.points(), armour + target.life); n++) {
        int points = n;
        put(
            moves,
            "hit " + target.at + " " + n,
            state,
            copy -> {
              var hit = new TreeSet<>(split.hit());
              if (points - armour < target.life) {
                hit.add(target.at);
              }
              copy.pending = split(split.points() - points, hit);
              Aftermath.shoot(copy, requireNonNull(copy.on(target.at, copy.active)), points);
            });
      }
    }
    put(moves, "end-fire", state, copy -> copy.pending = null);
  }

  private static void listBlips(State state, Pending scan, Map<String, Supplier<State>> moves) {
    for (String face : state.blips.keySet()) {
      for (Spot spot : Aftermath.hiddenSquares(state, scan.points())) {
        put(
            moves,
            "blip " + face + " " + spot,
            state,
            copy -> {
              takeOne(copy.blips, face);
              copy.figures.add(new Figure(0, face, true, spot, List.of()));
              Aftermath.scan(copy, scan.points());
            });
      }
    }
    if (state.scanned.size() < state.ground.boards()) {
      put(moves, "end-scan", state, copy -> copy.pending = null);
    }
  }

  private static void listBases(State state, Pending place, Map<String, Supplier<State>> moves) {
    for (Spot base : state.bases(place.at(), place.weapon().equals("token"))) {
      for (String missing : Sheet.HEAVY) {
        var heavy = new ArrayList<>(Sheet.HEAVY);
        heavy.remove(missing);
        put(
            moves,
            "dreadnought " + base + " " + String.join("+", heavy),
            state,
            copy -> {
              var figure = new Figure(0, "dreadnought", false, base, List.of("laser-rifle"));
              figure.weapons.addAll(heavy);
              figure.done = place.done();
              copy.figures.add(figure);
              copy.pending = null;
              if (place.acted() >= 0) {
                copy.active = figure;
                copy.steps = place.acted();
              }
            });
      }
    }
  }

  private static void listDrops(State state, Pending drop, Map<String, Supplier<State>> moves) {
    for (String weapon : requireNonNull(state.on(drop.at(), null)).weapons) {
      if (Sheet.HEAVY.contains(weapon)) {
        put(
            moves,
            "drop " + weapon,
            state,
            copy -> {
              requireNonNull(copy.on(drop.at(), null)).weapons.remove(weapon);
              copy.pending = drop.then();
            });
      }
    }
  }

  private BruteForce() {}
}
