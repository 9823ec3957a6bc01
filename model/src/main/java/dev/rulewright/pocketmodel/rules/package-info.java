/// The rules of *PocketModel*, a class for each chapter of the leaflet: [SetUp], [PlayerTurn],
/// [Objectives], [Combat], [Battle] and [Strikes]; [PocketModel] puts them together.
@NullMarked
package dev.rulewright.pocketmodel.rules;

import org.jspecify.annotations.NullMarked;
