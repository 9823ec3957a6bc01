package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.material.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Who is active and what it has done, as text: `c5, steps 2, fired laser-rifle, crossing from c4,
/// refused d3 e3`.
record ActivityText(Names names) {

  private static final String STEPS = "steps";
  private static final String FIRED = "fired";
  private static final String STRIKES = "strikes";
  private static final String AFTER_STEP = "attacked-after-step";
  private static final String CROSSING = "crossing";
  private static final String REFUSED = "refused";
  private static final List<String> PARTS =
      List.of(STEPS, FIRED, STRIKES, AFTER_STEP, CROSSING, REFUSED);
  private static final int MOST_STEPS = 15;
  private static final int MOST_STRIKES = 3;

  /// What was read.
  ///
  /// @param word where it stands
  /// @param square where the active piece stands
  /// @param refused the squares that were refused to it
  record Found(Word word, int square, int activity, List<Integer> refused) {

    /// Whether nothing is said of what it has done.
    boolean isSquareOnly() {
      return activity == Activity.NONE && refused.isEmpty();
    }
  }

  /// What a position says.
  static Optional<Found> of(Position position) {
    return position.hasActive()
        ? Optional.of(
            new Found(
                Names.NOWHERE,
                Piece.square(position.active()),
                position.activity(),
                IntStream.of(position.refused()).boxed().toList()))
        : Optional.empty();
  }

  String write(Found found) {
    int activity = found.activity();
    var parts = new ArrayList<String>();
    parts.add(names.squares(found.square()));
    if (Activity.steps(activity) > 0) {
      parts.add(STEPS + " " + Activity.steps(activity));
    }
    var fired = new ArrayList<String>(List.of(FIRED));
    for (Weapon weapon : names.material.weapons()) {
      if ((Activity.fired(activity) & weapon.bit()) != 0) {
        fired.add(weapon.id());
      }
    }
    if ((Activity.fired(activity) & Weapon.AGAIN) != 0) {
      // A marine has one weapon; of a Dreadnought's only a heavy one is there twice.
      fired.add(fired.getLast());
    }
    if (fired.size() > 1) {
      parts.add(String.join(" ", fired));
    }
    if (Activity.strikes(activity) > 0) {
      parts.add(STRIKES + " " + Activity.strikes(activity));
    }
    if (Activity.attackedAfterStep(activity)) {
      parts.add(AFTER_STEP);
    }
    if (Activity.isCrossing(activity)) {
      parts.add(CROSSING + " from " + names.squares(Activity.lastFree(activity)));
    }
    if (!found.refused().isEmpty()) {
      int[] refused = found.refused().stream().mapToInt(square -> square).toArray();
      parts.add(REFUSED + " " + names.squares(refused));
    }
    return String.join(", ", parts);
  }

  Found read(Word value) {
    List<Word> parts = value.pieces(',');
    int square = names.index.read(parts.getFirst());
    int steps = 0;
    int strikes = 0;
    boolean afterStep = false;
    int lastFree = -1;
    var fired = new ArrayList<Weapon>();
    var refused = new ArrayList<Integer>();
    for (Word part : parts.subList(1, parts.size())) {
      var words = new Cursor(part);
      Word name = words.next("what it has done");
      switch (name.text()) {
        case STEPS -> steps = number(words, MOST_STEPS);
        case STRIKES -> strikes = number(words, MOST_STRIKES);
        case AFTER_STEP -> afterStep = true;
        case FIRED -> fired.addAll(names.weapon.each(words));
        case CROSSING -> {
          words.skip("from");
          lastFree = names.index.next(words);
        }
        case REFUSED -> refused.addAll(names.index.each(words));
        default -> throw name.unknown(PARTS, "what it has done");
      }
      words.finish("this part");
    }
    return new Found(value, square, activity(steps, fired, strikes, afterStep, lastFree), refused);
  }

  private static int number(Cursor words, int most) {
    return words.next("a number").number(1, most, "the number");
  }

  private static int activity(
      int steps, List<Weapon> fired, int strikes, boolean afterStep, int lastFree) {
    int activity = afterStep ? Activity.ofSteps(steps) : Activity.NONE;
    for (Weapon weapon : fired) {
      activity = Activity.fired(activity, weapon.index());
    }
    for (int strike = 0; strike < strikes; strike++) {
      activity = Activity.struck(activity);
    }
    for (int step = Activity.steps(activity); step < steps; step++) {
      activity = Activity.stepped(activity);
    }
    return lastFree < 0 ? activity : Activity.crossing(activity - 1, lastFree);
  }
}
