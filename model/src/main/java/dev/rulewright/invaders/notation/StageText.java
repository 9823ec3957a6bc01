package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import java.util.List;

/// What a position waits for, in words.
record StageText(Names names) {

  private static final List<String> KINDS =
      List.of(
          "main",
          "draw",
          "pay",
          "pay-rest",
          "discard",
          "turn",
          "turn-first",
          "drain",
          "attack",
          "destroy",
          "sacrifice",
          "hero-comes",
          "hero-placed",
          "over");
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

  Stage read(Word text) {
    var words = new Cursor(text);
    Stage stage = read(words);
    words.finish("the stage");
    return stage;
  }

  private Stage read(Cursor words) {
    Word kind = words.next("a stage: " + String.join(", ", KINDS));
    return switch (kind.text()) {
      case "main" -> Stage.MAIN;
      case "draw" -> new Stage.Drawing(number(words, 1));
      case "pay" -> new Stage.Paying(names.play(words), false);
      case "pay-rest" -> new Stage.Paying(names.play(words), true);
      case "discard" -> {
        int left = number(words, 1);
        yield new Stage.Discarding(names.play(words), left);
      }
      case "turn", "turn-first" -> {
        int left = number(words, 1);
        yield new Stage.Turning(names.play(words), left, kind.is("turn"));
      }
      case "drain" -> new Stage.Draining(number(words, 1), false);
      case "attack" -> new Stage.Draining(number(words, 1), true);
      case "destroy" ->
          new Stage.Destroying(
              names.card(words.next("a card")),
              words.next("a number").number(1, 2, "how many cards"));
      case "sacrifice" -> new Stage.Sacrificing();
      case "hero-comes" -> new Stage.HeroComing(succession(words));
      case "hero-placed" ->
          new Stage.HeroPlacing(names.hero(words.next("a hero")), succession(words));
      case "over" -> {
        Seat winner = names.seat(words.next("who has won"));
        yield Stage.Over.of(
            winner,
            words.next("how play ended").among(Stage.Over.REASONS, "a way in which play ends"));
      }
      default -> throw kind.unknown(KINDS, "a stage");
    };
  }

  private Stage.Succession succession(Cursor words) {
    Seat chooser = names.seat(words.next("who chooses its place"));
    int tokens = number(words, 0);
    words.skip("then");
    return new Stage.Succession(chooser, tokens, read(words));
  }

  private static int number(Cursor words, int least) {
    return words.next("a number").number(least, MOST, "how many");
  }
}
