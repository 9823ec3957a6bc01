package dev.rulewright.reports.storyboard;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.picture.Difference;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.Marked;
import dev.rulewright.reports.picture.PictureSvg;
import dev.rulewright.scenarios.Failure;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Step;
import dev.rulewright.scenarios.Transcript;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Tells one play of a scenario, step by step.
///
/// @param boards which boards a step shows
/// @param sentences how moves are said
/// @param clauses where clauses are told
record StoryText<P, M>(
    Transcript<P, M> play, Boards boards, Sentences sentences, ClauseText clauses) {

  /// Which boards a step shows that changes something.
  enum Boards {
    /// The one before it and the one after it.
    PAIRS,
    /// The one after it; that before the first stands above.
    AFTER
  }

  /// The whole play.
  Markup told() {
    int all = play.steps().size();
    return Markup.of("{}{}", opening(all), rest(all));
  }

  /// The given position and the first steps.
  Markup opening(int steps) {
    boolean firstIsShown =
        boards == Boards.PAIRS && steps > 0 && !difference(play.steps().getFirst()).isEmpty();
    return Markup.of(
        "{}{}",
        firstIsShown
            ? Markup.NOTHING
            : figures(figure("given", picture(play.opening().given()), Marked.NOTHING)),
        list(1, play.steps().subList(0, steps)));
  }

  /// The other steps.
  Markup rest(int from) {
    return Markup.of(
        "{}{}",
        list(from + 1, play.steps().subList(from, play.steps().size())),
        failures(play.failuresAtEnd()));
  }

  private Markup list(int first, List<Played<P, M>> steps) {
    return steps.isEmpty()
        ? Markup.NOTHING
        : Markup.of(
            "<ol class=\"steps\" style=\"counter-reset: step {}\">\n{}</ol>\n",
            first - 1,
            Markup.each(steps, this::step));
  }

  // ---- Boards ----

  private Picture picture(P position) {
    return Pictured.of(play.opening().game(), position, Optional.empty()).named(sentences.names());
  }

  private Difference difference(Played<P, M> played) {
    return Difference.between(picture(played.before()), picture(played.after()));
  }

  private Markup boards(Played<P, M> played) {
    Difference difference = difference(played);
    if (difference.isEmpty()) {
      return Markup.NOTHING;
    }
    Markup after = figure("after", picture(played.after()), Marked.after(difference));
    return figures(
        boards == Boards.AFTER
            ? after
            : Markup.of(
                "{}{}",
                figure("before", picture(played.before()), Marked.before(difference)),
                after));
  }

  private static Markup figures(Markup figures) {
    return Markup.of("<div class=\"boards\">\n{}</div>\n", figures);
  }

  private static Markup figure(String when, Picture picture, Marked marked) {
    return Markup.of(
        "<figure class=\"board{}>\n<figcaption>{}</figcaption>\n{}</figure>\n",
        PictureSvg.width(picture) > PictureSvg.WIDTH
            // It scrolls on a phone, so the keyboard has to reach it.
            ? new Markup(" large\" tabindex=\"0\"")
            : new Markup("\""),
        when,
        PictureSvg.element(picture, marked));
  }

  // ---- Steps ----

  private Markup step(Played<P, M> played) {
    var cited = new LinkedHashSet<Clause>();
    played.cited().forEach(cited::add);
    return Markup.of(
        """
        <li class="step {}">
        {}{}{}{}{}{}{}</li>
        """,
        kind(played.step()),
        headline(played),
        played
            .step()
            .note()
            .map(note -> Markup.of("<p class=\"note\">{}</p>\n", note))
            .orElse(Markup.NOTHING),
        refusal(played),
        events(played.events()),
        failures(played.failures()),
        boards(played),
        ClauseText.texts(notation(played), cited));
  }

  private Markup headline(Played<P, M> played) {
    String notation = notation(played);
    return Markup.of(
        "<p class=\"move\" title=\"{}\">{}<strong>{}</strong>{}</p>\n",
        notation,
        label(played.step()),
        played.step() instanceof Step.Look ? notation : sentences.of(notation),
        played.cost() > 0 ? Markup.of(" <span class=\"cost\">cost {}</span>", played.cost()) : "");
  }

  private String notation(Played<P, M> played) {
    Game<P, M> game = play.opening().game();
    return played.move().map(game.notation()::writeMove).orElseGet(() -> asWritten(played.step()));
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
  private Markup refusal(Played<?, ?> played) {
    return switch (played.step()) {
      case Step.Do _, Step.Chance _ when played.goesOn() -> Markup.NOTHING;
      case Step.Do _, Step.Chance _, Step.Refused _, Step.Listed _, Step.Absent _, Step.Look _ ->
          played.ruling().map(this::ruling).orElse(Markup.NOTHING);
    };
  }

  private Markup ruling(Ruling ruling) {
    return switch (ruling) {
      case Ruling.Allowed allowed -> reason(allowed.reason(), allowed.clauses());
      case Ruling.Refused refused -> reason(refused.reason(), List.of(refused.clause()));
    };
  }

  private Markup reason(String reason, List<? extends Clause> cited) {
    return Markup.of(
        "<p class=\"ruling\">{}{}</p>\n", sentences.named(reason), clauses.citations(cited));
  }

  private Markup events(List<Event> events) {
    return events.isEmpty()
        ? Markup.NOTHING
        : Markup.of("<ul class=\"events\">\n{}</ul>\n", Markup.each(events, this::event));
  }

  /// The event with what identifies it in front and its facts behind the colon.
  private Markup event(Event event) {
    String text = sentences.told(event.text());
    int colon = text.indexOf(": ");
    String what = colon < 0 ? text : text.substring(0, colon);
    String facts = colon < 0 ? "" : text.substring(colon + 2);
    return Markup.of(
        "<li title=\"{}\">{}<span class=\"facts\">{}</span>{}</li>\n",
        event.text(),
        facts.isEmpty() ? what : what + ": ",
        facts,
        clauses.citations(event.clauses()));
  }

  private static Markup failures(List<Failure> failures) {
    return Markup.each(failures, failure -> Markup.of("<p class=\"failure\">{}</p>\n", failure));
  }
}
