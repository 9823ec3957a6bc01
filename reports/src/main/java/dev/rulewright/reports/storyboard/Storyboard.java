package dev.rulewright.reports.storyboard;

import dev.rulewright.kernel.Question;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Example.RuledOut;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.Transcript;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Tells replayed scenarios: the given position, then each step with its price, its events, its
/// clauses and the board after it. What comes of the same moves under several readings stands side
/// by side.
///
/// @param language the language of titles, and the edition whose names are used
/// @param clauses where clauses are told
public record Storyboard(String language, ClauseText clauses) {

  /// What the frames of pieces mean.
  public static final String LEGEND =
      "Pieces that a step moves or changes have a frame: broken before it, heavy after it.";

  /// More stories than these are folded, so that the page stays one that can be surveyed.
  private static final int MOST_UNFOLDED = 6;

  /// Outcomes under other answers that are not folded.
  private static final int MOST_OUTCOMES = 3;

  /// Stories that stand on one page with the clauses that they cite.
  public Storyboard(String language) {
    this(language, ClauseText.TO_TABLE);
  }

  /// A scenario that is told.
  ///
  /// @param others what other answers change, if that is told as well
  public record Story(Plays plays, Optional<OtherAnswers> others) {}

  /// The section of a page that tells scenarios.
  ///
  /// @param first the number of the first one on its page
  public Markup of(String heading, int first, List<Story> stories) {
    List<Plays> judged = stories.stream().map(Story::plays).filter(Storyboard::isJudged).toList();
    long held = judged.stream().filter(Plays::passed).count();
    return Markup.section(
        first == 1 ? "stories" : "stories-" + first,
        heading,
        Markup.of(
            "<p class=\"note\">{}{}</p>\n",
            judged.isEmpty() ? "" : "%d of %d hold. ".formatted(held, judged.size()),
            LEGEND),
        IntStream.range(0, stories.size())
            .mapToObj(i -> story(first + i, stories.get(i), stories.size() <= MOST_UNFOLDED))
            .toList());
  }

  /// Whether it is a scenario, which is about clauses, and not a line that somebody has played.
  private static boolean isJudged(Plays story) {
    return !story.scenario().about().isEmpty();
  }

  private Markup story(int number, Story told, boolean unfolded) {
    Plays story = told.plays();
    return Markup.of(
        """
        <details class="story" id="story-{}"{}>
        <summary><span class="number">{}</span> <span class="title">{}</span> {}</summary>
        {}</details>
        """,
        number,
        new Markup(unfolded || !story.passed() ? " open" : ""),
        number,
        story.scenario().title().in(language),
        isJudged(story) ? verdict(story.passed()) : Markup.NOTHING,
        told(told));
  }

  /// A scenario on a page of its own, below its title.
  public Markup alone(Plays story) {
    return Markup.of(
        "<div class=\"told-alone\"><p>{}</p>\n{}</div>\n",
        isJudged(story) ? verdict(story.passed()) : Markup.NOTHING,
        told(new Story(story, Optional.empty())));
  }

  private Markup told(Story told) {
    Plays story = told.plays();
    Scenario scenario = story.scenario();
    return Markup.of(
        """
        <p class="note">{}reading {}{}{}</p>
        {}{}{}\
        """,
        isJudged(story) ? scenario.file() + " · " : "",
        scenario.reading(),
        scenario.source().map(source -> " · " + source).orElse(""),
        isJudged(story)
            ? Markup.of(" · about {}", clauses.links(scenario.about()))
            : Markup.NOTHING,
        question(story),
        story.transcripts().size() == 1
            ? text(story.transcripts().getFirst(), StoryText.Boards.PAIRS).told()
            : variants(story),
        told.others().map(Storyboard::others).orElse(Markup.NOTHING));
  }

  /// What other answers change; what comes behind the first outcomes is folded.
  private static Markup others(OtherAnswers others) {
    List<Markup> outcomes =
        others.byOutcome().entrySet().stream()
            .map(each ->
                Markup.of(
                    "<dt>{}</dt><dd><ul>{}</ul></dd>\n",
                    each.getKey(),
                    Markup.each(each.getValue(), Storyboard::other)))
            .toList();
    int shown = Math.min(MOST_OUTCOMES, outcomes.size());
    List<Markup> more = outcomes.subList(shown, outcomes.size());
    return Markup.of(
        """
        <div class="others"><h4>What other answers change</h4>
        <dl>{}</dl>
        {}<p class="note">{} other answers change nothing.</p></div>
        """,
        outcomes.subList(0, shown),
        more.isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<details><summary>{} more outcomes</summary><dl>{}</dl></details>\n",
                more.size(),
                more),
        others.unchanged());
  }

  private static Markup other(RuledOut other) {
    List<String> editions = other.answer().editions();
    return Markup.of(
        "<li>{} <strong>{}</strong> <span class=\"note\">{}{}</span></li>",
        other.question().asks(),
        other.answer().sentence(),
        other,
        editions.isEmpty() ? "" : ", printed in " + String.join(", ", editions));
  }

  private static Markup question(Plays story) {
    return asked(story)
        .map(question -> Markup.of("<p class=\"asks\">{} {}</p>\n", question.id(), question.asks()))
        .orElse(Markup.NOTHING);
  }

  private static Optional<Question> asked(Plays story) {
    return story
        .scenario()
        .question()
        .flatMap(named ->
            story.transcripts().getFirst().opening().box().rulebook().questions().stream()
                .filter(each -> each.id().equals(named.text()) || each.name().equals(named.text()))
                .findFirst());
  }

  /// What is the same under all readings, then the rest under each of them.
  private Markup variants(Plays story) {
    int common = common(story.transcripts());
    return Markup.of(
        "{}<div class=\"variants\">\n{}</div>\n",
        text(story.transcripts().getFirst(), StoryText.Boards.PAIRS).opening(common),
        IntStream.range(0, story.transcripts().size())
            .mapToObj(i -> variant(story, i, common))
            .toList());
  }

  /// The number of first steps that go the same way everywhere.
  private static int common(List<? extends Transcript<?, ?>> plays) {
    List<? extends Played<?, ?>> first = plays.getFirst().steps();
    int steps = 0;
    while (steps < first.size() && isCommon(steps, first.get(steps), plays)) {
      steps++;
    }
    return steps;
  }

  private static boolean isCommon(
      int index, Played<?, ?> step, List<? extends Transcript<?, ?>> plays) {
    return plays.stream()
        .allMatch(play ->
            index < play.steps().size()
                && play.steps().get(index).step().equals(step.step())
                && play.steps().get(index).ruling().equals(step.ruling())
                && play.steps().get(index).events().equals(step.events())
                && play.steps().get(index).after().equals(step.after()));
  }

  private Markup variant(Plays story, int index, int common) {
    Transcript<?, ?> transcript = story.transcripts().get(index);
    String name = story.scenario().under().get(index).name().text();
    String answer =
        asked(story)
            .flatMap(question -> question.answer(name))
            .map(Question.Answer::sentence)
            .orElse("");
    return Markup.of(
        "<section class=\"variant\">\n<h4>{}</h4>\n<p class=\"note\">{}</p>\n{}</section>\n",
        name,
        answer,
        text(transcript, StoryText.Boards.AFTER).rest(common));
  }

  private <P, M> StoryText<P, M> text(Transcript<P, M> play, StoryText.Boards boards) {
    return new StoryText<>(play, boards, play.opening().box().sentences().in(language), clauses);
  }

  private static Markup verdict(boolean held) {
    return held
        ? new Markup("<span class=\"held\">holds</span>")
        : new Markup("<span class=\"failed\">fails</span>");
  }
}
