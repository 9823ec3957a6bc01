package dev.rulewright.cli.bench.table;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Failure;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Transcript;
import java.util.List;

/// Writes what a scenario file says above the table that it leads to: its title, where it comes
/// from, the clauses it is about, its steps in words, and whether everything comes out as it says.
///
/// @param plays the scenario, replayed
public record ExamplePart(Plays plays, Telling telling) {

  Markup markup() {
    Scenario scenario = plays.scenario();
    Transcript<?, ?> told = plays.transcripts().getFirst();
    List<Clause> about =
        told.opening().box().rulebook().clauses().stream()
            .<Clause>map(each -> each)
            .filter(clause -> scenario.about().contains(clause.id()))
            .toList();
    return Markup.of(
        """
        <section class="example"><h2>{}</h2>
        <p>{}{}</p>
        <details><summary>What is played and what comes of it</summary><ol>{}</ol></details>
        <p class="note">{}About {}</p></section>
        """,
        title(),
        outcome(),
        asked(told),
        steps(told),
        scenario.source().map(source -> Telling.capital(source) + ". ").orElse(""),
        about.stream().map(telling::clause).toList());
  }

  /// The title in the chosen language.
  String title() {
    return plays.scenario().title().in(telling.language());
  }

  private Markup outcome() {
    return plays.passed()
        ? Markup.of("<strong class=\"held\">As expected.</strong> ")
        : Markup.of(
            "<strong class=\"failed\">Not as expected:</strong><ul>{}</ul>",
            Markup.each(
                plays.failures(),
                (Failure failure) -> Markup.of("<li>{}</li>", telling.named(failure.sentence()))));
  }

  private Markup asked(Transcript<?, ?> told) {
    return plays
        .scenario()
        .question()
        .map(word -> told.opening().box().rulebook().question(word.text(), word.place()).asks())
        .map(question -> Markup.of("{}", question))
        .orElse(Markup.NOTHING);
  }

  private <P, M> List<Markup> steps(Transcript<P, M> told) {
    return told.steps().stream()
        .filter(step -> step.move().isPresent())
        .map(step -> step(step, told))
        .toList();
  }

  private <P, M> Markup step(Played<P, M> step, Transcript<P, M> told) {
    String move = told.opening().game().notation().writeMove(step.move().orElseThrow());
    return step.ruling().orElse(null) instanceof Ruling.Refused refused
        ? Markup.of(
            "<li class=\"refused\">{}: refused, {} ({})</li>\n",
            telling.move(move),
            telling.named(refused.reason()),
            refused.clause().id())
        : Markup.of("<li>{}</li>\n", telling.move(move));
  }
}
