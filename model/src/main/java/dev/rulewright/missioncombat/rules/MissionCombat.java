package dev.rulewright.missioncombat.rules;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Ruling.Allowed;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Deal;
import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.picture.BoardPicture;
import dev.rulewright.missioncombat.rules.otherwise.Layout;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.List;
import java.util.Optional;

/// *Mission: Combat!* for one set of material and one reading.
public final class MissionCombat implements Game<Position, Move>, Pictured<Position> {

  /// What the rulebook leaves open, in words.
  public static final Readings READINGS =
      Readings.of("mission-combat", "Mission: Combat!", MissionClause.class);

  private final Material material;
  private final Reading reading;
  private final Chapters chapters;
  private final EntryNotation<Position, Move> notation;

  /// The game with some material, under a reading.
  public MissionCombat(Material material, Reading reading) {
    this.material = Layout.of(material, reading);
    this.reading = reading;
    chapters = new Chapters(this.material, reading);
    notation = chapters.notation();
  }

  /// The game with the material that ships with it, under the standard reading.
  public static MissionCombat standard() {
    return new MissionCombat(Material.standard(), READINGS.standard());
  }

  /// The material in use, its board laid out as the reading says.
  public Material material() {
    return material;
  }

  /// The answers of the reading in use.
  public Reading answers() {
    return reading;
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
    return material.assumptions();
  }

  @Override
  public List<Faction> players() {
    return List.of(Faction.values());
  }

  @Override
  public List<String> chanceSources() {
    return List.of("start player", "marines' deck", "portalists' deck");
  }

  @Override
  public EntryNotation<Position, Move> notation() {
    return notation;
  }

  @Override
  public Picture picture(Position position, Optional<Player> viewer) {
    return new BoardPicture(material.board(), chapters.damage(), chapters.control())
        .of(position, viewer);
  }

  @Override
  public Position opening() {
    return chapters.opening();
  }

  @Override
  public Position observe(Position position, Player player) {
    return Observation.of(position, (Faction) player, chapters.discardPiles());
  }

  /// A position that looks to a player like another one: what the player cannot see lies where the
  /// deal puts it. Dealt [in order][Deal#IN_ORDER] it is what [#observe] gives.
  ///
  /// @param deal is asked for one card after the other, the opponent's hand first
  public Position dealt(Position position, Faction player, Deal deal) {
    return Observation.dealt(position, player, chapters.discardPiles(), deal);
  }

  @Override
  public Position table(Position position) {
    return position
        .with(Memory.NONE)
        .with(Faction.MARINES, position.side(Faction.MARINES).withoutMarks())
        .with(Faction.PORTALISTS, position.side(Faction.PORTALISTS).withoutMarks())
        .withGuest(null)
        .withPast(null);
  }

  /// A position of a turn in which nothing is remembered, as it is when a play begins with it: who
  /// controls what is remembered where the reading asks for it, and the beginning of a turn counts
  /// as one.
  public Position beginningWith(Position position) {
    return chapters.beginningWith(position);
  }

  // ---- Play ----

  @Override
  public Turn<Move> turn(Position position) {
    return chapters.turn(position);
  }

  @Override
  public Ruling judge(Position position, Move move) {
    Refused refused = chapters.refusal(position, move);
    return refused == null ? allowed(position, move) : refused;
  }

  private Allowed allowed(Position position, Move move) {
    List<Event> events = Allowed.events(this, position, move);
    if (!(position.stage() instanceof Stage.Acting)) {
      return new Allowed(events, "costs nothing");
    }
    int cost = events.stream().mapToInt(Event::cost).sum();
    return new Allowed(
        events,
        move instanceof Move.EndTurn || move instanceof Move.OfferDraw
            ? "costs nothing and is always possible unless a unit must attack or move first"
            : "costs %d AP, %d left".formatted(cost, position.ap() - cost));
  }

  @Override
  public Position play(Position position, Move move, Chronicle chronicle) {
    return chapters.play(position, move, chronicle);
  }

  /// What damage does.
  public Damage damage() {
    return chapters.damage();
  }

  /// The position in which a move is made: every guest that goes back before it has gone back.
  public Position departed(Position position, Move move) {
    return chapters.departed(position, move);
  }
}
