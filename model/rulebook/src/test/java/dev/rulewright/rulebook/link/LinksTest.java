package dev.rulewright.rulebook.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LinksTest {

  private record Printed(String id, List<Citation> citations) implements Clause {

    @Override
    public String paraphrase() {
      return "A player draws cards.";
    }

    @Override
    public Optional<String> notModelled() {
      return Optional.empty();
    }
  }

  private static final Printed DRAW =
      new Printed(
          "DRAW-1", List.of(new Clause.Citation("de", 10, 12), new Clause.Citation("en", 30, 30)));

  private static final Question HOW_MANY =
      new Question(
          "Q1",
          "draw.cards",
          "How many?",
          List.of(
              new Question.Answer("two", "Two.", List.of("de")),
              new Question.Answer("three", "Three.", List.of("en"))),
          List.of(),
          "two",
          Question.Support.DECIDED,
          "it says so",
          List.of(DRAW),
          Clause.Status.PRINTED);

  private static final Rulebook RULEBOOK =
      new Rulebook("game", "Game", List.of("de", "en"), List.of(DRAW), List.of(HOW_MANY));

  private static final Rulebook MISSION_COMBAT =
      ChosenGame.standard("mission-combat").box().rulebook();

  /// Links of editions whose units stand in the lines that the rulebook cites.
  private static Links links(Rulebook rulebook, Unit german, Unit english) {
    var clauses =
        ClauseTable.of(
            rulebook,
            new PrintedSentences(Map.of()),
            List.of(
                new Edition("de", "de.txt", List.of(german)),
                new Edition("en", "en.txt", List.of(english))));
    return new Links(rulebook, clauses, NormalForms.of(rulebook), List.of());
  }

  private static Finding.Link link(int german, int english, String said) {
    var row = new Row(Map.of("de", List.of(unit(german)), "en", List.of(unit(english))), 1);
    var finding =
        new Finding(
            Kind.NUMBER,
            Severity.RULE_CHANGING,
            0.9,
            row,
            Map.of("de", new Said("2", "2"), "en", new Said(said, said)),
            "number",
            "the numbers differ",
            Finding.Link.NONE);
    return links(RULEBOOK, unit(german), unit(english)).link(finding).link();
  }

  private static Unit unit(int line) {
    return Texts.unit(line, "Text.");
  }

  @Test
  void whatDiffersWhereTheEditionsAnswerAQuestionDifferentlyIsLinkedToIt() {
    assertThat(link(11, 30, "3")).isEqualTo(new Finding.Link("DRAW-1", "Q1", ""));
  }

  @Test
  void whatOneEditionAnswersAndAnotherLacksIsLinkedToTheQuestion() {
    Unit english = unit(30);
    var row = new Row(Map.of("en", List.of(english), "fr", List.of()), 1);
    var gap =
        new Finding(
            Kind.OMISSION,
            Severity.MISLEADING,
            0.6,
            row,
            Map.of("en", new Said("said", ""), "fr", Said.NOTHING),
            "text",
            "fr says nothing of it",
            Finding.Link.NONE);
    assertThat(links(RULEBOOK, unit(11), english).link(gap).link().question()).isEqualTo("Q1");
  }

  @Test
  void otherLinesConcernNoQuestion() {
    assertThat(link(11, 31, "3")).isEqualTo(new Finding.Link("DRAW-1", "", ""));
    assertThat(link(13, 31, "3")).isEqualTo(Finding.Link.NONE);
  }

  @Test
  void editionsThatSayTheSameConcernNoQuestion() {
    assertThat(link(11, 30, "2").question()).isEmpty();
  }

  /// What the table of a game makes of two sentences in lines where clauses of it stand.
  private static List<Finding> known(int german, String says, int english, String said) {
    var row =
        new Row(
            Map.of(
                "de", List.of(Texts.unit(german, says)),
                "en", List.of(Texts.unit(english, said))),
            1);
    return missionCombat(row).known(new Alignment(List.of("de", "en"), List.of(row)));
  }

  private static Links missionCombat(Row row) {
    return links(MISSION_COMBAT, row.in("de").getFirst(), row.in("en").getFirst());
  }

  @Test
  void wordsThatAnswerAQuestionDifferentlyChangeTheRules() {
    assertThat(known(183, "Den Schaden verteilen.", 460, "Inflict the damage."))
        .filteredOn(finding -> finding.parameter().equals("concept"))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.severity()).isEqualTo(Severity.RULE_CHANGING);
          assertThat(finding.link()).isEqualTo(new Finding.Link("ATTACK-3", "L07", ""));
          assertThat(missionCombat(finding.row()).answered(finding).orElseThrow().answers())
              .isEqualTo(Map.of("de", "one-pool", "en", "per-target"));
        });
  }

  @Test
  void wordsThatAnswerWhatAnotherEditionLeavesOpenMislead() {
    assertThat(known(290, "Die andere legt er ab.", 565, "He discards the other one face up."))
        .filteredOn(finding -> finding.parameter().equals("openness"))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.severity()).isEqualTo(Severity.MISLEADING);
          assertThat(finding.link().question()).isEqualTo("A10");
        });
  }

  @Test
  void wordsThatGiveTheSameAnswerAreNotTold() {
    assertThat(known(183, "Den Schaden verteilen.", 460, "Distribute the damage."))
        .noneMatch(finding -> finding.parameter().equals("concept"));
  }
}
