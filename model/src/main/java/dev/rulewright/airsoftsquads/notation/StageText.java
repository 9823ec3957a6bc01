package dev.rulewright.airsoftsquads.notation;

import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.Stage.Attacher;
import dev.rulewright.airsoftsquads.Stage.Over;
import dev.rulewright.airsoftsquads.Stage.Task;
import dev.rulewright.airsoftsquads.Stage.Window;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.List;

/// What a position waits for, as text:
///
/// ```
/// deploy PLAYER | deal | turn | strategy first|second|third [played]
/// combat [PLAYER] [passed] | acted PLAYER POSITION | bonus PLAYER POSITION
/// attack PLAYER FROM TARGET attacker|defender|attacker-again|die [N]|violation [hit]
/// perform PLAYER then STAGE | draw PLAYER then STAGE | draw-item PLAYER then STAGE
/// equip PLAYER CARD then STAGE
/// support [PLAYER] [TASK]          a task of the SUPPORT PHASE, from `cards` to `end`
/// over PLAYER|draw REASON
/// ```
///
/// @param position what else is given, which says whose TURN it is
record StageText(Names names, Position position) {

  static final String DRAW = "draw";

  private static final Form<Seat> PLAYER = Form.choice(List.of(Seat.values()), "a player");
  private static final Form<Window> WINDOW = Form.choice(List.of(Window.values()), "a window");
  private static final Form<Task> TASK = Form.choice(List.of(Task.values()), "a task");
  private static final Form<Attacher> ATTACHER =
      Form.choice(List.of(Attacher.values()), "a window");
  private static final Form<String> REASON = Form.choice(Over.REASONS, "a way to end");

  static String write(Stage stage) {
    return switch (stage) {
      case Stage.Deploying(Seat player) -> "deploy " + player;
      case Stage.Dealing _ -> "deal";
      case Stage.Beginning _ -> "turn";
      case Stage.Drawing(Seat player, Stage then) -> "draw " + player + then(then);
      case Stage.Strategy(Seat _, Window window, boolean played) ->
          "strategy " + window + (played ? " played" : "");
      case Stage.Alternating(Seat player) -> "combat " + player;
      case Stage.Acting(Seat player, boolean passed) ->
          "combat " + player + (passed ? " passed" : "");
      case Stage.Acted(Seat player, int at) -> "acted " + player + " " + at;
      case Stage.Bonus(Seat player, int at) -> "bonus " + player + " " + at;
      case Stage.Attaching(Stage.Attack attack, Attacher who) -> write(attack) + who;
      case Stage.Rolling(Stage.Attack attack, int die) ->
          write(attack) + "die" + (die == 0 ? "" : " " + die);
      case Stage.Violating(Stage.Attack attack, boolean hit) ->
          write(attack) + "violation" + (hit ? " hit" : "");
      case Stage.Performing(Seat player, Stage then) -> "perform " + player + then(then);
      case Stage.DrawingItem(Seat player, Stage then) -> "draw-item " + player + then(then);
      case Stage.Equipping(Seat player, var item, Stage then) ->
          "equip " + player + " " + item + then(then);
      case Stage.Supporting(Task task, Seat player) -> "support " + player + " " + task;
      case Stage.Choosing(Task task, Seat player) -> "support " + player + " " + task;
      case Stage.Over(Result result) -> "over " + result.who() + " " + result.reason();
    };
  }

  private static String then(Stage stage) {
    return " then " + write(stage);
  }

  private static String write(Stage.Attack attack) {
    return "attack %s %d %d ".formatted(attack.player(), attack.from(), attack.target());
  }

  Phrases<Stage> phrases() {
    Form<Integer> at = names.position;
    return new Phrases<Stage>("a stage", "the stage")
        .with("deploy", words -> new Stage.Deploying(PLAYER.next(words)))
        .with("deal", _ -> new Stage.Dealing())
        .with("turn", _ -> new Stage.Beginning())
        .with("draw", words -> new Stage.Drawing(PLAYER.next(words), then(words)))
        .with("strategy", words -> strategy(WINDOW.next(words), words.has("played")))
        .with("combat", this::combat)
        .with("acted", words -> new Stage.Acted(PLAYER.next(words), at.next(words)))
        .with("bonus", words -> new Stage.Bonus(PLAYER.next(words), at.next(words)))
        .with("attack", this::attack)
        .with("perform", words -> new Stage.Performing(PLAYER.next(words), then(words)))
        .with("draw-item", words -> new Stage.DrawingItem(PLAYER.next(words), then(words)))
        .with("equip", this::equip)
        .with("support", this::support)
        .with("over", StageText::over);
  }

  private Stage equip(Cursor words) {
    return new Stage.Equipping(PLAYER.next(words), names.card.next(words), then(words));
  }

  private Stage combat(Cursor words) {
    Seat player = playerOrMover(words);
    return words.has("passed") ? new Stage.Acting(player, true) : new Stage.Alternating(player);
  }

  private Stage support(Cursor words) {
    Seat player = playerOrMover(words);
    return Stage.Supporting.of(words.hasNext() ? TASK.next(words) : Task.CARDS, player);
  }

  private Seat playerOrMover(Cursor words) {
    return words.hasNext() ? PLAYER.next(words) : position.mover();
  }

  private Stage strategy(Window window, boolean played) {
    Seat mover = position.mover();
    return new Stage.Strategy(window == Window.SECOND ? mover.other() : mover, window, played);
  }

  private Stage attack(Cursor words) {
    Form<Integer> at = names.position;
    var attack = new Stage.Attack(PLAYER.next(words), at.next(words), at.next(words));
    Word what = words.next("what is waited for");
    if (!position.side(attack.player()).at(attack.from()).isStanding()) {
      throw what.because("nobody stands there to attack");
    }
    return switch (what.text()) {
      case "die" ->
          new Stage.Rolling(attack, words.hasNext() ? Names.DIE.next(words, "a number") : 0);
      case "violation" -> new Stage.Violating(attack, words.has("hit"));
      default -> new Stage.Attaching(attack, ATTACHER.read(what));
    };
  }

  private static Stage over(Cursor words) {
    Word who = words.next("who has won");
    List<Seat> winners = who.is(DRAW) ? List.of() : List.of(PLAYER.read(who));
    return Over.of(winners, REASON.next(words));
  }

  private Stage then(Cursor words) {
    words.skip("then");
    return phrases().read(words);
  }
}
