package dev.rulewright.cli.bench.table;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Clause.Citation;
import dev.rulewright.kernel.Place;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.Source;
import dev.rulewright.rulebook.text.TextImport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What the editions that the user has at hand print of a clause, word for word.
///
/// @param editions their lines are those that the clauses of the game cite
public record Wording(List<Edition> editions) {

  /// No text is at hand.
  public static final Wording NONE = new Wording(List.of());

  /// Reads the texts.
  ///
  /// @throws dev.rulewright.kernel.BadInput if one is not there or makes no sense
  public static Wording of(List<Source> sources) {
    return new Wording(sources.stream().map(TextImport::read).toList());
  }

  /// Reads the texts of a game in a folder, each in a file such as `en.txt`.
  ///
  /// @throws dev.rulewright.kernel.BadInput if one makes no sense
  public static Wording in(Path folder) {
    return of(
        Lexicon.languages().stream()
            .map(language -> source(language, folder.resolve(language + ".txt")))
            .filter(source -> Files.exists(source.file()))
            .toList());
  }

  private static Source source(String language, Path file) {
    return new Source(language, file, List.of(LineRange.ALL), Place.of(file.toString()));
  }

  /// The sentences of a clause, edition by edition.
  public Markup of(Clause clause) {
    return Markup.each(
        editions, edition -> Markup.each(clause.citations(), passage -> of(passage, edition)));
  }

  private static Markup of(Citation passage, Edition edition) {
    if (!passage.edition().equals(edition.language())) {
      return Markup.NOTHING;
    }
    String words =
        Unit.joined(
            edition.units().stream()
                .filter(unit ->
                    unit.firstLine() <= passage.lastLine()
                        && passage.firstLine() <= unit.lastLine())
                .toList());
    return words.isEmpty()
        ? Markup.NOTHING
        : Markup.of(
            "<blockquote lang=\"{}\">{} <span class=\"note\">({} {})</span></blockquote>",
            edition.language(),
            words,
            edition.language(),
            Citation.lines(List.of(passage)));
  }
}
