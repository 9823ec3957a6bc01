package dev.rulewright.rulebook;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.Source;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A printed text, and which lines of it each edition has. None is part of this project: they are
/// looked for in the folders above.
public enum PrintedText {
  MISSION_COMBAT(
      "mission-combat.de-en-fr.txt",
      "de=1-325+870+882+893+905",
      "en=328-600+872+886+895+909-913",
      "fr=603-867+874+888+897+915"),
  STARQUEST("starquest.it.txt", "it=1-"),
  POCKETMODEL("pocketmodel.de.txt", "de=1-"),
  INVADERS("invaders.page6.de.txt", "de=1-"),
  AIRSOFT_SQUADS("airsoft-squads.round.de.txt", "de=1-");

  private final String file;
  private final List<String> editions;

  PrintedText(String file, String... editions) {
    this.file = file;
    this.editions = List.of(editions);
  }

  /// Where the editions stand. Without the text, the test is skipped.
  public List<Source> sources() {
    Optional<Path> text =
        Stream.iterate(Path.of("").toAbsolutePath(), Path::getParent)
            .takeWhile(each -> each != null)
            .map(each -> each.resolve("shared/rulebooks").resolve(file))
            .filter(Files::exists)
            .findFirst();
    assumeTrue(text.isPresent(), "no folder above has " + file);
    Place place = Place.of(file);
    return editions.stream()
        .map(edition -> new Word(edition, place).pieces('='))
        .map(parts ->
            new Source(
                parts.getFirst().text(),
                text.orElseThrow(),
                LineRange.parse(parts.getLast()),
                place))
        .toList();
  }
}
