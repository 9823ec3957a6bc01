package dev.rulewright.pocketmodel.notation;

import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.notation.Phrases;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.pocketmodel.PocketClause;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.CombatStep;
import dev.rulewright.pocketmodel.Stage.Plain;
import dev.rulewright.pocketmodel.Stage.StrikeStep;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What play is at, in words:
///
/// | stage | text |
/// |---|---|
/// | a turn, or before the first | `acting`, `laying`, `starting`, `dealing`, `deploying`, `deploying razor, vigilance` |
/// | an objective is replaced | `replacing hidden-base`, with the card thrown away `replacing hidden-base minefield` |
/// | a combat action | `combat first-card targets d1 d1 left a2 battle a1 cards none none rolls 0 0`, and `powers empire` |
/// | a strike action | `strikes roll units 2 next 1 target minefield turned-up` |
/// | reserve units come in | `bring-in empire 3 then acting` |
/// | the end | `over alliance no-units`, `over draw turn-limit` |
record StageText(Names names) {

  private static final Form<CombatStep> COMBAT_STEP =
      Form.choice(List.of(CombatStep.values()), "a step");
  private static final Form<StrikeStep> STRIKE_STEP =
      Form.choice(List.of(StrikeStep.values()), "a step");
  private static final Form<Integer> STARS = Form.number(0, 99, "the stars");
  private static final Form<Integer> ROLL = Form.number(0, 12, "the base roll");
  private static final String DRAW = "draw";
  private static final String NO_UNITS = "no-units";
  private static final String NO_OBJECTIVES = "no-objectives";
  private static final String TURN_LIMIT = "turn-limit";

  // ---- Writing ----

  static String write(Stage stage) {
    return switch (stage) {
      case Plain plain -> Name.of(plain.name());
      case Stage.Deploying deploying ->
          deploying.committed() == null ? "deploying" : "deploying " + deploying.committed();
      case Stage.Replacing(Card now, Card old) ->
          "replacing " + now + (old == null ? "" : " " + old);
      case Stage.Combat combat -> combat(combat);
      case Stage.Strikes strikes ->
          "strikes %s units %d next %d"
                  .formatted(strikes.step(), strikes.units(), strikes.striking())
              + (strikes.target() == null ? "" : " target " + strikes.target())
              + (strikes.turnedUp() ? " turned-up" : "");
      case Stage.BringingIn(Force player, int stars, Stage then) ->
          "bring-in %s %d then %s".formatted(player, stars, write(then));
      case Stage.Over(Result result) -> "over " + result.who() + " " + result.reason();
    };
  }

  private static String combat(Stage.Combat combat) {
    var text = new StringBuilder("combat ").append(combat.step()).append(" targets");
    combat.targets().forEach(target -> text.append(" d").append(target));
    if (combat.left() != 0) {
      text.append(" left");
      IntStream.rangeClosed(1, combat.targets().size())
          .filter(attacker -> (combat.left() & 1 << (attacker - 1)) != 0)
          .forEach(attacker -> text.append(" a").append(attacker));
    }
    if (combat.attacker() > 0) {
      text.append(" battle a").append(combat.attacker());
      text.append(" cards ").append(orNone(combat.attackCard()));
      text.append(' ').append(orNone(combat.defenceCard()));
      text.append(" rolls ").append(combat.attackRoll()).append(' ').append(combat.defenceRoll());
    }
    if (combat.powers() != 0) {
      text.append(" powers ");
      text.append(
          Stream.of(Force.values())
              .filter(force -> (combat.powers() & 1 << force.seat()) != 0)
              .map(Force::id)
              .collect(Collectors.joining(" ")));
    }
    return text.toString();
  }

  private static String orNone(@Nullable Card card) {
    return card == null ? Form.NONE : card.id();
  }

  // ---- Reading ----

  Form<Stage> form() {
    return phrases().form(StageText::write);
  }

  private Phrases<Stage> phrases() {
    var phrases = new Phrases<Stage>("a stage", "the stage");
    for (Plain plain : Plain.values()) {
      phrases.with(write(plain), _ -> plain);
    }
    return phrases
        .with(
            "deploying",
            words -> new Stage.Deploying(words.hasNext() ? names.units.read(words.rest()) : null))
        .with("replacing", this::replacing)
        .with("combat", this::combat)
        .with("strikes", this::strikes)
        .with("bring-in", this::bringIn)
        .with("over", this::over);
  }

  private Stage replacing(Cursor cursor) {
    return new Stage.Replacing(
        names.card.next(cursor), cursor.hasNext() ? names.card.next(cursor) : null);
  }

  private Stage bringIn(Cursor cursor) {
    Force player = Names.FORCE.next(cursor);
    int stars = STARS.next(cursor, "stars");
    cursor.skip("then");
    return new Stage.BringingIn(player, stars, phrases().read(cursor));
  }

  private Stage combat(Cursor cursor) {
    CombatStep step = COMBAT_STEP.next(cursor);
    cursor.skip("targets");
    List<Integer> targets = numbers(cursor, mark -> number(mark, "d"));
    int left = 0;
    if (cursor.has("left")) {
      for (int attacker : numbers(cursor, mark -> attacker(mark, targets.size()))) {
        left |= 1 << (attacker - 1);
      }
    }
    int attacker = 0;
    Card attackCard = null;
    Card defenceCard = null;
    int attackRoll = 0;
    int defenceRoll = 0;
    if (cursor.has("battle")) {
      attacker = attacker(cursor.next("an attacker"), targets.size());
      cursor.skip("cards");
      attackCard = cardOrNone(cursor.next("a card"));
      defenceCard = cardOrNone(cursor.next("a card"));
      cursor.skip("rolls");
      attackRoll = ROLL.next(cursor, "a roll");
      defenceRoll = ROLL.next(cursor, "a roll");
    }
    int powers = 0;
    if (cursor.has("powers")) {
      for (Force force : Names.FORCE.each(cursor)) {
        powers |= 1 << force.seat();
      }
    }
    return new Stage.Combat(
        step, targets, left, attacker, attackCard, defenceCard, attackRoll, defenceRoll, powers);
  }

  private @Nullable Card cardOrNone(Word word) {
    return word.isNone() ? null : names.card.read(word);
  }

  private static List<Integer> numbers(Cursor cursor, ToIntFunction<Word> reading) {
    var numbers = new ArrayList<Integer>();
    while (cursor.hasNext()
        && !cursor.isNext("left")
        && !cursor.isNext("battle")
        && !cursor.isNext("powers")) {
      Word mark = cursor.next("a mark");
      if (numbers.size() == Numbers.MOST_PER_ACTION) {
        throw mark.because("there are %d marks already, more than attack together", numbers.size());
      }
      numbers.add(reading.applyAsInt(mark));
    }
    return numbers;
  }

  /// One of so many attackers.
  private static int attacker(Word word, int attackers) {
    int attacker = number(word, "a");
    if (attacker > attackers) {
      throw word.because("there are %d attackers", attackers);
    }
    return attacker;
  }

  static int number(Word word, String letter) {
    if (!word.text().matches(letter + "[1-9]\\d*")) {
      throw word.expected("a mark such as %s1", letter);
    }
    return word.from(1).number(1, Numbers.MOST_PER_ACTION, "the number of a mark");
  }

  private Stage strikes(Cursor cursor) {
    StrikeStep step = STRIKE_STEP.next(cursor);
    cursor.skip("units");
    int units = cursor.next("a number").number(1, Numbers.MOST_PER_ACTION, "the units");
    cursor.skip("next");
    int next = cursor.next("a number").number(1, units + 1, "the unit that strikes");
    Card target = cursor.has("target") ? names.card.next(cursor) : null;
    return new Stage.Strikes(step, target, units, next, cursor.has("turned-up"));
  }

  private Stage over(Cursor cursor) {
    Word winner = cursor.next("a winner");
    List<Force> winners = winner.is(DRAW) ? List.of() : List.of(Names.FORCE.read(winner));
    Word reason = cursor.next("a reason");
    List<PocketClause> clauses =
        switch (reason.text()) {
          case NO_UNITS -> List.of(PocketClause.END_1, PocketClause.GOAL_1);
          case NO_OBJECTIVES -> List.of(PocketClause.END_2, PocketClause.GOAL_1);
          case TURN_LIMIT -> List.of(PocketClause.LENGTH_1);
          default -> throw reason.unknown(List.of(NO_UNITS, NO_OBJECTIVES, TURN_LIMIT), "a reason");
        };
    return new Stage.Over(new Result(winners, reason.text(), clauses));
  }
}
