package dev.rulewright.kernel.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.DataFile;
import java.util.List;
import java.util.Map;

/// A game at hand: opens its [Box]. Found by [java.util.ServiceLoader], see [Boxes]; a jar with a
/// game names it under `META-INF/services`.
public interface BoxProvider {

  /// The identifier of the game, such as `mission-combat`; the same as
  /// [dev.rulewright.kernel.Rulebook#game].
  String name();

  /// The kinds of data files that a user may replace, such as `cards`, in lower case; may be empty.
  default List<String> dataFiles() {
    return List.of();
  }

  /// What can be chosen before the game is set up; may be empty.
  default List<BoxOption> options() {
    return List.of();
  }

  /// The box with a user's files in the place of those that ship, for a set-up that was chosen.
  ///
  /// @param files by kind, each kind one of [#dataFiles]; what is missing is what ships
  /// @param options the value of each of [#options], by name
  /// @throws BadInput if a file makes no sense, or two do not fit together
  Box<?, ?> open(Map<String, DataFile> files, Map<String, String> options);
}
