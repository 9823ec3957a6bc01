package dev.rulewright.missioncombat.notation;

import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Material;

/// The damage that destroys a unit where it stands (ATTACK-9, BUNKER-1).
record Defence(Material material) {

  int of(Unit unit) {
    int bunkers = material.board().with(AreaEffect.DEFENCE_PLUS_10);
    boolean inBunker = (bunkers & unit.area().bit()) != 0;
    return unit.card().defence() + (inBunker ? material.numbers().bunkerBonus() : 0);
  }
}
