package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Check.OfPlay;
import dev.rulewright.kernel.Check.OfPosition;
import dev.rulewright.kernel.Check.OfQuestion;
import dev.rulewright.kernel.Check.OfStep;
import dev.rulewright.kernel.Check.OfTurn;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// Random play of a game in which properties are watched: for each that is broken, how it was first
/// broken.
final class Watched {

  private final Game<Position, Move> game;
  private final List<Property<Position, Move>> properties;
  private final Map<String, String> broken = new LinkedHashMap<>();

  Watched(Game<Position, Move> game, List<Property<Position, Move>> properties) {
    this.game = game;
    this.properties = properties;
  }

  /// The properties broken so far, each with how.
  Map<String, String> broken() {
    return broken;
  }

  /// Plays from a start, for some decisions at most, until every property is broken.
  void play(Position start, int decisions, SplittableRandom random) {
    Position position = start;
    look(null, null, position);
    for (int i = 0; i < decisions && broken.size() < properties.size(); i++) {
      Move move = chosen(position, random);
      if (move == null) {
        return;
      }
      Position after = game.play(position, move);
      look(position, move, after);
      position = after;
    }
  }

  /// A move of a kind drawn first, so that the many ways to split damage do not outweigh the rest;
  /// null if play is over.
  private @Nullable Move chosen(Position position, SplittableRandom random) {
    return switch (game.turn(position)) {
      case Turn.Over<Move> _ -> null;
      case Turn.Chance<Move> chance ->
          chance.outcomes().drawn(random.nextLong(chance.outcomes().totalWeight()));
      case Turn.Decision<Move> decision -> {
        Moves<Move> moves = decision.moves();
        var some = new ArrayList<Move>();
        for (int i = 0; i < 6; i++) {
          some.add(moves.get(random.nextLong(moves.size())));
        }
        var kinds = some.stream().map(Move::getClass).distinct().toList();
        var kind = kinds.get(random.nextInt(kinds.size()));
        yield some.stream().filter(kind::isInstance).findFirst().orElseThrow();
      }
    };
  }

  private void look(@Nullable Position before, @Nullable Move move, Position after) {
    for (Property<Position, Move> property : properties) {
      String how =
          switch (property.check()) {
            case OfPosition<Position, Move> check -> check.broken(after);
            case OfTurn<Position, Move> check -> check.broken(after, game.turn(after));
            case OfStep<Position, Move> check ->
                before == null || move == null ? null : check.broken(before, move, after);
            case OfPlay<Position, Move> _, OfQuestion<Position, Move> _ -> null;
          };
      if (how != null) {
        broken.putIfAbsent(
            property.id(),
            "%s%n  before %s%n  move %s%n  after %s".formatted(how, before, move, after));
      }
    }
  }
}
