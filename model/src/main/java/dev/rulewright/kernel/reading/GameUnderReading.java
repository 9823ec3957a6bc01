package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import java.util.List;

/// A game with what is said of it where it is made: its players, its sources of chance, and the
/// reading under which it is played.
///
/// @param <P> positions
/// @param <M> moves, including the outcomes of chance
public abstract class GameUnderReading<P, M> implements Game<P, M> {

  private final Readings readings;
  private final Reading reading;
  private final List<String> assumptions;
  private final List<? extends Player> players;
  private final List<String> chanceSources;

  /// A game.
  ///
  /// @param readings of the rulebook, of which one is played
  /// @param assumptions see [Game#assumptions]
  /// @param players in seat order
  /// @param chanceSources see [Game#chanceSources]
  protected GameUnderReading(
      Readings readings,
      Reading reading,
      List<String> assumptions,
      List<? extends Player> players,
      List<String> chanceSources) {
    this.readings = readings;
    this.reading = reading;
    this.assumptions = List.copyOf(assumptions);
    this.players = List.copyOf(players);
    this.chanceSources = List.copyOf(chanceSources);
  }

  /// The answers of the reading in use.
  public final Reading answers() {
    return reading;
  }

  @Override
  public final Rulebook rulebook() {
    return readings.rulebook();
  }

  @Override
  public final String reading() {
    return reading.toString();
  }

  @Override
  public final List<String> assumptions() {
    return assumptions;
  }

  @Override
  public final List<? extends Player> players() {
    return players;
  }

  @Override
  public final List<String> chanceSources() {
    return chanceSources;
  }
}
