package dev.rulewright.kernel;

import java.util.List;

/// A game with the rules of another one, but for what is overridden.
///
/// @param <P> positions of the game
/// @param <M> moves of the game
public interface Variant<P, M> extends Game<P, M> {

  /// The game whose rules these are otherwise.
  Game<P, M> game();

  @Override
  default Rulebook rulebook() {
    return game().rulebook();
  }

  @Override
  default String reading() {
    return game().reading();
  }

  @Override
  default List<String> assumptions() {
    return game().assumptions();
  }

  @Override
  default List<? extends Player> players() {
    return game().players();
  }

  @Override
  default List<String> chanceSources() {
    return game().chanceSources();
  }

  @Override
  default P opening() {
    return game().opening();
  }

  @Override
  default Turn<M> turn(P position) {
    return game().turn(position);
  }

  @Override
  default P play(P position, M move, Chronicle chronicle) {
    return game().play(position, move, chronicle);
  }

  @Override
  default Ruling judge(P position, M move) {
    return game().judge(position, move);
  }

  @Override
  default P observe(P position, Player player) {
    return game().observe(position, player);
  }

  @Override
  default P table(P position) {
    return game().table(position);
  }

  @Override
  default Notation<P, M> notation() {
    return game().notation();
  }
}
