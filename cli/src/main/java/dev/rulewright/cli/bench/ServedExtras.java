package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.table.Agents;
import dev.rulewright.cli.bench.table.Extras;
import dev.rulewright.reports.markup.Markup;
import java.util.function.IntSupplier;

/// What the server can do with a line: let any agent go on, write a file, write a page to send on.
///
/// @param port where the server listens
record ServedExtras(IntSupplier port) implements Extras {

  @Override
  public String root() {
    return "http://127.0.0.1:" + port.getAsInt();
  }

  @Override
  public Agents agents() {
    return new CatalogueAgents();
  }

  @Override
  public Markup keeping(Address address) {
    return Markup.of(
        """
        <p class="keeping"><a class="button" hx-boost="false" href="{}" title="A page in one file that needs nothing else: send it to whoever you like">Share as a file</a> <a class="button" href="{}">Save as a scenario</a></p>
        """,
        address.href("/storyboard.html"),
        address.href("/save"));
  }
}
