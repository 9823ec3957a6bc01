package dev.rulewright.simulator.kit;

import dev.rulewright.simulator.setting.Domain;
import java.util.Locale;

/// Something that can be set.
///
/// @param key its name, such as `cards.hellfire.damage`
/// @param domain what it may be set to
/// @param current what it is if nobody sets it; empty for nothing
/// @param meaning what it says, one sentence without a full stop
/// @param evidence what shows that the current value is right; what begins with `assumed` shows
///   nothing
public record Knob(String key, Domain domain, String current, String meaning, String evidence) {

  /// Whether the current value is assumed.
  public boolean assumed() {
    return evidence.toLowerCase(Locale.ROOT).startsWith("assumed");
  }
}
