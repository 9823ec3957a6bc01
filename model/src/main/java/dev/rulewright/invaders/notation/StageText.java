package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;

/// What a position waits for, in words.
record StageText(Names names) {

  private static final Form<Integer> LEFT = Form.number(1, 999, "how many");
  private static final Form<Integer> TOKENS = Form.number(0, 999, "how many");
  private static final Form<Integer> MOST_CARDS = Form.number(1, 2, "how many cards");
  private static final Form<String> REASON =
      Form.choice(Stage.Over.REASONS, "a way in which play ends");

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
        .with("draw", words -> new Stage.Drawing(left(words)))
        .with("pay", words -> new Stage.Paying(names.play(words), false))
        .with("pay-rest", words -> new Stage.Paying(names.play(words), true))
        .with("discard", this::discarding)
        .with("turn", words -> turning(words, true))
        .with("turn-first", words -> turning(words, false))
        .with("drain", words -> new Stage.Draining(left(words), false))
        .with("attack", words -> new Stage.Draining(left(words), true))
        .with("destroy", this::destroying)
        .with("sacrifice", _ -> new Stage.Sacrificing())
        .with("hero-comes", words -> new Stage.HeroComing(succession(words)))
        .with(
            "hero-placed",
            words -> new Stage.HeroPlacing(names.hero.next(words), succession(words)))
        .with("enter", words -> new Stage.Entering(names.play(words)))
        .with("over", StageText::over);
  }

  private Stage discarding(Cursor words) {
    int left = left(words);
    return new Stage.Discarding(names.play(words), left);
  }

  private Stage turning(Cursor words, boolean discarded) {
    int left = left(words);
    return new Stage.Turning(names.play(words), left, discarded);
  }

  private Stage destroying(Cursor words) {
    return new Stage.Destroying(names.card.next(words), MOST_CARDS.next(words, "a number"));
  }

  private static Stage over(Cursor words) {
    Seat winner = Names.SEAT.next(words, "who has won");
    return Stage.Over.of(winner, REASON.next(words, "how play ended"));
  }

  private Stage.Succession succession(Cursor words) {
    Seat chooser = Names.SEAT.next(words, "who chooses its place");
    int tokens = TOKENS.next(words, "a number");
    words.skip("then");
    return new Stage.Succession(chooser, tokens, phrases().read(words));
  }

  private static int left(Cursor words) {
    return LEFT.next(words, "a number");
  }
}
