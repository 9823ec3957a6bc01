package dev.rulewright.starquest.notation;

import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
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

  private static final String DRAW = "draw";
  private static final String NOBODY = "nobody";
  private static final String DONE = "done";
  private static final String FRESH = "fresh";
  private static final Form<Integer> LEFT = Form.number(1, 99, "the points left");
  private static final Form<Integer> STEPS = Form.number(0, 15, "the steps made");
  private static final Form<Stage.Origin> ORIGIN =
      Form.choice(List.of(Stage.Origin.values()), "where it comes from");

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
          "take " + names.material.aliens().get(kind) + " by " + team + ", then " + write(then);
      case Stage.Choosing _ -> "choose";
      case Stage.Bringing(int kind) -> "bring " + names.material.aliens().get(kind);
      case Stage.Shutting _ -> "shut";
      case Stage.Over(Result result) -> "over " + result.who() + " " + result.reason();
    };
  }

  private String fire(Stage.Firing fire) {
    Weapon weapon = names.material.weapons().get(fire.weapon());
    return switch (weapon.pattern()) {
      case SINGLE, BLAST -> weapon + " " + names.squares(fire.target());
      case LINE ->
          weapon + " " + names.squares(fire.target()) + " " + Direction.ALL.get(fire.direction());
      case SPLIT, NONE -> weapon.id();
    };
  }

  private String split(Stage.Splitting split) {
    return names.material.weapons().get(split.weapon())
        + " "
        + split.left()
        + (split.hit().isEmpty()
            ? ""
            : " hit " + names.squares(split.hit().stream().mapToInt(each -> each).toArray()));
  }

  private String place(Stage.Placing place) {
    String acted =
        place.activity() >= 0
            ? "steps " + Activity.steps(place.activity())
            : place.done() ? DONE : FRESH;
    return names.squares(place.square()) + " " + place.from() + " " + acted;
  }

  // ---- Reading ----

  Form<Stage> form() {
    return phrases().form(this::write);
  }

  private Phrases<Stage> phrases() {
    return new Phrases<Stage>("a stage", "the stage")
        .with("arm", _ -> new Stage.Arming())
        .with("draw", _ -> new Stage.Drawing())
        .with("turn", _ -> Stage.ACTING)
        .with("ask", words -> new Stage.Asking(square(words)))
        .with("fire", this::fire)
        .with("strike", words -> new Stage.Striking(square(words)))
        .with("split", this::split)
        .with("scan", this::scan)
        .with("place", this::place)
        .with("drop", this::drop)
        .with("take", this::take)
        .with("choose", _ -> new Stage.Choosing())
        .with("bring", words -> new Stage.Bringing(alien(words, "an alien")))
        .with("shut", _ -> new Stage.Shutting())
        .with("over", this::over);
  }

  private Stage scan(Cursor words) {
    Word board = words.next("the board");
    return new Stage.Scanning(board.number(1, names.material.board().boards(), "the board"));
  }

  private Stage drop(Cursor words) {
    int square = square(words);
    return new Stage.Dropping(square, chooser(words), then(words));
  }

  private Stage take(Cursor words) {
    int kind = alien(words, "the alien of the token");
    return new Stage.Taking(kind, chooser(words), then(words));
  }

  private int alien(Cursor words, String expected) {
    return names.material.aliens().indexOf(names.alien.next(words, expected));
  }

  private int square(Cursor words) {
    return names.index.next(words);
  }

  private Stage fire(Cursor words) {
    Weapon weapon = names.weapon.next(words);
    return switch (weapon.pattern()) {
      case SINGLE, BLAST -> new Stage.Firing(weapon.index(), square(words), 0);
      case LINE ->
          new Stage.Firing(weapon.index(), square(words), names.direction.next(words).ordinal());
      case SPLIT, NONE -> new Stage.Firing(weapon.index(), 0, 0);
    };
  }

  private Stage split(Cursor words) {
    Weapon weapon = names.weapon.next(words);
    int left = LEFT.next(words);
    if (!words.hasNext()) {
      return new Stage.Splitting(weapon.index(), left, List.of());
    }
    words.skip("hit");
    var hit = new ArrayList<Integer>(List.of(square(words)));
    hit.addAll(names.index.each(words));
    return new Stage.Splitting(weapon.index(), left, hit);
  }

  private Stage place(Cursor words) {
    int square = square(words);
    Stage.Origin from = ORIGIN.next(words, "blip or token");
    Word acted = words.next("fresh, done or steps");
    return switch (acted.text()) {
      case DONE -> new Stage.Placing(square, from, -1, true);
      case FRESH -> new Stage.Placing(square, from, -1, false);
      case "steps" -> new Stage.Placing(square, from, Activity.ofSteps(STEPS.next(words)), false);
      default -> throw acted.unknown(List.of(FRESH, DONE, "steps"), "what it has done");
    };
  }

  private Seat chooser(Cursor words) {
    words.skip("by");
    Word chooser = words.next("a player");
    int comma = chooser.text().indexOf(',');
    return names.seat.read(comma < 0 ? chooser : chooser.part(0, comma));
  }

  private Stage then(Cursor words) {
    words.skip("then");
    return phrases().read(words);
  }

  private Stage over(Cursor words) {
    Word winners = words.next("the winners, or " + DRAW);
    Word reason = words.next("the reason");
    List<Seat> won =
        winners.is(DRAW) || winners.is(NOBODY)
            ? List.of()
            : winners.pieces('+').stream().map(names.seat::read).toList();
    return Stage.Over.of(won, reason.among(Stage.Over.REASONS, "the end of a play"));
  }
}
