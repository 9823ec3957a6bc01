package dev.rulewright.cli.input;

import java.util.List;

/// A command that has others, one of which is named behind it; without one it shows its help.
public interface CommandGroup {

  /// Its commands, in the order of the help.
  List<Class<?>> commands();
}
