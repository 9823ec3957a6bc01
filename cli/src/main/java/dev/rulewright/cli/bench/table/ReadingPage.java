package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Example.RuledOut;
import java.util.List;

/// Writes how a rulebook may be read: the profiles on top, then each question in words with its
/// answers. Whatever is chosen, the line is replayed under it.
///
/// @param box the game
public record ReadingPage(Address address, Box<?, ?> box) {

  /// The page.
  public static final String PATH = "/reading";

  public Markup markup() {
    Reading reading = reading();
    return Markup.of(
        """
        <div class="readings"><p>{}</p>
        <ol class="questions">{}</ol>
        <p><a href="{}">Back to the table</a></p></div>
        """,
        Markup.each(box.readings().profiles(), profile -> profile(profile, reading)),
        Markup.each(box.readings().questions(), question -> question(question, reading)),
        address.href(TablePage.PATH));
  }

  /// What is chosen, in words: the profile and what is answered otherwise.
  Markup chosen() {
    Reading reading = reading();
    Profile profile = profile(reading);
    List<Markup> others =
        profile.choices().stream()
            .filter(each -> !reading.answerTo(each.question()).equals(each.answer()))
            .map(each ->
                Markup.of(
                    "<li>{} <strong>{}</strong></li>",
                    each.question().asks(),
                    reading.answerTo(each.question()).sentence()))
            .toList();
    return Markup.of(
        "{}{}",
        name(profile),
        others.isEmpty() ? Markup.NOTHING : Markup.of(", but:<ul>{}</ul>", others));
  }

  private Reading reading() {
    return box.readings().parse(address.reading(), Place.of(Address.READING));
  }

  private Profile profile(Reading reading) {
    return box.readings().profile(reading.name().split(",", 2)[0]).orElseThrow();
  }

  private static String name(Profile profile) {
    return profile
        .edition()
        .map(edition -> "as printed in " + Rulebook.language(edition))
        .orElse("the standard reading");
  }

  private Markup profile(Profile profile, Reading reading) {
    boolean chosen = reading.name().equals(profile.name());
    return Markup.of(
        "<a class=\"button{}\" href=\"{}\">{}</a> ",
        chosen ? " chosen" : "",
        address.with(Address.READING, profile.name()).href(TablePage.PATH),
        Telling.capital(name(profile)));
  }

  private Markup question(Question question, Reading reading) {
    return Markup.of(
        "<li><span title=\"{}\">{}</span><ul>{}</ul></li>\n",
        question.id(),
        question.asks(),
        Markup.each(question.answers(), answer -> answer(question, answer, reading)));
  }

  private Markup answer(Question question, Question.Answer answer, Reading reading) {
    if (reading.answerTo(question).equals(answer)) {
      return Markup.of("<li><strong>{}</strong></li>", answer.sentence());
    }
    String text = new RuledOut(question, answer).in(reading.name());
    return Markup.of(
        "<li><a href=\"{}\">{}</a></li>",
        address.with(Address.READING, text).href(TablePage.PATH),
        answer.sentence());
  }
}
