package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// The text form of stages.
final class Stages {

  /// What [Result#who] says.
  static final List<String> WINNERS = List.of("marines", "portalists", "draw");

  private static final List<String> NAMES =
      List.of(
          ("seats choice-of-faction setup start-player placement turn draw draw-first draw-second"
                  + " consider keep draw-offered over")
              .split(" "));

  private Stages() {}

  static String write(Stage stage) {
    return switch (stage) {
      case Stage.Seating _ -> "seats";
      case Stage.ChoosingFaction _ -> "choice-of-faction";
      case Stage.DrawingUnits _ -> "setup";
      case Stage.ChoosingStartPlayer _ -> "start-player";
      case Stage.Placing _ -> "placement";
      case Stage.Acting _ -> "turn";
      case Stage.Drawing _ -> "draw";
      case Stage.DrawingFirst _ -> "draw-first";
      case Stage.DrawingSecond(Card first) -> "draw-second " + first;
      case Stage.Considering(Card first) -> "consider " + first;
      case Stage.Keeping(Card first, Card second) -> "keep " + first + " " + second;
      case Stage.Offered _ -> "draw-offered";
      case Stage.Over(Result result) -> "over " + result.who() + " " + result.reason();
    };
  }

  /// Reads a stage.
  ///
  /// @param mover the player on the move, who draws and keeps cards
  static Stage read(Word text, Faction mover, Names names) {
    var words = new Cursor(text);
    Word name = words.next("a stage: " + String.join(", ", NAMES));
    Stage stage =
        switch (name.text()) {
          case "seats" -> Stage.SEATING;
          case "choice-of-faction" -> Stage.CHOOSING_FACTION;
          case "setup" -> Stage.DRAWING_UNITS;
          case "start-player" -> Stage.CHOOSING_START_PLAYER;
          case "placement" -> Stage.PLACING;
          case "turn" -> Stage.ACTING;
          case "draw" -> Stage.DRAWING;
          case "draw-first" -> Stage.DRAWING_FIRST;
          case "draw-second" -> new Stage.DrawingSecond(names.card(words.next("a card"), mover));
          case "consider" -> new Stage.Considering(names.card(words.next("a card"), mover));
          case "keep" ->
              new Stage.Keeping(
                  names.card(words.next("the first card drawn"), mover),
                  names.card(words.next("the second card drawn"), mover));
          case "draw-offered" -> Stage.OFFERED;
          case "over" -> over(words);
          default -> throw name.unknown(NAMES, "a stage");
        };
    words.finish("the stage");
    return stage;
  }

  private static Stage over(Cursor words) {
    Word winner = words.next("marines, portalists or draw");
    boolean draw = winner.among(WINNERS, "a winner").equals("draw");
    List<Ending> endings =
        Arrays.stream(Ending.values()).filter(ending -> ending.isDraw() == draw).toList();
    Word reason =
        words.next(
            endings.stream()
                .map(Ending::toString)
                .collect(Collectors.joining(" or ", "the reason: ", "")));
    return new Stage.Over(
        reason
            .among(endings, "a reason")
            .result(draw ? List.of() : List.of(Names.faction(winner))));
  }
}
