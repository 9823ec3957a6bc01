package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;

/// The text form of stages.
final class Stages {

  private static final String DRAW = "draw";
  private static final List<String> NAMES =
      List.of(
          "seats",
          "choice-of-faction",
          "setup",
          "start-player",
          "placement",
          "turn",
          DRAW,
          "draw-first",
          "draw-second",
          "consider",
          "keep",
          "draw-offered",
          "over");

  private Stages() {}

  /// Whether nobody has had a turn yet.
  static boolean isSetUp(Stage stage) {
    return switch (stage) {
      case Stage.Seating _,
          Stage.ChoosingFaction _,
          Stage.DrawingUnits _,
          Stage.ChoosingStartPlayer _,
          Stage.Placing _ ->
          true;
      case Stage.Acting _,
          Stage.Drawing _,
          Stage.DrawingFirst _,
          Stage.DrawingSecond _,
          Stage.Considering _,
          Stage.Keeping _,
          Stage.Offered _,
          Stage.Over _ ->
          false;
    };
  }

  /// The cards that have been drawn and are in no pile yet.
  static List<Card> drawnCards(Stage stage) {
    return switch (stage) {
      case Stage.DrawingSecond(Card first) -> List.of(first);
      case Stage.Considering(Card first) -> List.of(first);
      case Stage.Keeping(Card first, Card second) -> List.of(first, second);
      case Stage.Seating _,
          Stage.ChoosingFaction _,
          Stage.DrawingUnits _,
          Stage.ChoosingStartPlayer _,
          Stage.Placing _,
          Stage.Acting _,
          Stage.Drawing _,
          Stage.DrawingFirst _,
          Stage.Offered _,
          Stage.Over _ ->
          List.of();
    };
  }

  static String write(Stage stage) {
    return switch (stage) {
      case Stage.Seating _ -> "seats";
      case Stage.ChoosingFaction _ -> "choice-of-faction";
      case Stage.DrawingUnits _ -> "setup";
      case Stage.ChoosingStartPlayer _ -> "start-player";
      case Stage.Placing _ -> "placement";
      case Stage.Acting _ -> "turn";
      case Stage.Drawing _ -> DRAW;
      case Stage.DrawingFirst _ -> "draw-first";
      case Stage.DrawingSecond(Card first) -> "draw-second " + first;
      case Stage.Considering(Card first) -> "consider " + first;
      case Stage.Keeping(Card first, Card second) -> "keep " + first + " " + second;
      case Stage.Offered _ -> "draw-offered";
      case Stage.Over(Result result) -> "over " + winner(result) + " " + result.reason();
    };
  }

  /// The winner's name, or `draw`.
  static String winner(Result result) {
    return result.isDraw() ? DRAW : result.winners().getFirst().id();
  }

  /// The names that [#winner] gives.
  static List<String> winners() {
    return List.of(Faction.MARINES.id(), Faction.PORTALISTS.id(), DRAW);
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
          case DRAW -> Stage.DRAWING;
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
    List<Faction> winners = winner.is(DRAW) ? List.of() : List.of(winner(winner));
    Word reason =
        words.next("the reason: " + String.join(" or ", Endings.names(winners.isEmpty())));
    return new Stage.Over(Endings.read(reason, winners.isEmpty()).result(winners));
  }

  private static Faction winner(Word word) {
    if (!winners().contains(word.text())) {
      throw word.unknown(winners(), "a winner");
    }
    return Names.faction(word);
  }
}
