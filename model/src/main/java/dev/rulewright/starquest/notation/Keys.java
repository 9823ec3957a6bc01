package dev.rulewright.starquest.notation;

import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.board.Square;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The keys of the fields. Besides these, each square's name is a key.
final class Keys {

  static final String STAGE = "stage";
  static final String TO_MOVE = "to-move";
  static final String ACTIVE = "active";
  static final String OPEN = "open";
  static final String SCANNED = "scanned";
  static final String WAITING = "waiting";
  static final String BLIPS = "blips";
  static final String TOKENS = "tokens";
  static final String FACE_UP = "face-up";
  static final String EVENTS = "events";
  static final String POINTS = "-points";
  static final String PRIMARY = "primary";
  static final String READ = "secondary-read";
  static final String SECONDARY = "secondary";
  static final String PLAYED = "played";
  static final String FORCED = "forced";
  static final String LAST_ROUND = "last-round";
  static final String ORDER = "order";
  static final String BEGUN = "begun";
  static final String CARDS = "-cards";

  static final String WINNER = "winner";
  static final String ENDED_BY = "ended-by";
  static final String MOVES = "moves";

  private static final List<String> OF_POSITIONS =
      List.of(
          STAGE,
          TO_MOVE,
          ACTIVE,
          OPEN,
          SCANNED,
          WAITING,
          BLIPS,
          TOKENS,
          FACE_UP,
          EVENTS,
          PRIMARY,
          READ,
          SECONDARY,
          PLAYED,
          FORCED,
          LAST_ROUND,
          ORDER,
          BEGUN);

  /// The fields that follow from the others.
  static final List<String> DERIVED = List.of(WINNER, ENDED_BY, MOVES);

  private Keys() {}

  static String points(Seat seat) {
    return seat.id() + POINTS;
  }

  static String cards(Seat seat) {
    return seat.id() + CARDS;
  }

  static List<String> ofPositions(Names names) {
    var board = names.material().board();
    return Stream.of(
            OF_POSITIONS.stream(),
            names.seats().stream().map(Keys::points),
            names.seats().stream().skip(1).map(Keys::cards),
            IntStream.range(0, board.size())
                .filter(board::exists)
                .mapToObj(board::square)
                .map(Square::toString))
        .flatMap(each -> each)
        .toList();
  }
}
