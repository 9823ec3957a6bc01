package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.table.TablePage;
import dev.rulewright.cli.output.LineFile;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.results.ShellWord;
import dev.rulewright.scenarios.Line;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Locale;

/// Keeps lines as scenario files, in one folder and nowhere else.
///
/// @param folder where they are written, in a folder for each game
record Saving(Path folder) {

  /// A name that leads nowhere else.
  private static final String NAME = "[a-z0-9]+(-[a-z0-9]+)*";

  /// The most letters of a name that is proposed.
  private static final int LONGEST = 60;

  private static final String NAMELESS = "line";

  /// The page that shows what is written, and asks for a name.
  ///
  /// @param title what the line is about, from which a name is made
  Markup form(Line<?, ?> line, Address address, String title) {
    return Markup.of(
        """
        <pre class="file">{}</pre>
        <p><a class="button" hx-boost="false" href="{}">Download</a></p>
        <form action="/save" method="post">{}
        <label>Or keep it as {}/<input name="name" value="{}" required pattern="{}" size="40">.yaml</label>
        <label><input type="checkbox" name="replace"> even if there is such a file</label>
        <button>Write the file</button></form>
        """,
        LineFile.write(line, "bench"),
        address.href("/line.yaml"),
        TablePage.hidden(address),
        folder.resolve(line.game().rulebook().game()).toString(),
        name(title),
        NAME);
  }

  /// A name that says what a file is about: the first words of a title, as far as they have letters
  /// of the Latin alphabet.
  static String name(String title) {
    String words =
        Normalizer.normalize(title, Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT)
            .replace("ß", "ss")
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-|-$", "");
    String cut = words.length() <= LONGEST ? words : words.substring(0, LONGEST + 1);
    int end = cut.lastIndexOf('-');
    String name = words.equals(cut) ? words : cut.substring(0, end > 0 ? end : LONGEST);
    return name.isEmpty() ? NAMELESS : name;
  }

  /// Writes a file.
  ///
  /// @param name its name without ending
  /// @param replace whether it may take the place of another one
  /// @throws BadInput if the name makes no sense or is taken
  Markup save(Line<?, ?> line, String name, boolean replace) throws IOException {
    if (!name.matches(NAME)) {
      throw BadInput.at(Place.of("name"))
          .found(name)
          .expected("lower-case letters and digits, with hyphens between");
    }
    Path file = folder.resolve(line.game().rulebook().game()).resolve(name + ".yaml");
    if (Files.exists(file) && !replace) {
      throw BadInput.at(Place.of("name")).because("there is such a file already: " + file);
    }
    Files.createDirectories(file.getParent());
    WholeFile.write(file, LineFile.write(line, "bench"));
    return Markup.of(
        "<p role=\"status\">Written: <code>{}</code></p><p>Replay it: <code>rulewright replay"
            + " {}</code></p>",
        file.toString(),
        ShellWord.of(file.toString()));
  }
}
