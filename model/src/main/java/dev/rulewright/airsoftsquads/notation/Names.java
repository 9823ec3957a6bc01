package dev.rulewright.airsoftsquads.notation;

import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.Material;
import dev.rulewright.airsoftsquads.material.Numbers;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.text.Word;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Operators and cards by their names.
final class Names {

  /// The most Moves of an operator that are written: as many as a TURN may have.
  private static final int MOST_MOVES = Numbers.MOST_MOVES;

  private static final Pattern OPERATOR =
      Pattern.compile("([a-z][a-z0-9-]*)(?:\\+([a-z0-9-]+))?(?:#(\\d{1,3}))?(?:\\*(\\d{1,3}))?");

  private static final List<String> STATES = List.of("exhausted", "hit", "out");

  static final Form<Integer> DIE = Form.number(1, 6, "the die");

  final Material material;
  final Form<OperatorCard> operatorCard;
  final Form<Card> card;

  /// A number of a FIELDPOSITION.
  final Form<Integer> position;

  Names(Material material) {
    this.material = material;
    operatorCard = Form.choice(material.operators(), "an operator");
    card = Form.choice(material.cards(), "a card");
    position = Form.number(1, material.numbers().fieldPositions(), "a FIELDPOSITION");
  }

  /// @param item whether it must be an ITEM, or must not
  Card card(Word word, boolean item) {
    Card found = card.read(word);
    if (found.isItem() != item) {
      throw word.because(item ? "that is no ITEM" : "an ITEM lies elsewhere");
    }
    return found;
  }

  List<Operator> savezone(Word word) {
    return word.pieces(',').stream()
        .map(this::saved)
        .sorted(Comparator.comparingInt(operator -> operator.printed().index()))
        .toList();
  }

  private Operator saved(Word word) {
    Operator operator = operator(word);
    boolean fresh = operator.hits() == 0 && operator.moves() == 0 && !operator.bonus();
    if (!fresh || operator.state() == State.FREE || operator.state() == State.EXHAUSTED) {
      throw word.expected("an operator that is up, HIT or OUT, without a HITCOUNTER");
    }
    return operator;
  }

  /// An operator, or a free position.
  Operator operator(Word word) {
    if (word.isNone()) {
      return Operator.NOBODY;
    }
    List<Word> words = word.words();
    Matcher parts = OPERATOR.matcher(words.getFirst().text());
    if (!parts.matches()) {
      throw words.getFirst().expected("an operator such as scout, scout+vest or scout#2*3");
    }
    int objective = number(parts.group(4));
    if (Form.NONE.equals(parts.group(1))) {
      return Operator.nobody(objective);
    }
    OperatorCard printed = operatorCard.read(words.getFirst().part(0, parts.end(1)));
    Operator operator = Operator.ready(printed).with(number(parts.group(3)), objective);
    if (parts.group(2) != null) {
      operator = operator.with(card.read(words.getFirst().part(parts.start(2), parts.end(2))));
    }
    for (Word extra : words.subList(1, words.size())) {
      boolean state = STATES.contains(extra.text());
      if (state && operator.state() != State.READY) {
        throw extra.expected("one state only, after '%s'".formatted(operator.state()));
      }
      operator = with(operator, extra);
    }
    if (operator.isDown()
        && !operator.equals(operator.down(operator.state(), operator.objective()))) {
      throw word.because("who is HIT or OUT has no HITCOUNTER, Moves or BONUS");
    }
    return operator;
  }

  private static int number(@Nullable String text) {
    return text == null ? 0 : Integer.parseInt(text);
  }

  private static Operator with(Operator operator, Word extra) {
    return switch (extra.text()) {
      case "exhausted" -> operator.in(State.EXHAUSTED);
      case "hit" -> operator.in(State.HIT);
      case "out" -> operator.in(State.OUT);
      case "bonus" -> operator.withBonus(true);
      default -> {
        List<String> moves =
            IntStream.rangeClosed(1, MOST_MOVES).mapToObj(number -> "moves-" + number).toList();
        int number = 1 + moves.indexOf(extra.text());
        if (number == 0) {
          throw extra.unknown(
              Stream.of(STATES, List.of("bonus"), moves).flatMap(List::stream).toList(), "a state");
        }
        yield operator.withMoves(number);
      }
    };
  }

  /// Several operators with commas between them.
  String write(List<Operator> operators) {
    return operators.stream().map(this::write).collect(Collectors.joining(", "));
  }

  String write(Operator operator) {
    var text = new StringBuilder(operator.state() == State.FREE ? Form.NONE : operator.name());
    Card attached = operator.attached();
    text.append(attached == null ? "" : "+" + attached);
    text.append(operator.hits() == 0 ? "" : "#" + operator.hits());
    text.append(operator.objective() == 0 ? "" : "*" + operator.objective());
    if (operator.isDown() || operator.state() == State.EXHAUSTED) {
      text.append(' ').append(operator.state());
    }
    text.append(operator.moves() == 0 ? "" : " moves-" + operator.moves());
    return text.append(operator.bonus() ? " bonus" : "").toString();
  }
}
