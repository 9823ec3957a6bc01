package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Readings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/// A tiny game: take 1 to 3 stones from a heap and pay one each, or roll and take what the die says
/// for nothing; who takes the last stone wins. Two moves are wrong on purpose: `cheat` is allowed
/// but not listed, `trap` is listed but refused. `waste` is allowed and listed only as `take 1`.
///
/// The question S1, `take.most`, is how many stones may be taken: `three` or `two`.
///
/// @param most the answer to it
public record Stones(int most) implements Game<Stones.Heap, String>, Notation<Stones.Heap, String> {

  private static final Question MOST =
      new Question(
          "S1",
          "take.most",
          "How many stones may be taken?",
          List.of(
              new Question.Answer("three", "Up to three.", List.of()),
              new Question.Answer("two", "Up to two.", List.of())),
          List.of(),
          "three",
          Question.Support.DECIDED,
          "somebody said so",
          List.of(Rule.TAKE_1),
          Clause.Status.PRINTED);

  Stones() {
    this(3);
  }

  public enum Seat implements Player {
    LEFT,
    RIGHT;

    Seat next() {
      return this == LEFT ? RIGHT : LEFT;
    }
  }

  public record Heap(int stones, Seat mover, boolean rolling) {}

  enum Rule implements Clause {
    TAKE_1,
    TAKE_2,
    ROLL_1,
    WIN_1,
    NAME_1;

    @Override
    public String id() {
      return name().replace('_', '-');
    }

    @Override
    public String paraphrase() {
      return "a rule";
    }

    @Override
    public List<Citation> citations() {
      return List.of();
    }

    @Override
    public Optional<String> notModelled() {
      return this == NAME_1 ? Optional.of("a name is only a name") : Optional.empty();
    }
  }

  private static Event happened(String text, int cost, Rule rule) {
    return new Event(List.of(rule), cost, text, List.of());
  }

  private static final Rulebook BOOK =
      new Rulebook("stones", "Stones", List.of("en"), List.of(Rule.values()), List.of(MOST));

  private static final List<String> READINGS = List.of("standard", "printed");

  public static final Box<Heap, String> BOX =
      new Box<>() {
        @Override
        public List<Seat> players() {
          return List.of(Seat.values());
        }

        // The two readings are written by hand below.
        @Override
        public Readings readings() {
          return Readings.none(BOOK);
        }

        @Override
        public Game<Heap, String> game(String reading, Place place) {
          int most =
              switch (reading) {
                case "standard", "standard,S1=three" -> 3;
                case "printed", "standard,S1=two" -> 2;
                default -> throw BadInput.at(place).unknown("a reading", reading, READINGS);
              };
          return new Stones(most);
        }

        @Override
        public boolean isListedInNormalForm(String move) {
          return move.equals("waste");
        }
      };

  // ---- Rules ----

  @Override
  public Rulebook rulebook() {
    return BOOK;
  }

  @Override
  public String reading() {
    return most == 3 ? "standard" : "printed";
  }

  @Override
  public List<Seat> players() {
    return List.of(Seat.values());
  }

  @Override
  public List<String> chanceSources() {
    return List.of("die");
  }

  @Override
  public Heap opening() {
    return new Heap(5, Seat.LEFT, false);
  }

  private record Texts(List<String> texts) implements Outcomes<String> {
    boolean has(String text) {
      return texts.contains(text);
    }

    @Override
    public long size() {
      return texts.size();
    }

    @Override
    public String get(long index) {
      return texts.get((int) index);
    }

    @Override
    public long weight(long index) {
      return 1;
    }
  }

  @Override
  public Turn<String> turn(Heap heap) {
    if (heap.stones() == 0) {
      Seat winner = heap.mover().next();
      return new Turn.Over<>(new Result(List.of(winner), "no-stones-left", List.of(Rule.WIN_1)));
    }
    return heap.rolling() ? new Turn.Chance<>(0, counted("rolled ", heap)) : decision(heap);
  }

  private Turn<String> decision(Heap heap) {
    var moves = new ArrayList<>(counted("take ", heap).texts());
    moves.addAll(List.of("roll", "trap"));
    Moves<String> listed = new Texts(moves);
    return new Turn.Decision<>(heap.mover(), listed);
  }

  private Texts counted(String verb, Heap heap) {
    return new Texts(
        IntStream.rangeClosed(1, Math.min(most, heap.stones())).mapToObj(n -> verb + n).toList());
  }

  @Override
  public Heap play(Heap heap, String move, Chronicle chronicle) {
    if (move.equals("roll")) {
      return new Heap(heap.stones(), heap.mover(), true);
    }
    int taken = move.contains(" ") ? Integer.parseInt(move.substring(move.indexOf(" ") + 1)) : 1;
    boolean rolled = move.startsWith("rolled");
    String who = heap.mover().id();
    int left = heap.stones() - taken;
    chronicle.tell(
        happened(
            "took " + taken + " " + who + ": " + left + " left",
            rolled ? 0 : taken,
            rolled ? Rule.ROLL_1 : Rule.TAKE_1));
    if (left == 0) {
      chronicle.tell(happened("won " + who, 0, Rule.WIN_1));
    }
    return new Heap(left, heap.mover().next(), false);
  }

  private static int taken(String take) {
    return Integer.parseInt(take.substring(5));
  }

  @Override
  public Ruling judge(Heap heap, String move) {
    return switch (move) {
      case "trap" -> new Ruling.Refused(Rule.TAKE_1, "it is a trap");
      case String take when take.matches("take [34]") && most < taken(take) ->
          new Ruling.Refused(Rule.TAKE_1, taken(take) + " stones are more than " + most);
      case String take when take.matches("take [23]") && heap.stones() < taken(take) ->
          new Ruling.Refused(Rule.TAKE_2, "only " + heap.stones() + " left");
      case String rolled
          when rolled.startsWith("rolled") && !counted("rolled ", heap).has(rolled) ->
          new Ruling.Refused(Rule.ROLL_1, "the die has three sides");
      case String _ when heap.stones() == 0 -> new Ruling.Refused(Rule.WIN_1, "play is over");
      default ->
          new Ruling.Allowed(
              List.of(happened("taken", 0, Rule.TAKE_1)), "1 to 3 stones may be taken");
    };
  }

  @Override
  public Heap observe(Heap heap, Player player) {
    return heap;
  }

  // ---- Notation ----

  @Override
  public Notation<Heap, String> notation() {
    return this;
  }

  private static final List<String> KEYS = List.of("stones", "to-move");

  @Override
  public List<Field> fields(Heap heap) {
    return List.of(Field.of("stones", "" + heap.stones()), Field.of("to-move", heap.mover().id()));
  }

  @Override
  public Heap position(List<Field> fields, Place place) {
    int stones = 5;
    Seat mover = Seat.LEFT;
    for (Field field : fields) {
      switch (field.key()) {
        case "stones" -> stones = Integer.parseInt(field.value());
        case "to-move" -> mover = Seat.valueOf(field.value().toUpperCase(Locale.ROOT));
        default -> throw BadInput.at(field.keyPlace()).unknown("a field", field.key(), KEYS);
      }
    }
    return new Heap(stones, mover, false);
  }

  @Override
  public Optional<String> disagreement(Heap heap, Field expected) {
    String found =
        switch (expected.key()) {
          case "stones" -> "" + heap.stones();
          case "to-move" -> heap.mover().id();
          default ->
              throw BadInput.at(expected.keyPlace()).unknown("a field", expected.key(), KEYS);
        };
    return found.equals(expected.value()) ? Optional.empty() : Optional.of(found);
  }

  @Override
  public String writeMove(String move) {
    return move;
  }

  @Override
  public String readMove(Heap heap, String text, Place place) {
    if (!text.matches("(take|rolled) \\d|roll|cheat|trap|waste")) {
      throw BadInput.at(place).found(text).expected("a move");
    }
    return text;
  }
}
