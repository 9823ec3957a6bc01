/* Chapters on areas: what the portals, the Artillery Emplacement and the HQ do. */
module area
open guest

-- PORTAL-1 to PORTAL-3: the portals that match a unit and are the player's to use
fun matching[s: Position, u: Unit]: set Area {
  usable[portalsFor[u.type], s.mover, controlHere[s, none]]
}
-- PORTAL-4; A11: the areas where a unit may be played by virtue of a portal
fun capturedPortals[s: Position, u: Unit]: set Area {
  CAPTURED_PORTAL in Dropped => none
  else says[PortalCapturedTypesOthersForOneAp] =>
    usable[YellowPortal + RedPortal + BluePortal, s.mover, controlHere[s, none]]
  else says[PortalCapturedTypesMatchingInAnyOpposingArea] =>
    (some matching[s, u] & opposing[s.mover] => opposing[s.mover] else none)
  else matching[s, u]
}
fun opposing[f: Faction]: set Area { owner.(opponent[f]) }

-- PORTAL-5; A14
pred darkPortal[s: Position] {
  DARK_PORTAL not in Dropped
  some usable[DarkPortal, s.mover, controlHere[s, none]]
  or (some DarkPortal and says[PortalDarkBeneficiaryEverybody])
}
-- ARTILLERY-1, ARTILLERY-2
pred artilleryHalf[s: Position] {
  s.mover = Marines
  some usable[ArtilleryEmplacement, Portalists, controlHere[s, none]]
}
-- HQ-1
pred hqDrawOneMore[s: Position] {
  some usable[Hq, s.mover, controlHere[s, none]]
}
