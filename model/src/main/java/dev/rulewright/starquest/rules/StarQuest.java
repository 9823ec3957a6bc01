package dev.rulewright.starquest.rules;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.picture.FieldPicture;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.notation.StarQuestNotation;
import dev.rulewright.starquest.picture.BoardPicture;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.List;
import java.util.Optional;

/// *StarQuest* for one mission, some teams and one reading.
public final class StarQuest implements Game<Position, Move>, Pictured<Position> {

  /// What the rulebook leaves open, in words.
  public static final Readings READINGS =
      Readings.of("starquest", "StarQuest", StarQuestClause.class);

  private final Ship ship;
  private final Reading reading;
  private final List<Seat> players;
  private final Chapters chapters;
  private final Position opening;
  private final EntryNotation<Position, Move> notation;

  /// The game with some material, under a reading.
  ///
  /// @param teams the number of teams, from 1 to 3
  public StarQuest(Material material, Reading reading, int teams) {
    this.reading = reading;
    ship = new Ship(material, reading, teams);
    players = Ending.players(teams);
    chapters = new Chapters(ship);
    opening = chapters.opening();
    notation = StarQuestNotation.of(material, teams);
  }

  /// The material in use.
  public Material material() {
    return ship.material();
  }

  /// The answers of the reading in use.
  public Reading answers() {
    return reading;
  }

  /// The material under the reading, with what the rules look up.
  public Ship ship() {
    return ship;
  }

  @Override
  public Rulebook rulebook() {
    return READINGS.rulebook();
  }

  @Override
  public String reading() {
    return reading.toString();
  }

  @Override
  public List<String> assumptions() {
    return ship.material().assumptions();
  }

  @Override
  public List<Seat> players() {
    return players;
  }

  @Override
  public List<String> chanceSources() {
    return List.of("event deck", "dice");
  }

  @Override
  public EntryNotation<Position, Move> notation() {
    return notation;
  }

  @Override
  public Picture picture(Position position, Optional<Player> viewer) {
    String stage = FieldPicture.waitsFor(notation.fields(position));
    return new BoardPicture(ship.material(), ship.teams(), chapters::sight)
        .of(position, stage, viewer);
  }

  @Override
  public Position opening() {
    return opening;
  }

  @Override
  public Position observe(Position position, Player player) {
    return player == Seat.ALIEN ? position : Observation.dealt(ship, position, Deal.IN_ORDER);
  }

  /// A position that looks to a team like another one: what the blips are is as the deal says.
  public Position dealt(Position position, Deal deal) {
    return Observation.dealt(ship, position, deal);
  }

  /// The blips on the boards and in reserve that were never revealed, by kind, see [Counts].
  public long unseen(Position position) {
    return Observation.unseen(ship, position);
  }

  // ---- Play ----

  @Override
  public Turn<Move> turn(Position position) {
    return chapters.turn(position);
  }

  @Override
  public Ruling judge(Position position, Move move) {
    StarQuestClause because = chapters.whyNot(position, move);
    return because == null
        ? Ruling.Allowed.of(this, position, move)
        : new Ruling.Refused(because, Reasons.of(because, ship, position, move));
  }

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
    return chapters.play(position, move, chronicle);
  }
}
