package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import java.util.List;

/// A game whose plays begin in a position of somebody's choice; its rules are those of another one.
///
/// @param rules the game with these rules
/// @param opening where plays begin
/// @param <P> positions of the game
/// @param <M> moves of the game
public record GameFrom<P, M>(Game<P, M> rules, P opening) implements Game<P, M> {

  @Override
  public Turn<M> turn(P position) {
    return rules.turn(position);
  }

  @Override
  public P play(P position, M move, Chronicle chronicle) {
    return rules.play(position, move, chronicle);
  }

  @Override
  public Ruling judge(P position, M move) {
    return rules.judge(position, move);
  }

  @Override
  public P observe(P position, Player player) {
    return rules.observe(position, player);
  }

  @Override
  public P table(P position) {
    return rules.table(position);
  }

  @Override
  public Rulebook rulebook() {
    return rules.rulebook();
  }

  @Override
  public List<? extends Player> players() {
    return rules.players();
  }

  @Override
  public List<String> chanceSources() {
    return rules.chanceSources();
  }

  @Override
  public Notation<P, M> notation() {
    return rules.notation();
  }
}
