package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.notation.Entry;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Written;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What lies where: the slots of the table in the order in which they are declared, behind the
/// stage of play.
final class Layout {

  /// The index of the number that says which stage of play a position waits for.
  static final int STAGE = 0;

  /// Keys that scenarios of every game know.
  private static final List<String> TAKEN = List.of("stage", "winner", "ended-by", "moves");

  private final List<Slot> slots = new ArrayList<>();
  private final List<Stage> stages = new ArrayList<>();
  private final Map<Things<?>, Supply<?>> supplies = new LinkedHashMap<>();
  private int width = 1;
  private @Nullable Notation<Position, Move> notation;

  /// Adds a slot.
  ///
  /// @param make makes it, from the index of its first number
  <S extends Slot> S add(Function<Integer, S> make) {
    S slot = make.apply(width);
    if (TAKEN.contains(slot.key())
        || slots.stream().anyMatch(each -> each.key().equals(slot.key()))) {
      throw Setup.mistake("the name %s is taken".formatted(slot.key()));
    }
    slots.add(slot);
    width += slot.width();
    return slot;
  }

  void add(Stage stage) {
    if (stages.stream().anyMatch(each -> each.toString().equals(stage.toString()))) {
      throw Setup.mistake("there are two stages called " + stage);
    }
    stages.add(stage);
  }

  @SuppressWarnings("unchecked") // what is made of things is of their type
  <V> Supply<V> supply(Things<V> things) {
    return (Supply<V>) supplies.computeIfAbsent(things, Supply::new);
  }

  List<Slot> slots() {
    return slots;
  }

  Stage stage(Position position) {
    return stages.get(position.values[STAGE]);
  }

  List<Stage> stages() {
    return stages;
  }

  /// Makes sure that what may lie face down can be turned up.
  void refuseUncounted() {
    supplies.values().stream()
        .filter(supply -> !supply.isCounted())
        .flatMap(supply -> supply.piles.stream())
        .filter(Pile::isHidden)
        .findFirst()
        .ifPresent(pile -> {
          throw Setup.mistake(
              "%s may lie face down: expected a pile of the same things that holds all before play"
                  .formatted(pile.key()));
        });
  }

  /// The position before play: the first stage, and every slot as it is laid.
  Position opening() {
    int[] values = new int[width];
    slots.forEach(slot -> slot.lay(values));
    return new Position(this, values);
  }

  /// What a player may know of a position.
  Position observed(Position position, Player player) {
    int[] values = position.values.clone();
    for (Slot slot : slots) {
      slot.hide(position, values, player);
    }
    var seen = new Position(this, values);
    return seen.equals(position) ? position : seen;
  }

  /// A position in which what lies face down is turned up by chance.
  Position turnedUp(Position seen, LongUnaryOperator below) {
    int[] values = seen.values.clone();
    supplies.values().stream()
        .filter(Supply::isCounted)
        .forEach(supply -> supply.turnUp(values, below));
    return new Position(this, values);
  }

  /// A position that rules can be asked about: where things lie face down, they are turned up in
  /// one way that depends on nothing but what is seen.
  Position whole(Position position) {
    return faceDown(position) == 0 ? position : turnedUp(position, _ -> 0);
  }

  /// How many things lie face down.
  int faceDown(Position seen) {
    int down = 0;
    for (Supply<?> supply : supplies.values()) {
      for (Pile<?> pile : supply.piles) {
        down += seen.values[pile.faceDown()];
      }
    }
    return down;
  }

  // ---- As text ----

  /// How each field is written and read: the stage, then the slots.
  List<Entry<Position, ?>> entries() {
    var all = new ArrayList<Entry<Position, ?>>();
    all.add(stageEntry());
    slots.forEach(slot -> all.add(slot.entry()));
    return all;
  }

  private Entry<Position, Stage> stageEntry() {
    return Entry.of("stage", Form.choice(stages, "a stage"), this::stage, usual());
  }

  /// The stage that is not written: the first in which a player decides.
  private Stage usual() {
    return stages.stream()
        .filter(stage -> stage.decider() instanceof Stage.Decider.By)
        .findFirst()
        .orElse(stages.getFirst());
  }

  /// The position that somebody wrote down.
  ///
  /// @throws dev.rulewright.kernel.BadInput if a value makes no sense, or there are more things
  ///   than there are
  Position read(Written<Position> written) {
    int[] values = new int[width];
    values[STAGE] = written.of(stageEntry()).index();
    slots.forEach(slot -> slot.take(written, values));
    refuseExcess(values, written.start());
    return new Position(this, values);
  }

  private void refuseExcess(int[] values, Word start) {
    supplies.values().stream()
        .filter(Supply::isCounted)
        .forEach(supply -> supply.refuseExcess(values, start));
  }

  /// Says how positions are written.
  void writtenBy(Notation<Position, Move> other) {
    notation = other;
  }

  /// A position in one line.
  String text(Position position) {
    return Objects.requireNonNull(notation).fields(position).stream()
        .map(field -> field.key() + ": " + field.value())
        .collect(Collectors.joining("; "));
  }
}
