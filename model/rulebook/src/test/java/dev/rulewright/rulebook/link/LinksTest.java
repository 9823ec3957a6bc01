package dev.rulewright.rulebook.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.compare.Finding.Said;
import dev.rulewright.rulebook.compare.Kind;
import dev.rulewright.rulebook.compare.Severity;
import dev.rulewright.rulebook.exchange.ClauseTable;
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

  private static final Links LINKS =
      links(new Rulebook("game", "Game", List.of("de", "en"), List.of(DRAW), List.of(HOW_MANY)));

  private static Links links(Rulebook rulebook) {
    return new Links(rulebook, ClauseTable.of(rulebook), NormalForms.NONE);
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
    return LINKS.link(finding).link();
  }

  private static Unit unit(int line) {
    return new Unit(line + ".1", line, line, "", Role.RULE, "Text.");
  }

  @Test
  void whatDiffersWhereTheEditionsAnswerAQuestionDifferentlyIsLinkedToIt() {
    assertThat(link(11, 30, "3")).isEqualTo(new Finding.Link("DRAW-1", "Q1", ""));
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
}
