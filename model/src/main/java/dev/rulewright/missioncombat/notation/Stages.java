package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
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
  private static final List<String> WINNERS = List.of("marines", "portalists", "draw");

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

  /// The stages as they are read.
  ///
  /// @param mover the player on the move, who draws and keeps cards
  static Phrases<Stage> of(Names names, Faction mover) {
    Form<Card> card = names.card(mover);
    return new Phrases<Stage>("a stage", "the stage")
        .with("seats", _ -> Stage.SEATING)
        .with("choice-of-faction", _ -> Stage.CHOOSING_FACTION)
        .with("setup", _ -> Stage.DRAWING_UNITS)
        .with("start-player", _ -> Stage.CHOOSING_START_PLAYER)
        .with("placement", _ -> Stage.PLACING)
        .with("turn", _ -> Stage.ACTING)
        .with("draw", _ -> Stage.DRAWING)
        .with("draw-first", _ -> Stage.DRAWING_FIRST)
        .with("draw-second", words -> new Stage.DrawingSecond(card.next(words)))
        .with("consider", words -> new Stage.Considering(card.next(words)))
        .with(
            "keep",
            words ->
                new Stage.Keeping(
                    card.next(words, "the first card drawn"),
                    card.next(words, "the second card drawn")))
        .with("draw-offered", _ -> Stage.OFFERED)
        .with("over", Stages::over);
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
            .result(draw ? List.of() : List.of(Names.FACTION.read(winner))));
  }
}
