package dev.rulewright.starquest.material;

import dev.rulewright.kernel.input.TableNumbers;
import dev.rulewright.starquest.board.Board;
import java.util.List;
import java.util.Optional;

/// Everything that a mission needs.
///
/// Aliens are numbered from 0 in the order of the figures: their kinds index [Counts].
///
/// @param board the map
/// @param mission what is played for
/// @param figures the kinds of figures
/// @param weapons the weapons
/// @param events the kinds of event cards
/// @param cards the kinds of cards of teams
/// @param tables the numbers in the tables of figures and cards that all this was read from
/// @param assumptions what rests on no evidence, one sentence each
public record Material(
    Board board,
    Mission mission,
    List<Figure> figures,
    List<Weapon> weapons,
    List<Card> events,
    List<Card> cards,
    TableNumbers tables,
    List<String> assumptions) {

  /// The names of the figures of a team.
  static final String COMMANDER = "commander";

  static final String MARINE = "marine";
  static final String HEAVY_MARINE = "heavy-marine";

  /// The name of the figure that stands on four squares.
  static final String DREADNOUGHT = "dreadnought";

  /// The points of the tokens of the primary and the secondary mission (GOAL-1).
  public static final int PRIMARY_POINTS = 30;

  public static final int SECONDARY_POINTS = 15;

  /// The marines of a team besides the Commander (ROLE-1).
  public static final int MARINES = 4;

  /// Copies the lists.
  public Material {
    figures = List.copyOf(figures);
    weapons = List.copyOf(weapons);
    events = List.copyOf(events);
    cards = List.copyOf(cards);
    assumptions = List.copyOf(assumptions);
  }

  /// The same for another mission on the same map.
  public Material with(Mission other) {
    return new Material(board, other, figures, weapons, events, cards, tables, assumptions);
  }

  /// The figure of a name.
  public Optional<Figure> figure(String id) {
    return figures.stream().filter(figure -> figure.id().equals(id)).findFirst();
  }

  /// The aliens in the order of their kinds.
  public List<Figure> aliens() {
    return figures.stream().filter(figure -> !figure.marine()).toList();
  }

  private Figure required(String id) {
    return figure(id).orElseThrow();
  }

  /// The Commander.
  public Figure commander() {
    return required(COMMANDER);
  }

  /// A marine without a heavy weapon.
  public Figure marine() {
    return required(MARINE);
  }

  /// A marine with a heavy weapon.
  public Figure heavyMarine() {
    return required(HEAVY_MARINE);
  }

  /// The Dreadnought, if the box has one.
  public Optional<Figure> dreadnought() {
    return figure(DREADNOUGHT);
  }
}
