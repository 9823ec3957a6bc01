/// The rules of *PocketModel*, a class for each chapter of the leaflet: [SetUp], [PlayerTurn],
/// [Objectives], [Combat], *Battles* and [Strikes]; [PocketModel] puts them together.
///
/// | battles | class |
/// |---|---|
/// | their order, step 9 | [Battles] |
/// | steps 1 to 3: cards | [CombatCards] |
/// | step 4: rolls; step 8 | [Battle] |
/// | steps 5 to 7: hits | [Hits], [Fighter] |
/// | hands are filled up | [Refill] |
@NullMarked
package dev.rulewright.pocketmodel.rules;

import org.jspecify.annotations.NullMarked;
