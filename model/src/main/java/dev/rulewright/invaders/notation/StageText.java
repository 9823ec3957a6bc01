package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;

/// What a position waits for, in words.
record StageText(Names names) {

  private static final int MOST = 999;

  String write(Stage stage) {
    return switch (stage) {
      case Stage.Main _ -> "main";
      case Stage.Drawing(int left) -> "draw " + left;
      case Stage.Paying(var play, boolean drained) -> (drained ? "pay-rest " : "pay ") + text(play);
      case Stage.Discarding(var play, int left) -> "discard %d %s".formatted(left, text(play));
      case Stage.Turning(var play, int left, boolean discarded) ->
          "%s %d %s".formatted(discarded ? "turn" : "turn-first", left, text(play));
      case Stage.Draining(int left, boolean attack) -> (attack ? "attack " : "drain ") + left;
      case Stage.Destroying(var card, int most) -> "destroy %s %d".formatted(card, most);
      case Stage.Sacrificing _ -> "sacrifice";
      case Stage.HeroComing(var succession) -> "hero-comes " + text(succession);
      case Stage.HeroPlacing(var hero, var succession) ->
          "hero-placed %s %s".formatted(hero, text(succession));
      case Stage.Entering(var play) -> "enter " + text(play);
      case Stage.Over over ->
          "over %s %s".formatted(over.result().winners().getFirst().id(), over.result().reason());
    };
  }

  private static String text(Move.Play play) {
    return play.toString().substring("play ".length());
  }

  private String text(Stage.Succession succession) {
    return "%s %d then %s"
        .formatted(succession.chooser(), succession.tokens(), write(succession.then()));
  }

  Form<Stage> form() {
    return phrases().form(this::write);
  }

  private Phrases<Stage> phrases() {
    return new Phrases<Stage>("a stage", "the stage")
        .with("main", _ -> Stage.MAIN)
        .with("draw", words -> new Stage.Drawing(number(words, 1)))
        .with("pay", words -> new Stage.Paying(names.play(words), false))
        .with("pay-rest", words -> new Stage.Paying(names.play(words), true))
        .with("discard", this::discarding)
        .with("turn", words -> turning(words, true))
        .with("turn-first", words -> turning(words, false))
        .with("drain", words -> new Stage.Draining(number(words, 1), false))
        .with("attack", words -> new Stage.Draining(number(words, 1), true))
        .with(
            "destroy",
            words ->
                new Stage.Destroying(
                    names.card(words.next("a card")),
                    words.next("a number").number(1, 2, "how many cards")))
        .with("sacrifice", _ -> new Stage.Sacrificing())
        .with("hero-comes", words -> new Stage.HeroComing(succession(words)))
        .with(
            "hero-placed",
            words -> new Stage.HeroPlacing(names.hero(words.next("a hero")), succession(words)))
        .with("enter", words -> new Stage.Entering(names.play(words)))
        .with("over", StageText::over);
  }

  private Stage discarding(Cursor words) {
    int left = number(words, 1);
    return new Stage.Discarding(names.play(words), left);
  }

  private Stage turning(Cursor words, boolean discarded) {
    int left = number(words, 1);
    return new Stage.Turning(names.play(words), left, discarded);
  }

  private static Stage over(Cursor words) {
    Seat winner = Names.SEAT.read(words.next("who has won"));
    return Stage.Over.of(
        winner, words.next("how play ended").among(Stage.Over.REASONS, "a way in which play ends"));
  }

  private Stage.Succession succession(Cursor words) {
    Seat chooser = Names.SEAT.read(words.next("who chooses its place"));
    int tokens = number(words, 0);
    words.skip("then");
    return new Stage.Succession(chooser, tokens, phrases().read(words));
  }

  private static int number(Cursor words, int least) {
    return words.next("a number").number(least, MOST, "how many");
  }
}
