/* The answers to the unclear clauses that the mirrored chapters ask for.
 *
 * A reading is a fact that switches answers in: `fact { Reading.answers = … }`. Each answer is
 * consulted where the clause is applied. The first answer of each question is the standard one.
 */
module reading

abstract sig Answer {}
one sig Reading { answers: set Answer }

pred says[a: Answer] { a in Reading.answers }

one sig
  -- A19: may a unit enter among enemies without an AP to attack with
  ContestedEnterWithoutApIllegal, ContestedEnterWithoutApLegal,
  -- A20: may it enter if it could attack nobody; an attack on nobody is not mirrored
  ContestedEnterNoTargetIllegal, ContestedEnterNoTargetNoAttack,
  -- A22: must a guest attack
  ContestedMinAttacksOne, ContestedMinAttacksNone,
  -- A23: may a guest stop while enemies are left
  ContestedMayBreakOffYes, ContestedMayBreakOffNo,
  -- A31: may an oversized unit enter a building without a target
  OversizedEnterWithoutTargetIllegal, OversizedEnterWithoutTargetGoesBackBeforeAction,
  OversizedEnterWithoutTargetStaysUntilTurnEnd,
  -- A32: when does it go back
  OversizedReturnTimingAfterAttacks, OversizedReturnTimingAfterOneAttack,
  OversizedReturnTimingAtTurnEnd,
  -- A34: who is barred from buildings
  BuildingRestrictionKeyTrait, BuildingRestrictionKeyTraitOrColossal,
  BuildingRestrictionKeyColossal,
  -- A38: how far the Arterial Road leads
  RoadRequiresAdjacentAnyOpposing, RoadRequiresAdjacentAdjacentOnly,
  -- A43: what the last unit on the Arterial Road keeps
  RoadLastUnitExceptionThisMove, RoadLastUnitExceptionLasting,
  -- A46: may the Arterial Road be left unused
  RoadOptionalYes, RoadOptionalNo,
  -- A44: may a unit use both free moves in one turn
  FreeMovesCombineBoth, FreeMovesCombineOnePerTurn, FreeMovesCombineRoadUsesUpSpeed,
  -- A49: whose units have a higher defence in a bunker; control of the bunker is not mirrored
  BunkerBonusScopeAnybody, BunkerBonusScopeMarines,
  -- L10: how long does damage stay
  DamagePersistenceTurn, DamagePersistenceKept,
  -- A18: when does control change
  ControlUpdateAtOnce, ControlUpdateAtTurnEnd,
  -- A50: who controls an area that the other faction has left empty
  ControlEmptyOpposingOwner, ControlEmptyOpposingLastController,
  -- L02: who controls an own area with units of both
  ControlOwnContestedLastController, ControlOwnContestedOwnerWhenPresent,
  -- L03: is an own area controlled for good
  ControlOwnConditionEmptyOrOwnUnits, ControlOwnConditionAlways,
  -- A11: which units at a captured portal
  PortalCapturedTypesMatchingOnly, PortalCapturedTypesOthersForOneAp,
  PortalCapturedTypesMatchingInAnyOpposingArea,
  -- A14: for whom are events free by virtue of the Dark Portal
  PortalDarkBeneficiaryController, PortalDarkBeneficiaryEverybody,
  -- A15: may an event be played that has no effect
  EventNoEffectPlayLegal, EventNoEffectPlayIllegal,
  -- A47: how much of the damage of an attack is dealt
  AttackDamageAmountAll, AttackDamageAmountAllThatTargetsCanTake, AttackDamageAmountAnyPart,
  -- L07: is it shared, or dealt to each target
  AttackDistributionOnePool, AttackDistributionPerTarget,
  -- A36: may an attack in the own area come with another into adjacent ones
  RangedModeOnePool, RangedModeExtraAttack,
  -- L11: whose units an event hits
  EventTargetSideOpposing, EventTargetSideAny,
  -- L09: whom a ranged attack hits in adjacent areas
  RangedTypeMatchSame, RangedTypeMatchReversed,

  -- No mirrored chapter asks for these: decks are left out, and no unit matches the Dark Portal.

  -- A06: when the discard pile is shuffled
  DeckReshuffleTriggerLazy, DeckReshuffleTriggerOneTimeEvent, DeckReshuffleTriggerAsSoonAsEmpty,
  -- A09: when the HQ option is decided
  HqOptionTimingBeforeDrawing, HqOptionTimingAfterFirstCard, HqOptionTimingAlwaysTwo,
  -- L05: is the rule on captured portals about the Dark Portal as well
  PortalRuleScopeUnitPortals, PortalRuleScopeAllPortals
extends Answer {}
