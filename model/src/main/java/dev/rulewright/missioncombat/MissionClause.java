package dev.rulewright.missioncombat;

import dev.rulewright.kernel.Clause;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Every clause of the rulebook of *Mission: Combat!*, in the order of the German original, in our
/// own words, with the lines where each edition prints it.
///
/// The line ranges are those of the text file that holds the three editions one after another;
/// `none()` means that an edition does not print the clause, `but` in which point an edition that
/// prints it says less or something else.
public enum MissionClause implements Clause {
  // ---- Introduction and material ----
  GOAL(
      "INTRO-1",
      "The aim is to take the opponent's last unit off the board.",
      at(27),
      at(350).but("units are destroyed"),
      at(627).but("units are destroyed")),
  SIXTY_CARDS("MATERIAL-1", "Each faction has 30 playing cards.", at(31), at(354), at(631)),
  TEN_AREAS("MATERIAL-2", "Each faction has five area cards.", at(33), at(356), at(633)),
  FACTION_SYMBOL(
      "MATERIAL-3",
      "A symbol on each card tells which faction it belongs to.",
      at(39),
      at(362),
      at(639),
      "it describes the printed card; the faction of each card stands in the card data"),
  NAMES_HAVE_NO_FUNCTION(
      "MATERIAL-4",
      "Card names and pictures only serve to tell cards apart.",
      at(41),
      at(364),
      at(641),
      "nothing in play depends on a name, so there is nothing to carry out"),
  UNIT_CARD_FACE(
      "MATERIAL-5",
      "A unit card shows its defence, its attack and its traits.",
      at(45),
      at(368),
      at(645),
      "it describes the printed card; the values stand in the card data"),
  EVENT_CARD_FACE(
      "MATERIAL-6",
      "An event card shows the event symbol and the symbols of its effect.",
      at(69),
      at(372),
      at(649),
      "it describes the printed card; the effects stand in the card data"),
  AREA_CARD_FACE(
      "MATERIAL-7",
      "An area card shows its kind and, in brief, its effect.",
      at(77).and(81),
      at(380).but("only the kind is spoken of"),
      at(657).but("only the kind is spoken of"),
      "it describes the printed card; the effects stand in the area data"),
  AREA_NUMBER(
      "MATERIAL-8",
      "The number 1 to 5 on an area card matters for laying out the board and for nothing else.",
      at(79),
      at(382).but("that it matters for nothing else is not said"),
      at(659).but("that it matters for nothing else is not said"),
      "adjacency is data; only readings that lay the board out in rows look at the numbers"),

  // ---- Set-up ----
  CHOOSE_FACTION(
      "SETUP-1",
      "Each player takes one of the two factions with its cards and areas.",
      at(89),
      at(390),
      none()),
  LAY_OUT_BOARD(
      "SETUP-2",
      "The area cards are laid out as in the figure and form the board.",
      at(91, 95),
      at(390),
      none(),
      "the figure is lost; adjacency is data, marked as evidence or as assumed"),
  SHUFFLE_DECK(
      "SETUP-3",
      "Each player's playing cards are shuffled into a face-down deck.",
      at(97),
      at(390),
      none()),
  DRAW_FIVE_UNITS(
      "SETUP-4", "Each player draws until holding five units.", at(99), at(390), none()),
  REPLACE_EVENTS(
      "SETUP-5",
      "An event drawn on the way goes face up to the player's own discard pile and is replaced.",
      at(99),
      at(390).but("neither face up nor whose pile is said"),
      none()),
  START_PLAYER("SETUP-6", "The start player is determined at random.", at(101), at(390), none()),
  PLACE_ALTERNATELY(
      "SETUP-7",
      "The players place one unit at a time in turn, the start player first, until both have"
          + " placed five.",
      at(103),
      at(394),
      none()),
  PLACE_IN_OWN_AREA(
      "SETUP-8", "Units are placed in the player's own five areas.", at(103), at(394), none()),
  PLACE_ANY_NUMBER(
      "SETUP-9",
      "Several units may be placed in one area and areas may be left empty.",
      at(103),
      at(394),
      none()),
  PLACE_NOT_OVERSIZED_ON_BUILDING(
      "SETUP-10", "An oversized unit may not be placed on a building.", at(103), at(394), none()),
  NO_HAND_AT_START(
      "SETUP-11", "Nobody holds cards when the first turn begins.", at(107), at(394), none()),

  // ---- Course of play ----
  TURNS_ALTERNATE(
      "TURN-1",
      "The players take turns, beginning with the start player.",
      at(105).and(111),
      at(350).but("who begins is not said here"),
      at(627).but("who begins is not said")),
  FOUR_ACTIONS(
      "TURN-2",
      "The player on the move chooses among four actions: draw a card, play a card, move a unit,"
          + " attack.",
      at(115),
      at(402),
      at(671)),
  ACTION_COSTS_ONE_AP("TURN-3", "Each of the four actions costs 1 AP.", at(115), at(402), at(671)),
  ACTIONS_REPEAT(
      "TURN-4", "The same action may be taken several times in a turn.", at(115), at(402), at(671)),
  SAME_UNIT_REPEATS(
      "TURN-5",
      "One unit may move and attack several times in a turn.",
      at(115),
      at(402, 404),
      at(671)),
  FIRST_TURN_TWO_AP(
      "TURN-6", "The very first turn of the game has only 2 AP.", at(117), at(406), at(673)),
  FOUR_AP("TURN-7", "Every other turn has 4 AP.", at(117), at(406), at(673)),
  FREE_ACTIONS(
      "TURN-8",
      "Traits and controlled areas may add free actions; they cost no AP.",
      at(119),
      at(406),
      at(673)),
  ANY_ORDER("TURN-9", "Actions may be taken in any order.", at(121), at(408), at(673)),
  PLAYER_ENDS_TURN(
      "TURN-10",
      "The turn ends when the player has taken all actions wanted.",
      at(123),
      at(410),
      at(675)),
  FREE_ACTIONS_AFTER_AP(
      "TURN-11",
      "Free actions may still be taken when the AP are spent, so the end of the turn is announced.",
      at(125).but("announcing is recommended"),
      at(412).but("a player should announce it"),
      at(677)),
  REPAIR(
      "END-1",
      "When a turn ends, every unit on the board is rid of its damage.",
      at(129),
      at(416),
      at(681)),
  UNUSED_AP_LAPSE("END-2", "Unused AP are lost.", at(131), at(416), at(683)),
  OPPONENT_IS_NEXT("END-3", "Then the opponent is on the move.", at(133), at(418), at(685)),
  LAST_UNIT_REMOVED(
      "WIN-1",
      "Who removes the opponent's last unit from the board wins.",
      at(105).and(137),
      at(398).and(422).but("line 398 says destroyed"),
      at(667).and(689).but("line 667 says destroyed")),
  ENDS_AT_ONCE("WIN-2", "Play then ends at once.", at(137), at(422), at(689)),
  DRAW_BY_REPETITION(
      "WIN-3",
      "No edition ends an endless game; the reading may: a draw when the same position begins the"
          + " same player's turn for the third time.",
      none(),
      none(),
      none()),
  DRAW_BY_TURN_LIMIT(
      "WIN-4",
      "No edition ends an endless game; the reading may: a draw after a turn limit.",
      none(),
      none(),
      none()),
  DRAW_BY_AGREEMENT(
      "WIN-5",
      "No edition ends an endless game; the reading may: a draw when one player offers it at the"
          + " end of a turn and the other accepts.",
      none(),
      none(),
      none()),
  MORE_UNITS_AT_TURN_LIMIT(
      "WIN-6",
      "No edition ends an endless game; the reading may: at the turn limit the player with more"
          + " units on the board wins.",
      none(),
      none(),
      none()),

  // ---- Action: draw a card ----
  DRAW_TOP_CARD(
      "DRAW-1",
      "The top card of the player's own deck is taken in hand.",
      at(143),
      at(428),
      at(695)),
  RESHUFFLE(
      "DRAW-2",
      "When the last card of the deck is drawn, the discard pile is shuffled and becomes the deck.",
      at(143),
      at(428),
      at(695)),
  NO_HAND_LIMIT("DRAW-3", "There is no limit to a hand.", at(145), at(428), at(695)),
  HAND_IS_HIDDEN("DRAW-4", "Hands are kept hidden.", at(147), at(428), at(695)),

  // ---- Action: play a card ----
  PLAY_UNIT_OR_EVENT("PLAY-1", "Either a unit or an event is played.", at(151), at(432), at(699)),
  PLAY_UNIT_IN_OWN_AREA(
      "PLAY-2", "A unit is played from the hand into an own area.", at(155), at(436), at(703)),
  PLAY_UNIT_NOT_AMONG_ENEMIES(
      "PLAY-3", "A unit is not played into an area with enemy units.", at(155), at(436), at(703)),
  ANY_NUMBER_IN_AREA(
      "PLAY-4",
      "An area may hold any number of units.",
      at(155),
      at(436).and(446),
      at(703).and(713)),
  PLAY_NOT_OVERSIZED_ON_BUILDING(
      "PLAY-5", "An oversized unit is not played on a building.", at(155), at(436), at(703)),
  PLAY_EVENT_EFFECT(
      "PLAY-6", "An event is played from the hand and takes effect.", at(161), at(442), at(709)),
  PLAY_EVENT_DISCARD(
      "PLAY-7",
      "Then the event goes face up to its player's discard pile.",
      at(161),
      at(442),
      at(709)),

  // ---- Action: move a unit ----
  MOVE_TO_ADJACENT(
      "MOVE-1",
      "An own unit moves from its area to an adjacent area and ends its move there, unless it may"
          + " not stay.",
      at(165),
      at(446).but("that its move ends there is not said"),
      at(713).but("that its move ends there is not said")),
  MOVE_SEVERAL_TIMES(
      "MOVE-2", "A unit may move several times in a turn.", at(169), at(450), at(717)),
  MOVE_NOT_THROUGH_ENEMIES(
      "MOVE-3",
      "A unit does not move through an area with enemy units.",
      at(169),
      at(450),
      at(717)),
  ENTER_MUST_ATTACK(
      "MOVE-4",
      "A unit that enters an area with enemy units must attack next, once or more.",
      at(169),
      at(450).but("it attacks until no enemy is left there"),
      at(717).but("it attacks until no enemy is left there")),
  ENTER_STAYS_WHEN_CLEAR(
      "MOVE-5",
      "Before any other action the area is checked: with no enemy left there, the unit stays.",
      at(171, 173),
      at(450).but("no check before other actions is spoken of"),
      at(717).but("no check before other actions is spoken of")),
  ENTER_GOES_BACK(
      "MOVE-6",
      "With an enemy left there, the unit goes back to the area it came from, or goes on"
          + " attacking.",
      at(173),
      at(450),
      at(717)),
  OVERSIZED_NOT_ON_BUILDING(
      "MOVE-7",
      "An oversized unit may neither stay on a building nor pass through one, own or enemy.",
      at(165).and(177),
      at(454),
      at(721)),
  OVERSIZED_ENTERS_TO_ATTACK(
      "MOVE-8",
      "An oversized unit may enter a building to attack from there right after the move, once or"
          + " more.",
      at(177),
      at(454),
      at(721)),
  OVERSIZED_GOES_BACK(
      "MOVE-9",
      "Before any other action the oversized unit goes back to the area it came from, whether or"
          + " not enemies are left.",
      at(177),
      at(454).but("it goes back after attacking"),
      at(721).but("it goes back after each attack")),
  GO_BACK_AT_TURN_END(
      "MOVE-10",
      "A unit that still has enemies beside it at the end of the turn, or an oversized unit on a"
          + " building, goes back too.",
      at(173).and(177),
      at(454).but("only the oversized unit is spoken of"),
      at(721).but("only the oversized unit is spoken of")),
  GO_BACK_FREE(
      "MOVE-11", "Going back costs no AP.", at(173).and(177), at(450).and(454), at(717).and(721)),

  // ---- Action: attack ----
  ATTACK_WITH_OWN_UNIT(
      "ATTACK-1",
      "One of the player's own units on the board attacks with the damage of its weapon.",
      at(183),
      at(460),
      at(727)),
  ATTACK_SAME_AREA(
      "ATTACK-2", "Targets are enemy units in the attacker's own area.", at(183), at(460), at(727)),
  ATTACK_DISTRIBUTES(
      "ATTACK-3",
      "The damage is split freely over one or more targets.",
      at(183),
      at(460)
          .but("the damage, or less, is done to one or more targets; splitting is not spoken of"),
      at(727).but("the damage is done to one or more targets; splitting is not spoken of")),
  ATTACK_NEEDS_TARGET(
      "ATTACK-4", "An attack goes against at least one target.", at(183), at(460), at(727)),
  ATTACK_MATCHING_TYPE(
      "ATTACK-5",
      "A target's unit type equals the attacker's weapon class; other units cannot be attacked by"
          + " it.",
      at(183),
      at(460).and(476),
      at(727).and(743)),
  DESTROYED(
      "ATTACK-6",
      "A unit whose damage reaches its defence is destroyed and goes face up to its owner's discard"
          + " pile.",
      at(185),
      at(462).but("neither face up nor whose pile is said"),
      at(729).but("neither face up nor whose pile is said")),
  DAMAGE_ADDS_UP(
      "ATTACK-7",
      "Damage below the defence stays on the unit and adds up until the end of the turn.",
      at(187),
      at(464),
      at(731).but("further damage is said to come in the next turns")),
  UNIT_TYPES(
      "ATTACK-8",
      "Every unit is of the type Standard, Elite or Colossal.",
      at(193),
      at(468),
      at(735)),
  DEFENCE_VALUE(
      "ATTACK-9",
      "The number on the type symbol is the unit's defence.",
      at(195),
      at(470),
      at(737)),
  WEAPON_CLASSES(
      "ATTACK-10",
      "There are three weapon classes, one against each unit type.",
      at(201, 208),
      at(476, 481),
      at(743, 748)),
  DAMAGE_VALUE(
      "ATTACK-11",
      "The number on the attack symbol is the damage of one attack.",
      at(203),
      at(476),
      at(743)),

  // ---- Traits ----
  TRAIT_OVERSIZED(
      "TRAIT-1",
      "Oversized (both factions): not played on buildings, not through buildings, in only to attack"
          + " and then back.",
      at(216),
      at(489),
      at(756)),
  TRAIT_SPEED(
      "TRAIT-2",
      "Speed (Portalists only): the unit has a move that costs no AP.",
      at(220),
      at(493),
      at(760)),
  SPEED_ONCE(
      "TRAIT-3", "The free move of speed is had once per own turn.", at(220), at(493), at(760)),
  TRAIT_RANGED(
      "TRAIT-4",
      "Ranged (Marines only): attacks reach directly adjacent areas as well.",
      at(224),
      at(497),
      at(764)),
  RANGED_DISTRIBUTES(
      "TRAIT-5",
      "The damage of a ranged attack is split freely over all targets in reach, in any of these"
          + " areas.",
      at(226),
      at(497),
      at(764).but("it goes to units whose damage is made against the attacker's own type")),

  // ---- Events ----
  HELLFIRE(
      "EVENT-1",
      "Hellfire (Marines): up to 50 damage, split freely over enemy Colossal units anywhere.",
      at(232),
      at(505),
      at(770).but("whose units is not said")),
  ARTILLERY_BARRAGE(
      "EVENT-2",
      "Artillery Barrage (Marines): up to 40 damage, split freely over enemy Standard units"
          + " anywhere.",
      at(236),
      at(509),
      at(774).but("whose units is not said")),
  MISSILE_STRIKE(
      "EVENT-3",
      "Missile Strike (Marines): up to 40 damage, split freely over enemy Elite units anywhere.",
      at(240),
      at(513),
      at(778).but("whose units is not said")),
  TRAP_PORTAL(
      "EVENT-4",
      "Trap Portal (Portalists): one enemy unit goes from the board face up to its owner's discard"
          + " pile.",
      at(244),
      at(517),
      at(782)),

  // ---- Areas and control ----
  OWN_AREAS(
      "AREA-1",
      "The five areas of a player's faction are that player's own areas, the others opposing.",
      at(250),
      at(523),
      at(788)),
  OWN_REMAINS_OWN(
      "AREA-2",
      "Own areas stay own and opposing areas opposing, whoever controls them.",
      at(250),
      at(523),
      at(788)),
  CONTROLLER_USES_EFFECT(
      "CONTROL-1",
      "A player may use the effect of an area, own or opposing, while controlling it.",
      at(254),
      at(527),
      at(792)),
  CONTROL_AT_START(
      "CONTROL-2",
      "At the start each player controls the own five areas.",
      at(256),
      at(529),
      at(794)),
  CONTROL_OWN_AREA(
      "CONTROL-3",
      "An own area is controlled when it is empty or holds only own units.",
      at(258),
      at(531).but("that no enemy may be there is not said"),
      at(796).but("the area has to be empty or free of enemy areas")),
  CONTROL_OPPOSING_AREA(
      "CONTROL-4",
      "An opposing area is controlled when it holds own units and nobody else's.",
      at(260),
      at(533),
      at(798)),
  CONTROL_PERSISTS(
      "CONTROL-5",
      "With units of both players in an area, control stays with who had it last.",
      at(262),
      at(535),
      at(800)),

  // ---- The Marines' areas ----
  BUNKER_BONUS(
      "BUNKER-1",
      "While a unit is in a bunker its defence is 10 higher.",
      at(268, 270),
      at(541, 543),
      at(806, 810)),
  BUNKER_LEFT(
      "BUNKER-2", "Once it leaves, the printed defence counts again.", at(270), at(543), at(810)),
  BUNKER_ANY_TYPE("BUNKER-3", "The bonus counts for every unit type.", at(272), at(545), at(812)),
  ROAD_FREE_MOVE(
      "ROAD-1",
      "A unit on the Arterial Road may move into an opposing area without paying AP.",
      at(276, 278),
      at(549, 551),
      at(816, 818)),
  ROAD_ONCE(
      "ROAD-2",
      "Each unit has the Arterial Road move once per own turn.",
      at(276, 278),
      at(549, 551),
      at(816, 818)),
  ROAD_FROM_HERE(
      "ROAD-3",
      "The Arterial Road move begins on the Arterial Road.",
      at(276, 278),
      at(551),
      at(818)),
  ROAD_TO_OPPOSING(
      "ROAD-4",
      "It ends in an area opposing to the mover.",
      at(276, 278),
      at(549, 551),
      at(816, 818)),
  ROAD_LAST_UNIT(
      "ROAD-5",
      "Who is last on the Arterial Road can still use it for the very move that leaves it.",
      at(278),
      at(551),
      at(818)),
  ARTILLERY_FULL(
      "ARTILLERY-1",
      "While the Marines control the Artillery Emplacement their events do the printed damage.",
      at(284),
      at(557),
      at(824)),
  ARTILLERY_HALF(
      "ARTILLERY-2",
      "While the opponent controls it, Marine events do half the printed damage.",
      at(282, 284),
      at(555, 559),
      at(822, 824)),
  HQ_DRAW_ONE_MORE(
      "HQ-1",
      "Who controls the HQ may draw one card more whenever drawing.",
      at(288, 290),
      at(563, 565).but("the further card is always drawn"),
      at(828, 832).but("the further card is always drawn")),
  HQ_KEEP_ONE(
      "HQ-2",
      "Of the two cards one is kept and the other goes to the discard pile.",
      at(288, 290),
      at(563, 565),
      at(828, 832)),

  // ---- The Portalists' areas ----
  YELLOW_PORTALS(
      "PORTAL-1",
      "Standard units are played at the yellow portals for no AP.",
      at(296, 298),
      at(571, 573),
      at(838, 840)),
  RED_PORTAL(
      "PORTAL-2",
      "Elite units are played at the Red Portal for no AP.",
      at(302, 304),
      at(577, 579),
      at(844, 846)),
  BLUE_PORTAL(
      "PORTAL-3",
      "Colossal units are played at the Blue Portal for no AP.",
      at(308, 310),
      at(583, 585),
      at(850, 852)),
  CAPTURED_PORTAL(
      "PORTAL-4",
      "Units are played in own areas that the opponent does not control; who controls a unit portal"
          + " of the Portalists may play matching units there although it is an opposing area.",
      at(312),
      at(587)
          .but("it speaks of all portals and of any opposing area, not of who controls own areas"),
      at(854).but("it speaks of all portals, not of who controls own areas")),
  DARK_PORTAL(
      "PORTAL-5",
      "Who controls the Dark Portal plays events for no AP.",
      at(316, 318),
      at(591, 593),
      at(858, 860));

  private final String id;
  private final String paraphrase;
  private final List<Citation> citations;
  private final Map<String, String> remarks;
  private final Optional<String> notModelled;

  MissionClause(String id, String paraphrase, Lines de, Lines en, Lines fr) {
    this(id, paraphrase, de, en, fr, Optional.empty());
  }

  MissionClause(String id, String paraphrase, Lines de, Lines en, Lines fr, String notModelled) {
    this(id, paraphrase, de, en, fr, Optional.of(notModelled));
  }

  MissionClause(
      String id, String paraphrase, Lines de, Lines en, Lines fr, Optional<String> notModelled) {
    this.id = id;
    this.paraphrase = paraphrase;
    this.notModelled = notModelled;
    var printed = new ArrayList<Citation>();
    var otherwise = new LinkedHashMap<String, String>();
    de.cite("de", printed, otherwise);
    en.cite("en", printed, otherwise);
    fr.cite("fr", printed, otherwise);
    this.citations = List.copyOf(printed);
    this.remarks = Collections.unmodifiableMap(otherwise);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String paraphrase() {
    return paraphrase;
  }

  @Override
  public List<Citation> citations() {
    return citations;
  }

  @Override
  public Map<String, String> remarks() {
    return remarks;
  }

  @Override
  public Optional<String> notModelled() {
    return notModelled;
  }

  /// The identifier.
  @Override
  public String toString() {
    return id;
  }

  /// A passage.
  private record Range(int first, int last) {}

  /// Where an edition prints a clause, and what the paraphrase says beyond it, or differently.
  private record Lines(List<Range> passages, Optional<String> remark) {

    void cite(String edition, List<Citation> citations, Map<String, String> remarks) {
      passages.forEach(at -> citations.add(new Citation(edition, at.first, at.last)));
      remark.ifPresent(says -> remarks.put(edition, says));
    }

    /// The same, and another line further on.
    Lines and(int line) {
      var more = new ArrayList<>(passages);
      more.add(new Range(line, line));
      return new Lines(List.copyOf(more), remark);
    }

    /// The same, with a remark.
    Lines but(String remark) {
      return new Lines(passages, Optional.of(remark));
    }
  }

  private static Lines at(int line) {
    return at(line, line);
  }

  private static Lines at(int first, int last) {
    return new Lines(List.of(new Range(first, last)), Optional.empty());
  }

  private static Lines none() {
    return new Lines(List.of(), Optional.empty());
  }
}
