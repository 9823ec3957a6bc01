package dev.rulewright.missioncombat.box;

import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Finds what can be played but is probably a mistake in somebody's material.
///
/// Cards of which the deck has no copies are left alone: that is how one leaves a card out.
public final class MaterialCheck {

  private static final int DECK_SIZE = 30;
  private static final int AREAS_EACH = 5;

  private final Material material;
  private final List<String> warnings = new ArrayList<>();

  private MaterialCheck(Material material) {
    this.material = material;
  }

  /// One sentence for each thing that is suspicious; none for the material that ships with the
  /// model.
  public static List<String> warnings(Material material) {
    var check = new MaterialCheck(material);
    for (Faction faction : Faction.values()) {
      check.checkSizes(faction);
    }
    check.cardsInPlay().forEach(check::checkCard);
    check.checkNeighbours();
    return List.copyOf(check.warnings);
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private void warn(String sentence, Object... facts) {
    warnings.add(sentence.formatted(facts));
  }

  private void checkSizes(Faction faction) {
    int cards = material.cards(faction).stream().mapToInt(c -> c.identity().copies()).sum();
    if (cards != DECK_SIZE) {
      warn(
          "the deck of the %s has %d cards, the rulebook says %d (%s)",
          faction, cards, DECK_SIZE, MissionClause.SIXTY_CARDS);
    }
    int areas = Integer.bitCount(material.board().own(faction));
    if (areas != AREAS_EACH) {
      warn(
          "the %s have %d areas, the rulebook says %d (%s)",
          faction, areas, AREAS_EACH, MissionClause.TEN_AREAS);
    }
  }

  private Stream<Card> cardsInPlay() {
    return material.cards().filter(card -> card.identity().copies() > 0);
  }

  private Stream<Card> cardsAgainst(Faction faction) {
    return cardsInPlay().filter(card -> card.faction() != faction);
  }

  private void checkCard(Card card) {
    switch (card) {
      case UnitCard unit -> checkUnit(unit);
      case EventCard event -> checkEvent(event);
    }
  }

  private void checkUnit(UnitCard unit) {
    Faction faction = unit.faction();
    if (cardsAgainst(faction).noneMatch(card -> canDamage(card, unit.type()))) {
      warn(
          "nothing the %s have can damage %s, because nothing is made against %s units (%s)",
          faction.opponent(), unit, unit.type(), MissionClause.ATTACK_MATCHING_TYPE);
    }
    if (cardsAgainst(faction).noneMatch(card -> isOfType(card, unit.weapon()))) {
      warn(
          "%s can never damage anything, because the %s have no %s units (%s)",
          unit, faction.opponent(), unit.weapon(), MissionClause.ATTACK_MATCHING_TYPE);
    }
    if (unit.speed() && faction == Faction.MARINES) {
      warn("%s of the marines has speed (%s)", unit, MissionClause.TRAIT_SPEED);
    }
    if (unit.ranged() && faction == Faction.PORTALISTS) {
      warn("%s of the portalists is ranged (%s)", unit, MissionClause.TRAIT_RANGED);
    }
  }

  private static boolean canDamage(Card card, UnitType type) {
    return switch (card) {
      case UnitCard unit -> unit.weapon() == type && unit.damage() > 0;
      case EventCard(var _, EventCard.Barrage(UnitType against, int damage)) ->
          against == type && damage > 0;
      case EventCard(var _, EventCard.RemoveOneUnit()) -> false;
    };
  }

  private static boolean isOfType(Card card, UnitType type) {
    return card instanceof UnitCard unit && unit.type() == type;
  }

  private void checkEvent(EventCard event) {
    boolean marines = event.faction() == Faction.MARINES;
    switch (event.effect()) {
      case EventCard.RemoveOneUnit() when marines ->
          warn(
              "%s of the marines removes a unit, which only portalists do (%s)",
              event, MissionClause.TRAP_PORTAL);
      case EventCard.Barrage _ when !marines ->
          warn(
              "%s of the portalists does damage, which only events of the marines do (%s)",
              event, MissionClause.HELLFIRE);
      case EventCard.RemoveOneUnit(), EventCard.Barrage _ -> {}
    }
  }

  private void checkNeighbours() {
    Board board = material.board();
    int left = board.all();
    var parts = new ArrayList<String>();
    while (left != 0) {
      int part = connectedTo(Integer.lowestOneBit(left));
      left &= ~part;
      if (Integer.bitCount(part) == 1) {
        warn(
            "%s has no neighbours, so no unit walks there or away (%s)",
            board.areasOf(part).getFirst(), MissionClause.MOVE_TO_ADJACENT);
      } else {
        parts.add(String.join(", ", board.areasOf(part).stream().map(Area::id).toList()));
      }
    }
    if (parts.size() > 1) {
      warn(
          "the board is in %d parts, and no unit walks from one to another: %s (%s)",
          parts.size(), String.join(" / ", parts), MissionClause.MOVE_TO_ADJACENT);
    }
  }

  private int connectedTo(int start) {
    int part = start;
    int wider = part | material.board().adjacentToAny(part);
    while (wider != part) {
      part = wider;
      wider = part | material.board().adjacentToAny(part);
    }
    return part;
  }
}
