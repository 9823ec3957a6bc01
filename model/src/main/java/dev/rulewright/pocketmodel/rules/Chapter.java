package dev.rulewright.pocketmodel.rules;

import dev.rulewright.kernel.reading.Asking;

/// Rules that belong together, with what they ask of a reading.
abstract class Chapter extends Asking {

  final Table table;

  Chapter(Table table) {
    super(table.reading());
    this.table = table;
  }
}
