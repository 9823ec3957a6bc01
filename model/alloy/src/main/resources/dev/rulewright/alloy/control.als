/* Chapter Areas: who controls an area. */
module control
open position

-- CONTROL-3
pred controlOwnArea[standing: Unit->Area, a: Area, f: Faction] {
  CONTROL_OWN_AREA not in Dropped
  f = a.owner
  says[ControlOwnConditionAlways]
  or (not enemiesIn[standing, f, a] and not leftEmpty[standing, a])
}

-- CONTROL-4
pred controlOpposingArea[standing: Unit->Area, a: Area, f: Faction] {
  CONTROL_OPPOSING_AREA not in Dropped
  f != a.owner
  some standing.a & faction.f
  not enemiesIn[standing, f, a]
}

-- CONTROL-5; A50
pred controlPersists[standing: Unit->Area, last: Area->Faction, a: Area, f: Faction] {
  CONTROL_PERSISTS not in Dropped
  leftEmpty[standing, a] or Faction in standing.a.faction
  some standing.a and says[ControlOwnContestedOwnerWhenPresent] => f = a.owner else f in a.last
}
pred leftEmpty[standing: Unit->Area, a: Area] {
  no standing.a
  says[ControlEmptyOpposingLastController]
}

-- who controls what when units stand like this and these controlled it last
fun controllers[standing: Unit->Area, last: Area->Faction]: Area -> Faction {
  { a: Area, f: Faction | controls[standing, last, a, f] }
}
pred controls[standing: Unit->Area, last: Area->Faction, a: Area, f: Faction] {
  controlOwnArea[standing, a, f]
  or controlOpposingArea[standing, a, f]
  or controlPersists[standing, last, a, f]
}

-- CONTROL-1: the areas of one effect that a player may use
fun usable[effect: set Area, f: Faction, control: Area->Faction]: set Area {
  CONTROLLER_USES_EFFECT in Dropped => effect else effect & control.f
}
