package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.CHOOSE_FACTION;
import static dev.rulewright.missioncombat.MissionClause.CONTROL_AT_START;
import static dev.rulewright.missioncombat.MissionClause.START_PLAYER;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapter *Set-up*, the parts on the two players: who leads which faction, and who starts.
///
/// **A player of this model is a faction**, so the people behind the factions are not part of a
/// position. Where both want the same faction (A02), chance may seat them, which changes nothing on
/// the table. Or the start player, whom nobody can tell from the other yet, chooses a faction; the
/// choice is then the same as that of the faction that starts, and by convention the player in the
/// first seat makes it. The chosen faction draws first and places first.
///
/// Where no set-up is printed, play begins with an empty board, full decks and empty hands as soon
/// as the start player is known.
///
/// | who leads what | set-up | the stages in their order |
/// |---|---|---|
/// | agreed | printed | drawing, start player, placing |
/// | by chance | printed | seating, drawing, start player, placing |
/// | start player chooses | printed | choice, drawing, placing |
/// | agreed | not printed | start player |
/// | by chance | not printed | seating, start player |
/// | start player chooses | not printed | choice |
final class Opening {

  /// Who may start.
  static final Outcomes<Move> START_PLAYERS =
      Outcomes.of(List.of(new Move.Start(Faction.MARINES), new Move.Start(Faction.PORTALISTS)));

  /// Which faction the first of the two people may lead.
  static final Outcomes<Move> SEATS =
      Outcomes.of(List.of(new Move.Seat(Faction.MARINES), new Move.Seat(Faction.PORTALISTS)));

  private final Material material;
  private final PlayerTurn playerTurn;
  private final boolean printed;
  private final FactionConflict conflict;

  Opening(Material material, PlayerTurn playerTurn, Reading reading) {
    this.material = material;
    this.playerTurn = playerTurn;
    printed = reading.says("setup.given=yes");
    conflict = reading.answer("setup.faction-conflict", FactionConflict.values());
  }

  /// Both decks shuffled, nothing drawn.
  Position position() {
    return new Position(
        firstStage(),
        0,
        Faction.MARINES,
        0,
        side(Faction.MARINES),
        side(Faction.PORTALISTS),
        null,
        Memory.NONE,
        null);
  }

  /// - MATERIAL-1: Each faction has 30 playing cards.
  /// - SETUP-3: Each player's playing cards are shuffled into a face-down deck.
  private Side side(Faction faction) {
    Pile<Card> deck = Pile.full(material.cards(faction));
    return Side.of(List.of(), deck.emptied(), deck, deck.emptied());
  }

  /// - SETUP-1: Each player takes one of the two factions with its cards and areas.
  private Stage firstStage() {
    return switch (conflict) {
      case AGREEMENT -> stageOfTwoPlayers();
      case RANDOM -> Stage.SEATING;
      case START_PLAYER_CHOOSES -> Stage.CHOOSING_FACTION;
    };
  }

  /// What comes first once the factions have their players; the Marines draw first, which makes no
  /// difference.
  private Stage stageOfTwoPlayers() {
    return printed ? Stage.DRAWING_UNITS : Stage.CHOOSING_START_PLAYER;
  }

  /// Why a move is illegal while the players or the start player are found out, or null if it is
  /// legal.
  static @Nullable Refused refusal(Stage stage, Move move) {
    if (stage instanceof Stage.Seating) {
      return move instanceof Move.Seat
          ? null
          : new Refused(CHOOSE_FACTION, "nobody leads a faction yet");
    }
    return move instanceof Move.Start
        ? null
        : new Refused(START_PLAYER, "the start player has not been determined yet");
  }

  /// The position after chance has seated the two people.
  Position seated(Position position, Faction first, Chronicle chronicle) {
    chronicle.tell(
        () -> Event.of(List.of(CHOOSE_FACTION), "seated %s: the first of the two people", first));
    return position.with(stageOfTwoPlayers());
  }

  /// The position after the start player has chosen a faction.
  Position chosen(Position position, Faction startPlayer, Chronicle chronicle) {
    chronicle.tell(() ->
        Event.of(
            List.of(CHOOSE_FACTION, START_PLAYER, CONTROL_AT_START),
            "start-player %s",
            startPlayer));
    return printed
        ? handedTo(position, startPlayer).with(Stage.DRAWING_UNITS)
        : playerTurn.beginFirst(position, startPlayer, chronicle);
  }

  /// The position after both players have drawn their units. Who has chosen a faction as the start
  /// player drew first.
  Position unitsDrawn(Position position) {
    return conflict == FactionConflict.START_PLAYER_CHOOSES
        ? handedTo(position, position.mover().opponent()).with(Stage.PLACING)
        : position.with(Stage.CHOOSING_START_PLAYER);
  }

  /// The position after chance has determined the start player.
  ///
  /// - SETUP-6: The start player is determined at random.
  /// - CONTROL-2: At the start each player controls the own five areas.
  Position started(Position position, Faction startPlayer, Chronicle chronicle) {
    chronicle.tell(
        () -> Event.of(List.of(START_PLAYER, CONTROL_AT_START), "start-player %s", startPlayer));
    return printed
        ? handedTo(position, startPlayer).with(Stage.PLACING)
        : playerTurn.beginFirst(position, startPlayer, chronicle);
  }

  static Position handedTo(Position position, Faction player) {
    return new Position(
        position.stage(),
        position.turn(),
        player,
        position.ap(),
        position.side(Faction.MARINES),
        position.side(Faction.PORTALISTS),
        null,
        position.memory(),
        null);
  }

  /// The answers to `setup.faction-conflict`.
  private enum FactionConflict {
    AGREEMENT,
    RANDOM,
    START_PLAYER_CHOOSES
  }
}
