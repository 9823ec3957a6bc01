package dev.rulewright.rulebook.project;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.exchange.Tbx;
import dev.rulewright.rulebook.link.Book;
import dev.rulewright.rulebook.memory.Memory;
import dev.rulewright.rulebook.terms.TermBase;
import dev.rulewright.rulebook.text.Source;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Which editions of a rulebook are compared, and what is known about them. The texts stay where
/// they are.
///
/// @param folder where the project's own files stand
/// @param sources the editions, two to eight of different languages
/// @param reference the language of the edition in whose order all are shown
/// @param pivot the language of the edition with which the others are aligned, if that is another
/// @param book what is known of the rulebook besides its texts
/// @param termbase the user's own terms (TBX)
/// @param judged what has been judged already; the file need not be there yet
/// @param fixes corrections of the alignment; the file need not be there
/// @param names what is never translated
/// @param limits the most severe that findings of a kind are; kinds that are not there have no
///   limit
/// @param lexicons of the user's own
public record Project(
    Path folder,
    List<Source> sources,
    String reference,
    Optional<String> pivot,
    Book book,
    Optional<Path> termbase,
    Optional<Path> judged,
    Optional<Path> fixes,
    List<String> names,
    Map<Kind, Severity> limits,
    List<Path> lexicons) {

  /// The most editions.
  static final int MOST = 8;

  /// Copies the collections.
  public Project {
    sources = List.copyOf(sources);
    names = List.copyOf(names);
    limits = Map.copyOf(limits);
    lexicons = List.copyOf(lexicons);
  }

  /// Editions that nobody has made a project of: no file stands beside them.
  ///
  /// @param sources in order; the first one is the reference
  /// @throws BadInput if they are too few or too many, or two have one language
  public static Project of(List<Source> sources) {
    for (int i = 0; i < sources.size(); i++) {
      Source source = sources.get(i);
      if (sources.subList(0, i).stream().anyMatch(s -> s.language().equals(source.language()))) {
        throw BadInput.at(source.place())
            .found(source.language())
            .because("this language is there already");
      }
    }
    Place place = sources.isEmpty() ? Place.of("editions") : sources.getLast().place();
    if (sources.size() < 2) {
      throw BadInput.at(place)
          .because(
              "%s given, expected two or more to compare",
              sources.isEmpty() ? "no edition is" : "one edition is");
    }
    if (sources.size() > MOST) {
      throw BadInput.at(place).because("%d editions, expected at most %d", sources.size(), MOST);
    }
    return new Project(
        Path.of(""),
        sources,
        sources.getFirst().language(),
        Optional.empty(),
        Book.UNKNOWN,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Map.of(),
        List.of());
  }

  /// The same in the order of another edition, aligned with a third.
  ///
  /// @param newReference a language of an edition
  /// @param newPivot a language of an edition, or empty
  public Project with(String newReference, Optional<String> newPivot) {
    return with(newReference, newPivot, book, termbase, judged, lexicons);
  }

  /// The same with another term base.
  public Project with(Path newTermbase) {
    return with(reference, pivot, book, Optional.of(newTermbase), judged, lexicons);
  }

  /// The same with another memory of what has been judged.
  ///
  /// @param file need not be there
  public Project judgedIn(Path file) {
    return with(reference, pivot, book, termbase, Optional.of(file), lexicons);
  }

  /// The same as editions of a game's rulebook.
  public Project of(String game) {
    return with(reference, pivot, book.of(game), termbase, judged, lexicons);
  }

  /// The same with lexicons of the user's own.
  public Project with(List<Path> newLexicons) {
    return with(reference, pivot, book, termbase, judged, newLexicons);
  }

  private Project with(
      String newReference,
      Optional<String> newPivot,
      Book newBook,
      Optional<Path> newTermbase,
      Optional<Path> newJudged,
      List<Path> newLexicons) {
    return new Project(
        folder,
        sources,
        newReference,
        newPivot,
        newBook,
        newTermbase,
        newJudged,
        fixes,
        names,
        limits,
        newLexicons);
  }

  /// The files of which it consists, those of experiments and of the game's own left out; some need
  /// not be there.
  public List<Path> files() {
    return Stream.of(
            Stream.of(folder.resolve(ProjectFile.NAME)),
            sources.stream().map(Source::file),
            lexicons.stream(),
            Stream.of(book.clauses(), book.parameters(), termbase, judged, fixes)
                .flatMap(Optional::stream))
        .flatMap(Function.identity())
        .toList();
  }

  /// Reads the user's own terms; none if there is no term base.
  ///
  /// @throws BadInput if the file makes no sense
  public TermBase readTerms() {
    return termbase.map(file -> Tbx.read(file).terms()).orElse(TermBase.EMPTY);
  }

  /// Reads what has been judged; nothing if there is no file for that, or it is not there.
  ///
  /// @throws BadInput if the file makes no sense
  public Memory readMemory() {
    return judged.map(Memory::read).orElse(Memory.EMPTY);
  }

  /// The languages in the order of the editions.
  public List<String> languages() {
    return sources.stream().map(Source::language).toList();
  }
}
