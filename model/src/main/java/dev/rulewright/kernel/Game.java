package dev.rulewright.kernel;

import java.util.List;

/// The rules of one game, for one set of material and one reading of the unclear clauses.
///
/// A game is stateless and safe for any number of threads. Positions and moves are immutable
/// values, equal by content. Chance is explicit: [#turn] says whether a position waits for a
/// player's decision, for chance, or for nobody because play is over.
///
/// One definition of legal holds throughout: a move is [Allowed][Ruling.Allowed] exactly when it is
/// listed (a damage split: when its normal form is listed).
///
/// @param <P> positions
/// @param <M> moves, including the outcomes of chance
public interface Game<P, M> {

  /// The rulebook whose rules these are.
  Rulebook rulebook();

  /// The reading in its text form, such as `standard` or `printed-fr,A38=any-opposing`.
  String reading();

  /// What a result of this game rests on without evidence, one sentence each.
  default List<String> assumptions() {
    return List.of();
  }

  /// The players in seat order; at least two.
  List<? extends Player> players();

  /// The names of the independent sources of chance, one random stream each. A [Turn.Chance] names
  /// its source by its index in this list.
  List<String> chanceSources();

  /// The position in which a play begins.
  P opening();

  /// Who or what decides next, and between what. The same position always gives the same list in
  /// the same order.
  Turn<M> turn(P position);

  /// The position after a move, or after an outcome of chance.
  ///
  /// @param move a move that [#judge] allows. A move that it refuses has no defined result: ask
  ///   first.
  /// @param chronicle receives what happens, with the clauses that make it happen
  /// @throws IllegalStateException if the move cannot even be carried out, such as a move of a unit
  ///   that is not on the board
  P play(P position, M move, Chronicle chronicle);

  /// The position after a move, with nobody listening.
  default P play(P position, M move) {
    return play(position, move, Chronicle.SILENT);
  }

  /// Whether a move is legal here and which clauses say so.
  Ruling judge(P position, M move);

  /// The position as one player may know it. What is hidden from that player is replaced by what
  /// the player can infer from the table alone; two positions that look the same to the player give
  /// equal observations.
  P observe(P position, Player player);

  /// The position without what is remembered only for the sake of this reading: equal for two
  /// positions, be it under different readings, in which the same things lie on the table and the
  /// same player is on the move.
  default P table(P position) {
    return position;
  }

  /// The text form of positions and moves.
  Notation<P, M> notation();
}
