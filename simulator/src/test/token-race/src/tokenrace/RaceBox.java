package tokenrace;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;

/// What is in the box: the bag. From it the race is set up for any reading.
///
/// @param bag the tokens
/// @param turns the turns that are played at most
public record RaceBox(Bag bag, int turns) implements Box<RacePosition, RaceMove> {

  @Override
  public Readings readings() {
    return TokenRace.READINGS;
  }

  @Override
  public List<Runner> players() {
    return List.of(Runner.values());
  }

  @Override
  public Game<RacePosition, RaceMove> game(String reading, Place place) {
    return new TokenRace(TokenRace.READINGS.parse(reading, place), bag, turns);
  }
}
