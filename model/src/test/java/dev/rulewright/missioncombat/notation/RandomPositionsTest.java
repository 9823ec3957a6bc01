package dev.rulewright.missioncombat.notation;

import static dev.rulewright.missioncombat.notation.Texts.NOTATION;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Positions that play would seldom bring: crowded, worn and with odd decks.
final class RandomPositionsTest {

  private static final Material MATERIAL = Material.standard();
  private static final MissionCombat GAME = MissionCombat.standard();
  private static final int POSITIONS = 2000;

  @Test
  void positionsBuiltAtRandomAreReadAsTheyWereWritten() {
    for (int seed = 1; seed <= POSITIONS; seed++) {
      Position position = new Builder(new Random(seed)).position();
      String text = NOTATION.write(position);
      assertThat(Texts.position(text)).as("seed %d:%n%s", seed, text).isEqualTo(position);
      assertThat(Pictured.text(GAME, position).lines())
          .as("seed %d", seed)
          .allMatch(line -> line.length() <= 100);
    }
  }

  private record Builder(Random random) {

    Position position() {
      Faction mover = Faction.values()[random.nextInt(2)];
      int turn = 1 + random.nextInt(300);
      return new Position(
          Stage.ACTING,
          turn,
          mover,
          random.nextInt(turn == 1 ? 3 : 5),
          side(Faction.MARINES, mover),
          side(Faction.PORTALISTS, mover),
          null,
          Memory.NONE,
          null);
    }

    /// The cards are shuffled and dealt out to the board and the piles; some are left out of the
    /// game.
    private Side side(Faction faction, Faction mover) {
      List<Card> cards = new ArrayList<>(Pile.full(MATERIAL.cards(faction)).toList());
      Collections.shuffle(cards, random);
      var units = new ArrayList<Unit>();
      var piles = new ArrayList<>(Collections.nCopies(3, Pile.empty(MATERIAL.cards(faction))));
      boolean everywhere = random.nextBoolean();
      for (Card card : cards) {
        int place = units.isEmpty() ? 3 : random.nextInt(everywhere ? 5 : 4);
        if (place < 3) {
          piles.set(place, piles.get(place).plus(card));
        } else if (place == 3 && card instanceof UnitCard unit) {
          units.add(unit(unit, mover));
        }
      }
      return Side.of(units, piles.get(0), piles.get(1), piles.get(2));
    }

    /// The Marines stand in their own areas, the Portalists in theirs, so that nobody is a guest.
    private Unit unit(UnitCard card, Faction mover) {
      List<Area> areas =
          MATERIAL.board().areas().stream()
              .filter(area -> area.faction() == card.faction())
              .filter(area -> !(card.oversized() && area.building()))
              .toList();
      Unit unit = Unit.fresh(card, areas.get(random.nextInt(areas.size())));
      boolean inBunker = unit.area().effect() == AreaEffect.DEFENCE_PLUS_10;
      int defence = card.defence() + (inBunker ? MATERIAL.numbers().bunkerBonus() : 0);
      boolean moves = card.faction() == mover;
      return new Unit(
          card,
          unit.area(),
          random.nextInt(3) == 0 ? random.nextInt(defence) : 0,
          (moves && random.nextInt(4) == 0 ? Mark.ROAD_USED.bit() : 0)
              | (moves && card.speed() && random.nextBoolean() ? Mark.SPEED_USED.bit() : 0),
          null);
    }
  }
}
