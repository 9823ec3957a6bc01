package dev.rulewright.kernel.box;

/// A box in which an assumed value is another one.
///
/// @param thing what has the value, as positions name it, such as `portal-trooper`
/// @param value which value it is, such as `weapon`
/// @param box the box with another value
public record Otherwise<P, M>(String thing, String value, Box<P, M> box) {}
