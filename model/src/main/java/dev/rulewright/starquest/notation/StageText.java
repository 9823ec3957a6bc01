package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.material.Weapon;
import java.util.ArrayList;
import java.util.List;

/// What a position waits for, as text.
record StageText(Names names) {

  private static final List<String> NAMES =
      List.of(
          "arm",
          "draw",
          "turn",
          "ask SQUARE",
          "fire WEAPON",
          "strike SQUARE",
          "split WEAPON POINTS",
          "scan BOARD",
          "place SQUARE blip",
          "drop SQUARE",
          "take ALIEN",
          "choose",
          "bring ALIEN",
          "shut",
          "over WINNER REASON");

  private static final String DRAW = "draw";
  private static final String NOBODY = "nobody";
  private static final String DONE = "done";
  private static final String FRESH = "fresh";
  private static final int MOST_POINTS = 99;
  private static final int MOST_STEPS = 15;

  // ---- Writing ----

  String write(Stage stage) {
    return switch (stage) {
      case Stage.Arming _ -> "arm";
      case Stage.Drawing _ -> "draw";
      case Stage.Acting _ -> "turn";
      case Stage.Asking(int square) -> "ask " + names.squares(square);
      case Stage.Firing fire -> "fire " + fire(fire);
      case Stage.Striking(int target) -> "strike " + names.squares(target);
      case Stage.Splitting split -> "split " + split(split);
      case Stage.Scanning(int board) -> "scan " + board;
      case Stage.Placing place -> "place " + place(place);
      case Stage.Dropping(int square, Seat chooser, Stage then) ->
          "drop " + names.squares(square) + " by " + chooser + ", then " + write(then);
      case Stage.Taking(int kind, Seat team, Stage then) ->
          "take " + names.material().aliens().get(kind) + " by " + team + ", then " + write(then);
      case Stage.Choosing _ -> "choose";
      case Stage.Bringing(int kind) -> "bring " + names.material().aliens().get(kind);
      case Stage.Shutting _ -> "shut";
      case Stage.Over(Result result) -> "over " + result.who() + " " + result.reason();
    };
  }

  private String fire(Stage.Firing fire) {
    Weapon weapon = names.material().weapons().get(fire.weapon());
    return switch (weapon.pattern()) {
      case SINGLE, BLAST -> weapon + " " + names.squares(fire.target());
      case LINE ->
          weapon + " " + names.squares(fire.target()) + " " + Direction.ALL.get(fire.direction());
      case SPLIT, NONE -> weapon.id();
    };
  }

  private String split(Stage.Splitting split) {
    return names.material().weapons().get(split.weapon())
        + " "
        + split.left()
        + (split.hit().isEmpty()
            ? ""
            : " hit " + names.squares(split.hit().stream().mapToInt(each -> each).toArray()));
  }

  private String place(Stage.Placing place) {
    String which =
        switch (place.from()) {
          case BLIP -> "blip";
          case TOKEN -> "token";
        };
    String acted =
        place.activity() >= 0
            ? "steps " + Activity.steps(place.activity())
            : place.done() ? DONE : FRESH;
    return names.squares(place.square()) + " " + which + " " + acted;
  }

  // ---- Reading ----

  Stage read(Word text) {
    var words = new Cursor(text);
    Stage stage = read(words);
    words.finish("the stage");
    return stage;
  }

  private Stage read(Cursor words) {
    Word name = words.next("a stage: " + String.join(", ", NAMES));
    return switch (name.text()) {
      case "arm" -> new Stage.Arming();
      case "draw" -> new Stage.Drawing();
      case "turn" -> Stage.ACTING;
      case "ask" -> new Stage.Asking(square(words));
      case "fire" -> fire(words);
      case "strike" -> new Stage.Striking(square(words));
      case "split" -> split(words);
      case "scan" ->
          new Stage.Scanning(
              words.next("the board").number(1, names.material().board().boards(), "the board"));
      case "place" -> place(words);
      case "drop" -> {
        int square = square(words);
        yield new Stage.Dropping(square, chooser(words), then(words));
      }
      case "take" -> {
        int kind =
            names.material().aliens().indexOf(names.alien(words.next("the alien of the token")));
        yield new Stage.Taking(kind, chooser(words), then(words));
      }
      case "choose" -> new Stage.Choosing();
      case "bring" ->
          new Stage.Bringing(
              names.material().aliens().indexOf(names.alien(words.next("an alien"))));
      case "shut" -> new Stage.Shutting();
      case "over" -> over(words);
      default -> throw name.at().unknown("a stage", name.text(), NAMES);
    };
  }

  private int square(Cursor words) {
    return names.index(words.next("a square"));
  }

  private Stage fire(Cursor words) {
    Weapon weapon = names.weapon(words.next("a weapon"));
    return switch (weapon.pattern()) {
      case SINGLE, BLAST -> new Stage.Firing(weapon.index(), square(words), 0);
      case LINE ->
          new Stage.Firing(
              weapon.index(), square(words), names.direction(words.next("a direction")).ordinal());
      case SPLIT, NONE -> new Stage.Firing(weapon.index(), 0, 0);
    };
  }

  private Stage split(Cursor words) {
    Weapon weapon = names.weapon(words.next("a weapon"));
    int left = words.next("the points left").number(1, MOST_POINTS, "the points left");
    var hit = new ArrayList<Integer>();
    if (words.hasNext()) {
      words.skip("hit");
      do {
        hit.add(square(words));
      } while (words.hasNext());
    }
    return new Stage.Splitting(weapon.index(), left, hit);
  }

  private Stage place(Cursor words) {
    int square = square(words);
    Word which = words.next("blip or token");
    Stage.Origin from =
        Names.one(which, "where it comes from", List.of(Stage.Origin.values()), StageText::name);
    Word acted = words.next("fresh, done or steps");
    return switch (acted.text()) {
      case DONE -> new Stage.Placing(square, from, -1, true);
      case FRESH -> new Stage.Placing(square, from, -1, false);
      case "steps" ->
          new Stage.Placing(
              square,
              from,
              Activity.ofSteps(
                  words.next("the steps made").number(0, MOST_STEPS, "the steps made")),
              false);
      default ->
          throw acted.at().unknown("what it has done", acted.text(), List.of(FRESH, DONE, "steps"));
    };
  }

  private static String name(Stage.Origin origin) {
    return switch (origin) {
      case BLIP -> "blip";
      case TOKEN -> "token";
    };
  }

  private Seat chooser(Cursor words) {
    words.skip("by");
    Word chooser = words.next("a player");
    int comma = chooser.text().indexOf(',');
    return names.seat(comma < 0 ? chooser : chooser.part(0, comma));
  }

  private Stage then(Cursor words) {
    words.skip("then");
    return read(words);
  }

  private Stage over(Cursor words) {
    Word winners = words.next("the winners, or " + DRAW);
    Word reason = words.next("the reason");
    List<Seat> won =
        winners.is(DRAW) || winners.is(NOBODY)
            ? List.of()
            : winners.pieces('+').stream().map(names::seat).toList();
    return Stage.Over.of(won, reason.among(Stage.Over.REASONS, "the end of a play"));
  }
}
