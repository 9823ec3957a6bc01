package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Stage.Considering;
import dev.rulewright.missioncombat.Stage.DrawingSecond;
import dev.rulewright.missioncombat.Stage.Keeping;
import dev.rulewright.missioncombat.Stage.Over;
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

  /// The stages.
  ///
  /// @param mover the player on the move, who draws and keeps cards
  static Phrases<Stage> of(Names names, Faction mover) {
    Form<Card> card = Form.phrase("a card", Card::toString, word -> names.card(word, mover));
    return new Phrases<Stage>("a stage", "the stage")
        .with("seats", Stage.SEATING)
        .with("choice-of-faction", Stage.CHOOSING_FACTION)
        .with("setup", Stage.DRAWING_UNITS)
        .with("start-player", Stage.CHOOSING_START_PLAYER)
        .with("placement", Stage.PLACING)
        .with("turn", Stage.ACTING)
        .with("draw", Stage.DRAWING)
        .with("draw-first", Stage.DRAWING_FIRST)
        .with("draw-second", DrawingSecond.class, card, DrawingSecond::first, DrawingSecond::new)
        .with("consider", Considering.class, card, Considering::first, Considering::new)
        .with(
            "keep",
            Keeping.class,
            card.called("the first card drawn"),
            Keeping::first,
            card.called("the second card drawn"),
            Keeping::second,
            Keeping::new)
        .with("draw-offered", Stage.OFFERED)
        .with(
            "over",
            Over.class,
            over -> over.result().who() + " " + over.result().reason(),
            Stages::over);
  }

  private static Over over(Cursor words) {
    Word winner = words.next("marines, portalists or draw");
    boolean draw = winner.among(WINNERS, "a winner").equals("draw");
    List<Ending> endings =
        Arrays.stream(Ending.values()).filter(ending -> ending.isDraw() == draw).toList();
    Word reason =
        words.next(
            endings.stream()
                .map(Ending::toString)
                .collect(Collectors.joining(" or ", "the reason: ", "")));
    return new Over(
        reason
            .among(endings, "a reason")
            .result(draw ? List.of() : List.of(Names.FACTION.read(winner))));
  }
}
