package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.divergence.ListedFamily;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.ArrayList;
import java.util.List;

/// Starts before the first turn: the opening of each game, and small set-ups.
record SetUps(Material material, Palette palette) {

  /// The opening, which two readings may see differently.
  static ListedFamily<Position> opening(TwoReadings<Position, Move> readings) {
    var openings = new Pair<>(readings.a().opening(), readings.b().opening());
    return new ListedFamily<>("the opening", 0, List.of(openings));
  }

  /// Set-ups of one kind of card for each faction: the Marines about to draw their last unit, the
  /// start player about to be determined, and each player about to place the last unit.
  ListedFamily<Position> small(int longest) {
    var starts = new ArrayList<Pair<Position>>();
    for (Card marine : palette.marines()) {
      for (Card portalist : palette.portalists()) {
        starts.addAll(of(marine, portalist));
      }
    }
    return new ListedFamily<>("a set-up of one kind of unit each", longest, starts);
  }

  private List<Pair<Position>> of(Card marine, Card portalist) {
    int all = material.numbers().startingUnits();
    Side drawing = side(Faction.MARINES, marine, all - 1, 1);
    Side drawn = side(Faction.PORTALISTS, portalist, all - 1, 1);
    Side marines = side(Faction.MARINES, marine, 1, 0);
    Side portalists = side(Faction.PORTALISTS, portalist, 1, 0);
    return List.of(
        start(Stage.DRAWING_UNITS, Faction.MARINES, drawing, drawn),
        start(Stage.CHOOSING_START_PLAYER, Faction.PORTALISTS, marines, portalists),
        start(Stage.PLACING, Faction.MARINES, marines, portalists),
        start(Stage.PLACING, Faction.PORTALISTS, marines, portalists));
  }

  private Side side(Faction faction, Card card, int inHand, int inDeck) {
    Pile<Card> none = Pile.empty(material.cards(faction));
    return Side.of(List.of(), of(none, card, inHand), of(none, card, inDeck), none);
  }

  private static Pile<Card> of(Pile<Card> pile, Card card, int copies) {
    Pile<Card> result = pile;
    for (int i = 0; i < copies; i++) {
      result = result.plus(card);
    }
    return result;
  }

  private static Pair<Position> start(Stage stage, Faction mover, Side marines, Side portalists) {
    return Pair.same(
        new Position(stage, 0, mover, 0, marines, portalists, null, Memory.NONE, null));
  }
}
