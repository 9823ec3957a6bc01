package dev.rulewright.invaders.material;

/// The class of a card; one that acts once has none and is called an event here.
///
/// - CLASS-1: Classes are Invaders and Desolators, Defenders and Locations.
public enum CardClass {
  INVADER,
  DESOLATOR,
  DEFENDER,
  LOCATION,
  EVENT
}
