package dev.rulewright.reports.html;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.scenarios.Failure;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Step;
import dev.rulewright.scenarios.Transcript;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes replayed scenarios as storyboards: the given position, then each step with its price, its
/// events and their clauses.
final class StoryText {

  /// More stories than these are folded, so that the page stays one that can be surveyed.
  private static final int MOST_UNFOLDED = 6;

  private StoryText() {}

  static Markup of(Page.Stories section) {
    List<? extends Transcript<?, ?>> stories = section.transcripts();
    long held = stories.stream().filter(Transcript::passed).count();
    return Markup.section(
        "stories",
        "Scenarios",
        Markup.of(
            "<p class=\"note\">{} of {} hold. Point at a clause, or tap it, to read what it"
                + " says.</p>\n",
            held,
            stories.size()),
        IntStream.range(0, stories.size())
            .mapToObj(i -> story(i + 1, stories.get(i), stories.size() <= MOST_UNFOLDED))
            .toList());
  }

  private static <P, M> Markup story(int number, Transcript<P, M> story, boolean unfolded) {
    Scenario scenario = story.scenario();
    Notation<P, M> notation = story.opening().game().notation();
    return Markup.of(
        """
        <details class="story" id="story-{}"{}>
        <summary><span class="number">{}</span> <span class="title">{}</span> {}</summary>
        <p class="note">{} · reading {}{} · about {}</p>
        <pre class="board" tabindex="0">{}</pre>
        <ol class="steps">
        {}</ol>
        {}</details>
        """,
        number,
        new Markup(unfolded || !story.passed() ? " open" : ""),
        number,
        scenario.title(),
        verdict(story.passed()),
        scenario.file(),
        scenario.reading(),
        scenario.source().map(source -> " · " + source).orElse(""),
        ClauseText.links(scenario.about()),
        notation.picture(story.opening().given()).stripTrailing(),
        Markup.each(story.steps(), played -> step(played, notation)),
        failures(story.failuresAtEnd()));
  }

  private static Markup verdict(boolean held) {
    return held
        ? new Markup("<span class=\"held\">holds</span>")
        : new Markup("<span class=\"failed\">fails</span>");
  }

  private static <P, M> Markup step(Played<P, M> played, Notation<P, M> notation) {
    return Markup.of(
        """
        <li class="step {}">
        <p class="move">{}<code>{}</code>{}</p>
        {}{}{}{}</li>
        """,
        kind(played.step()),
        label(played.step()),
        played.move().map(notation::writeMove).orElseGet(() -> asWritten(played.step())),
        played.cost() > 0 ? Markup.of(" <span class=\"cost\">cost {}</span>", played.cost()) : "",
        played
            .step()
            .note()
            .map(note -> Markup.of("<p class=\"note\">{}</p>\n", note))
            .orElse(Markup.NOTHING),
        refusal(played),
        events(played.events()),
        failures(played.failures()));
  }

  private static String kind(Step step) {
    return switch (step) {
      case Step.Do _ -> "do";
      case Step.Chance _ -> "chance";
      case Step.Refused _, Step.Absent _ -> "refused";
      case Step.Listed _ -> "listed";
      case Step.Look _ -> "look";
    };
  }

  private static Markup label(Step step) {
    return switch (step) {
      case Step.Do _ -> Markup.NOTHING;
      case Step.Chance _ -> new Markup("<span class=\"label\">chance</span> ");
      case Step.Refused _ -> new Markup("<span class=\"label\">refused</span> ");
      case Step.Absent _ -> new Markup("<span class=\"label\">not listed</span> ");
      case Step.Listed _ -> new Markup("<span class=\"label\">legal</span> ");
      case Step.Look _ -> new Markup("<span class=\"label\">position</span> ");
    };
  }

  private static String asWritten(Step step) {
    return switch (step) {
      case Step.Do s -> s.move().text();
      case Step.Chance s -> s.move().text();
      case Step.Refused s -> s.move().text();
      case Step.Listed s -> s.move().text();
      case Step.Absent s -> s.move().text();
      case Step.Look s ->
          s.expect().stream()
              .map(field -> field.key() + " is " + field.value())
              .collect(Collectors.joining(", "));
    };
  }

  /// The ruling, where the step asks for one instead of playing.
  private static Markup refusal(Played<?, ?> played) {
    return switch (played.step()) {
      case Step.Do _, Step.Chance _ when played.goesOn() -> Markup.NOTHING;
      case Step.Do _, Step.Chance _, Step.Refused _, Step.Listed _, Step.Absent _, Step.Look _ ->
          played.ruling().map(StoryText::ruling).orElse(Markup.NOTHING);
    };
  }

  private static Markup ruling(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> reason(allowed.reason(), allowed.clauses());
      case Ruling.Refused refused -> reason(refused.reason(), List.of(refused.clause()));
    };
  }

  private static Markup reason(String reason, List<? extends Clause> clauses) {
    return Markup.of("<p class=\"ruling\">{}{}</p>\n", reason, ClauseText.citations(clauses));
  }

  private static Markup events(List<Event> events) {
    return events.isEmpty()
        ? Markup.NOTHING
        : Markup.of("<ul class=\"events\">\n{}</ul>\n", Markup.each(events, StoryText::event));
  }

  /// The event with what identifies it in front and its facts behind the colon.
  private static Markup event(Event event) {
    int colon = event.text().indexOf(": ");
    String what = colon < 0 ? event.text() : event.text().substring(0, colon);
    String facts = colon < 0 ? "" : event.text().substring(colon + 2);
    return Markup.of(
        "<li>{}<span class=\"facts\">{}</span>{}</li>\n",
        facts.isEmpty() ? what : what + ": ",
        facts,
        ClauseText.citations(event.clauses()));
  }

  private static Markup failures(List<Failure> failures) {
    return Markup.each(failures, failure -> Markup.of("<p class=\"failure\">{}</p>\n", failure));
  }
}
