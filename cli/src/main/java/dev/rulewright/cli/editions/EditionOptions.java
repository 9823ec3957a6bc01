package dev.rulewright.cli.editions;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.TextImport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Which texts are compared.
public final class EditionOptions {

  private static final Pattern EDITION =
      Pattern.compile("([a-z]{2})=(.+?)(?::(\\d+-\\d*(?:\\+\\d+(?:-\\d*)?)*))?");

  @Option(names = "--edition", paramLabel = "LANGUAGE=FILE[:LINES]", required = true)
  private List<String> editions = List.of();

  @Option(names = "--reference", paramLabel = "LANGUAGE")
  private @Nullable String reference;

  /// The texts, aligned.
  ///
  /// @throws BadInput if an option or a file makes no sense
  Alignment alignment() {
    var texts = new ArrayList<Edition>();
    for (String text : editions) {
      Edition edition = edition(text);
      if (texts.stream().anyMatch(other -> other.language().equals(edition.language()))) {
        throw at("--edition").found(text).because("this language is there already");
      }
      texts.add(edition);
    }
    if (texts.size() < 2) {
      throw at("--edition").because("one edition is given, expected two or more to compare");
    }
    return Alignment.of(texts, reference(texts));
  }

  private Edition reference(List<Edition> texts) {
    String language = reference;
    if (language == null) {
      return texts.getFirst();
    }
    return texts.stream()
        .filter(text -> text.language().equals(language))
        .findFirst()
        .orElseThrow(() ->
            at("--reference")
                .unknown("an edition", language, texts.stream().map(Edition::language).toList()));
  }

  private static Edition edition(String text) {
    Matcher parts = EDITION.matcher(text);
    if (!parts.matches()) {
      throw at("--edition").found(text).expected("LANGUAGE=FILE, such as de=rules.txt");
    }
    String lines = parts.group(3);
    return TextImport.read(
        parts.group(1),
        Path.of(parts.group(2)),
        lines == null ? List.of(LineRange.ALL) : LineRange.parse(lines));
  }

  private static BadInput.Report at(String option) {
    return BadInput.at(Place.of(option));
  }
}
