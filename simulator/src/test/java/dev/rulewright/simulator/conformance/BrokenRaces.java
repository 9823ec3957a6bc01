package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.Variant;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import tokenrace.RaceClause;
import tokenrace.RaceMove;
import tokenrace.RacePosition;
import tokenrace.TokenRace;

/// The race, broken in one way each: a mutant for every promise.
final class BrokenRaces {

  private static final TokenRace WHOLE = new TokenRace();

  private BrokenRaces() {}

  /// The race without a fault.
  interface Race extends Variant<RacePosition, RaceMove> {
    @Override
    default Game<RacePosition, RaceMove> game() {
      return WHOLE;
    }
  }

  /// A race that breaks a promise.
  static Game<RacePosition, RaceMove> breaking(Promise promise) {
    return switch (promise) {
      case ANSWERS, LIST, ORDER, INDEX, WEIGHTS, LEGAL_IS_LISTED, RESULT -> listing(promise);
      case POSITION_TEXT, MOVE_TEXT, UNCHANGED -> writing(promise);
      case PICTURE -> new Invisible();
      case LISTED_IS_LEGAL, RULINGS -> judging(promise);
      case EVENTS, REPEATABLE, END -> playing(promise);
      case HIDDEN, OWN_MOVES -> seeing(promise);
      case CATALOGUE, SEATS -> introducing(promise);
    };
  }

  private static Race listing(Promise promise) {
    var asked = new AtomicInteger();
    return new Race() {
      @Override
      public Turn<RaceMove> turn(RacePosition position) {
        Turn<RaceMove> turn = game().turn(position);
        return switch (turn) {
          case Turn.Decision<RaceMove>(var player, var moves) ->
              new Turn.Decision<>(
                  player, new Listed(list(position, moves.stream().toList()), promise));
          case Turn.Chance<RaceMove>(int source, var outcomes) ->
              new Turn.Chance<>(source, new Listed(outcomes.stream().toList(), promise));
          case Turn.Over<RaceMove>(var result) when promise == Promise.RESULT ->
              new Turn.Over<>(new Result(result.winners(), "The End", result.clauses()));
          case Turn.Over<RaceMove> over -> over;
        };
      }

      private List<RaceMove> list(RacePosition position, List<RaceMove> moves) {
        if (promise == Promise.ANSWERS && position.pot() > 8) {
          throw new ArithmeticException("too much");
        }
        return switch (promise) {
          case LIST -> List.of(moves.getFirst(), moves.getFirst());
          case ORDER -> asked.incrementAndGet() % 2 == 0 ? moves : moves.reversed();
          case LEGAL_IS_LISTED -> moves.subList(0, 1);
          default -> moves;
        };
      }
    };
  }

  /// Moves and outcomes of the same weight.
  record Listed(List<RaceMove> moves, Promise broken) implements Outcomes<RaceMove> {
    @Override
    public long size() {
      return moves.size();
    }

    @Override
    public RaceMove get(long index) {
      boolean lenient = broken == Promise.INDEX && index == moves.size();
      return moves.get(lenient ? 0 : (int) index);
    }

    @Override
    public long weight(long index) {
      return 1;
    }

    @Override
    public RaceMove drawn(long ticket) {
      boolean wrong = broken == Promise.WEIGHTS && ticket >= 0 && ticket < moves.size();
      return wrong ? moves.getFirst() : Outcomes.super.drawn(ticket);
    }
  }

  /// A race of which nothing is to be seen.
  private record Invisible() implements Race, Pictured<RacePosition> {
    @Override
    public Picture picture(RacePosition position, Optional<Player> viewer) {
      return new Picture("", List.of());
    }
  }

  private static Race writing(Promise promise) {
    return new Race() {
      private final AtomicInteger written = new AtomicInteger();

      @Override
      public Notation<RacePosition, RaceMove> notation() {
        return new Text(game().notation(), promise, written);
      }
    };
  }

  private record Text(Notation<RacePosition, RaceMove> text, Promise broken, AtomicInteger written)
      implements Notation<RacePosition, RaceMove> {
    @Override
    public List<Field> fields(RacePosition position) {
      List<Field> fields = text.fields(position);
      return broken == Promise.UNCHANGED && written.incrementAndGet() % 2 == 0
          ? fields.reversed()
          : fields;
    }

    @Override
    public RacePosition position(List<Field> fields, Place place) {
      return text.position(
          broken == Promise.POSITION_TEXT
              ? fields.stream().filter(field -> !field.key().equals("pot")).toList()
              : fields,
          place);
    }

    @Override
    public Optional<String> disagreement(RacePosition position, Field expected) {
      return text.disagreement(position, expected);
    }

    @Override
    public String writeMove(RaceMove move) {
      return broken == Promise.MOVE_TEXT && move instanceof RaceMove.Hold
          ? "roll"
          : text.writeMove(move);
    }

    @Override
    public RaceMove readMove(RacePosition position, String move, Place place) {
      return text.readMove(position, move, place);
    }
  }

  private static Race judging(Promise promise) {
    return new Race() {
      @Override
      public Ruling judge(RacePosition position, RaceMove move) {
        if (promise == Promise.RULINGS) {
          return game().judge(position, move) instanceof Ruling.Refused(var clause, String _)
              ? new Ruling.Refused(clause, "")
              : new Ruling.Allowed(List.of(), "of course");
        }
        return move instanceof RaceMove.Show && position.pot() > 8
            ? new Ruling.Refused(RaceClause.SHOW, "it is too late")
            : game().judge(position, move);
      }
    };
  }

  private static Race playing(Promise promise) {
    var played = new AtomicInteger();
    return new Race() {
      @Override
      public RacePosition play(RacePosition position, RaceMove move, Chronicle chronicle) {
        if (promise == Promise.END && move instanceof RaceMove.Hold) {
          game().play(position, move, chronicle);
          return position;
        }
        boolean otherwise = promise == Promise.REPEATABLE && played.incrementAndGet() % 100 == 0;
        return promise == Promise.EVENTS
            ? game().play(position, move)
            : game().play(position, otherwise ? new RaceMove.Rolled(5) : move, chronicle);
      }
    };
  }

  private static Race seeing(Promise promise) {
    return new Race() {
      @Override
      public RacePosition observe(RacePosition position, Player player) {
        return promise == Promise.HIDDEN
            ? position
            : game()
                .notation()
                .position(
                    game().notation().fields(game().observe(position, player)).stream()
                        .filter(field -> !field.key().equals("pot"))
                        .toList(),
                    Place.of("seen"));
      }
    };
  }

  private static Race introducing(Promise promise) {
    return new Race() {
      @Override
      public Rulebook rulebook() {
        Rulebook book = game().rulebook();
        return promise == Promise.CATALOGUE
            ? new Rulebook(
                book.game(),
                book.title(),
                book.editions(),
                Collections.nCopies(2, RaceClause.WIN),
                book.questions())
            : book;
      }

      @Override
      public List<? extends Player> players() {
        return promise == Promise.SEATS ? game().players().reversed() : game().players();
      }
    };
  }
}
