package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.reports.markup.Markup;

/// What whoever shows the pages can do with a line besides showing it.
public interface Extras {

  /// What stands before the address of a page where the pages are shown.
  String root();

  /// Who can play there.
  Agents agents();

  /// What stands where a line is to be kept or passed on.
  Markup keeping(Address address);
}
