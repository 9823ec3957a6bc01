package dev.rulewright.cli.page.browser;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.table.Agents;
import dev.rulewright.cli.bench.table.Extras;
import dev.rulewright.reports.markup.Markup;

/// What a page in a file can do with a line: let some agents go on, hand it out as a scenario. The
/// address of the page holds the line, too.
///
/// @param root see [Extras#root]
public record PageExtras(String root) implements Extras {

  @Override
  public Agents agents() {
    return new PageAgents();
  }

  @Override
  public Markup keeping(Address address) {
    return Markup.of(
        """
        <p class="keeping"><a class="button" href="{}">Download as a scenario</a>
        <span class="note">The address of this page holds the line: copy it to pass it on.</span></p>
        """,
        address.href("/line.yaml"));
  }
}
