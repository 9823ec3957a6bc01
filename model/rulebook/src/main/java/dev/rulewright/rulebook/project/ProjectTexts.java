package dev.rulewright.rulebook.project;

import static java.util.stream.Collectors.toConcurrentMap;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.exchange.ExchangeFile;
import dev.rulewright.rulebook.exchange.Imported;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.text.Source;
import dev.rulewright.rulebook.text.TextImport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// The texts of a project.
///
/// @param editions in the order of the project
/// @param imported the one file of another tool in which all of them stand, if that is so
public record ProjectTexts(Project project, List<Edition> editions, Optional<Imported> imported) {

  /// Reads the texts of a project.
  ///
  /// @throws BadInput if a file makes no sense
  public static ProjectTexts read(Project project) {
    return read(List.of(project)).getFirst();
  }

  /// Reads the texts of several projects; one that stands in two of them, and a file in which
  /// several stand, is read once.
  ///
  /// @throws BadInput if a file makes no sense
  static List<ProjectTexts> read(List<Project> projects) {
    var texts = new ArrayList<Source>();
    for (Project project : projects) {
      project.sources().stream()
          .filter(source -> texts.stream().noneMatch(source::isSameText))
          .forEach(texts::add);
    }
    Map<Path, Imported> imported =
        texts.parallelStream()
            .map(Source::file)
            .filter(ExchangeFile::is)
            .distinct()
            .collect(toConcurrentMap(file -> file, ExchangeFile::read));
    List<Edition> editions = texts.parallelStream().map(text -> edition(text, imported)).toList();
    // What follows takes apart unit by unit on all cores, which would wait for a vocabulary.
    texts.parallelStream().forEach(text -> Lexicon.of(text.language()).pieces(""));
    WrongTexts.refuseOtherLanguages(texts, editions);
    return projects.stream()
        .map(project ->
            new ProjectTexts(
                project,
                project.sources().stream()
                    .map(source -> editions.get(index(source, texts)))
                    .toList(),
                ofAll(project.sources(), imported)))
        .toList();
  }

  private static Edition edition(Source source, Map<Path, Imported> imported) {
    Imported file = imported.get(source.file());
    return file == null ? TextImport.read(source) : ExchangeFile.edition(source, file);
  }

  private static int index(Source source, List<Source> texts) {
    return IntStream.range(0, texts.size())
        .filter(i -> texts.get(i).isSameText(source))
        .findFirst()
        .orElseThrow();
  }

  private static Optional<Imported> ofAll(List<Source> sources, Map<Path, Imported> imported) {
    Path file = sources.getFirst().file();
    return sources.stream().allMatch(source -> source.file().equals(file))
        ? Optional.ofNullable(imported.get(file))
        : Optional.empty();
  }

  /// Aligns the editions and corrects them by hand; those of one file of another tool stay as they
  /// are aligned there.
  ///
  /// @throws BadInput if an edition is of another book, or a correction makes no sense
  public Alignment align() {
    if (imported.isPresent()) {
      return imported.get().alignment().in(project.languages());
    }
    Edition reference =
        editions.stream()
            .filter(e -> e.language().equals(project.pivot().orElse(project.reference())))
            .findFirst()
            .orElseThrow();
    WrongTexts.refuseOtherBooks(project, editions, reference);
    Alignment alignment = Alignment.of(editions, reference);
    return project.fixes().map(file -> alignment.fixed(editions, file)).orElse(alignment);
  }
}
