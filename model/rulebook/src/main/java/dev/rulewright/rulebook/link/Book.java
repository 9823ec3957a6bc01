package dev.rulewright.rulebook.link;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Answer;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.terms.TermBase;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is known of the rulebook whose editions are compared, besides their texts.
///
/// @param game the game at hand whose rulebook it is
/// @param clauses a table of the user's own that says where clauses are printed, see
///   [ClauseTable#read]; it takes the place of the lines that the game cites
/// @param parameters a table of the user's own that says which words answer which question, in the
///   form of [NormalForms]; it is added to that of the game
/// @param impact the folder of an experiment that has measured what answers are worth
public record Book(
    Optional<String> game,
    Optional<Path> clauses,
    Optional<Path> parameters,
    Optional<Path> impact) {

  /// Nothing is known.
  public static final Book UNKNOWN =
      new Book(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  /// The same of a game at hand.
  public Book of(String newGame) {
    return new Book(Optional.of(newGame), clauses, parameters, impact);
  }

  private record OwnClause(String id) implements Clause {

    @Override
    public String paraphrase() {
      return "";
    }

    @Override
    public List<Citation> citations() {
      return List.of();
    }

    @Override
    public Optional<String> notModelled() {
      return Optional.of("the user's own table names it");
    }
  }

  /// What findings in editions concern; empty if neither a game nor clauses are known.
  ///
  /// @param terms of the user's own, of which `parameters` may speak
  /// @throws dev.rulewright.kernel.BadInput if a table makes no sense
  public Optional<Links> links(List<Edition> editions, TermBase terms) {
    Optional<Rulebook> played = game.map(name -> ChosenGame.standard(name).box().rulebook());
    Optional<ClauseTable> listed = clauses.map(file -> ClauseTable.read(file, editions, played));
    Optional<DataFile> words =
        parameters.map(file -> new DataFile(file.toString(), InputFile.text(file)));
    return played
        .or(() -> listed.map(table -> own(table, words)))
        .map(rulebook -> {
          PrintedSentences printed = PrintedSentences.of(rulebook);
          return new Links(
              rulebook,
              listed.orElseGet(() -> ClauseTable.of(rulebook, printed, editions)),
              NormalForms.of(rulebook)
                  .and(
                      words
                          .map(file -> NormalForms.read(file, rulebook, terms))
                          .orElse(NormalForms.NONE)),
              editions.stream()
                  .filter(edition -> listed.isEmpty() && !printed.know(edition))
                  .map(Edition::language)
                  .toList());
        });
  }

  /// The clauses of a table and the questions that their words answer as a rulebook of its own.
  private static Rulebook own(ClauseTable table, Optional<DataFile> words) {
    List<OwnClause> clauses = table.printing().keySet().stream().map(OwnClause::new).toList();
    Map<String, List<Row>> rows =
        words.map(file -> NormalForms.rows(file)).orElse(List.of()).stream()
            .collect(
                groupingBy(
                    row -> row.name("question"),
                    LinkedHashMap::new,
                    java.util.stream.Collectors.toList()));
    return new Rulebook(
        "",
        "",
        List.of(),
        clauses,
        rows.entrySet().stream()
            .map(each -> question(each.getKey(), each.getValue(), clauses))
            .toList());
  }

  private static Question question(String id, List<Row> rows, List<OwnClause> clauses) {
    List<String> answers = rows.stream().map(row -> row.name("answer")).distinct().toList();
    if (answers.size() < 2) {
      throw rows.getFirst()
          .found("question")
          .expected("two answers to it at least, in several lines");
    }
    return new Question(
        id,
        id,
        id + ": " + answers.stream().collect(joining(" or ")) + "?",
        answers.stream().map(answer -> new Answer(answer, answer, List.of())).toList(),
        List.of(),
        answers.getFirst(),
        Question.Support.OPEN,
        "",
        rows.stream()
            .map(row -> row.one("clause", "a clause", clauses, OwnClause::id))
            .distinct()
            .toList(),
        Clause.Status.PRINTED);
  }
}
