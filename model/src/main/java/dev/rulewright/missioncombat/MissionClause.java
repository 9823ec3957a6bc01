package dev.rulewright.missioncombat;

import dev.rulewright.kernel.Clause;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Every clause of the rulebook of *Mission: Combat!*, in the order of the German original, in our
/// own words, with the lines where each edition prints it.
///
/// The lines are those of the text file that holds the three editions one after another; an edition
/// that is not named does not print the clause, and `but` says in which point one that does says
/// less or something else.
public enum MissionClause implements Clause {
  // ---- Introduction and material ----
  GOAL(
      "INTRO-1",
      "The aim is to take the opponent's last unit off the board.",
      de(27).en(350).but("units are destroyed").fr(627).but("units are destroyed")),
  SIXTY_CARDS("MATERIAL-1", "Each faction has 30 playing cards.", de(31).en(354).fr(631)),
  TEN_AREAS("MATERIAL-2", "Each faction has five area cards.", de(33).en(356).fr(633)),
  FACTION_SYMBOL(
      "MATERIAL-3",
      "A symbol on each card tells which faction it belongs to.",
      de(39).en(362).fr(639),
      "it describes the printed card; the faction of each card stands in the card data"),
  NAMES_HAVE_NO_FUNCTION(
      "MATERIAL-4",
      "Card names and pictures only serve to tell cards apart.",
      de(41).en(364).fr(641),
      "nothing in play depends on a name, so there is nothing to carry out"),
  UNIT_CARD_FACE(
      "MATERIAL-5",
      "A unit card shows its defence, its attack and its traits.",
      de(45).en(368).fr(645),
      "it describes the printed card; the values stand in the card data"),
  EVENT_CARD_FACE(
      "MATERIAL-6",
      "An event card shows the event symbol and the symbols of its effect.",
      de(69).en(372).fr(649),
      "it describes the printed card; the effects stand in the card data"),
  AREA_CARD_FACE(
      "MATERIAL-7",
      "An area card shows its kind and, in brief, its effect.",
      de(77)
          .and(81)
          .en(380)
          .but("only the kind is spoken of")
          .fr(657)
          .but("only the kind is spoken of"),
      "it describes the printed card; the effects stand in the area data"),
  AREA_NUMBER(
      "MATERIAL-8",
      "The number 1 to 5 on an area card matters for laying out the board and for nothing else.",
      de(79)
          .en(382)
          .but("that it matters for nothing else is not said")
          .fr(659)
          .but("that it matters for nothing else is not said"),
      "adjacency is data; only readings that lay the board out in rows look at the numbers"),

  // ---- Set-up ----
  CHOOSE_FACTION(
      "SETUP-1",
      "Each player takes one of the two factions with its cards and areas.",
      de(89).en(390)),
  LAY_OUT_BOARD(
      "SETUP-2",
      "The area cards are laid out as in the figure and form the board.",
      de(91, 95).en(390),
      "the figure is lost; adjacency is data, marked as evidence or as assumed"),
  SHUFFLE_DECK(
      "SETUP-3", "Each player's playing cards are shuffled into a face-down deck.", de(97).en(390)),
  DRAW_FIVE_UNITS("SETUP-4", "Each player draws until holding five units.", de(99).en(390)),
  REPLACE_EVENTS(
      "SETUP-5",
      "An event drawn on the way goes face up to the player's own discard pile and is replaced.",
      de(99).en(390).but("neither face up nor whose pile is said")),
  START_PLAYER("SETUP-6", "The start player is determined at random.", de(101).en(390)),
  PLACE_ALTERNATELY(
      "SETUP-7",
      "The players place one unit at a time in turn, the start player first, until both have"
          + " placed five.",
      de(103).en(394)),
  PLACE_IN_OWN_AREA("SETUP-8", "Units are placed in the player's own five areas.", de(103).en(394)),
  PLACE_ANY_NUMBER(
      "SETUP-9",
      "Several units may be placed in one area and areas may be left empty.",
      de(103).en(394)),
  PLACE_NOT_OVERSIZED_ON_BUILDING(
      "SETUP-10", "An oversized unit may not be placed on a building.", de(103).en(394)),
  NO_HAND_AT_START("SETUP-11", "Nobody holds cards when the first turn begins.", de(107).en(394)),

  // ---- Course of play ----
  TURNS_ALTERNATE(
      "TURN-1",
      "The players take turns, beginning with the start player.",
      de(105)
          .and(111)
          .en(350)
          .but("who begins is not said here")
          .fr(627)
          .but("who begins is not said")),
  FOUR_ACTIONS(
      "TURN-2",
      "The player on the move chooses among four actions: draw a card, play a card, move a unit,"
          + " attack.",
      de(115).en(402).fr(671)),
  ACTION_COSTS_ONE_AP("TURN-3", "Each of the four actions costs 1 AP.", de(115).en(402).fr(671)),
  ACTIONS_REPEAT(
      "TURN-4", "The same action may be taken several times in a turn.", de(115).en(402).fr(671)),
  SAME_UNIT_REPEATS(
      "TURN-5",
      "One unit may move and attack several times in a turn.",
      de(115).en(402, 404).fr(671)),
  FIRST_TURN_TWO_AP(
      "TURN-6", "The very first turn of the game has only 2 AP.", de(117).en(406).fr(673)),
  FOUR_AP("TURN-7", "Every other turn has 4 AP.", de(117).en(406).fr(673)),
  FREE_ACTIONS(
      "TURN-8",
      "Traits and controlled areas may add free actions; they cost no AP.",
      de(119).en(406).fr(673)),
  ANY_ORDER("TURN-9", "Actions may be taken in any order.", de(121).en(408).fr(673)),
  PLAYER_ENDS_TURN(
      "TURN-10",
      "The turn ends when the player has taken all actions wanted.",
      de(123).en(410).fr(675)),
  FREE_ACTIONS_AFTER_AP(
      "TURN-11",
      "Free actions may still be taken when the AP are spent, so the end of the turn is announced.",
      de(125).but("announcing is recommended").en(412).but("a player should announce it").fr(677)),
  REPAIR(
      "END-1",
      "When a turn ends, every unit on the board is rid of its damage.",
      de(129).en(416).fr(681)),
  UNUSED_AP_LAPSE("END-2", "Unused AP are lost.", de(131).en(416).fr(683)),
  OPPONENT_IS_NEXT("END-3", "Then the opponent is on the move.", de(133).en(418).fr(685)),
  LAST_UNIT_REMOVED(
      "WIN-1",
      "Who removes the opponent's last unit from the board wins.",
      de(105)
          .and(137)
          .en(398)
          .and(422)
          .but("line 398 says destroyed")
          .fr(667)
          .and(689)
          .but("line 667 says destroyed")),
  ENDS_AT_ONCE("WIN-2", "Play then ends at once.", de(137).en(422).fr(689)),
  DRAW_BY_REPETITION(
      "WIN-3",
      "No edition ends an endless game; the reading may: a draw when the same position begins the"
          + " same player's turn for the third time.",
      nowhere()),
  DRAW_BY_TURN_LIMIT(
      "WIN-4",
      "No edition ends an endless game; the reading may: a draw after a turn limit.",
      nowhere()),
  DRAW_BY_AGREEMENT(
      "WIN-5",
      "No edition ends an endless game; the reading may: a draw when one player offers it at the"
          + " end of a turn and the other accepts.",
      nowhere()),
  MORE_UNITS_AT_TURN_LIMIT(
      "WIN-6",
      "No edition ends an endless game; the reading may: at the turn limit the player with more"
          + " units on the board wins.",
      nowhere()),

  // ---- Action: draw a card ----
  DRAW_TOP_CARD(
      "DRAW-1", "The top card of the player's own deck is taken in hand.", de(143).en(428).fr(695)),
  RESHUFFLE(
      "DRAW-2",
      "When the last card of the deck is drawn, the discard pile is shuffled and becomes the deck.",
      de(143).en(428).fr(695)),
  NO_HAND_LIMIT("DRAW-3", "There is no limit to a hand.", de(145).en(428).fr(695)),
  HAND_IS_HIDDEN("DRAW-4", "Hands are kept hidden.", de(147).en(428).fr(695)),

  // ---- Action: play a card ----
  PLAY_UNIT_OR_EVENT("PLAY-1", "Either a unit or an event is played.", de(151).en(432).fr(699)),
  PLAY_UNIT_IN_OWN_AREA(
      "PLAY-2", "A unit is played from the hand into an own area.", de(155).en(436).fr(703)),
  PLAY_UNIT_NOT_AMONG_ENEMIES(
      "PLAY-3", "A unit is not played into an area with enemy units.", de(155).en(436).fr(703)),
  ANY_NUMBER_IN_AREA(
      "PLAY-4", "An area may hold any number of units.", de(155).en(436).and(446).fr(703).and(713)),
  PLAY_NOT_OVERSIZED_ON_BUILDING(
      "PLAY-5", "An oversized unit is not played on a building.", de(155).en(436).fr(703)),
  PLAY_EVENT_EFFECT(
      "PLAY-6", "An event is played from the hand and takes effect.", de(161).en(442).fr(709)),
  PLAY_EVENT_DISCARD(
      "PLAY-7",
      "Then the event goes face up to its player's discard pile.",
      de(161).en(442).fr(709)),

  // ---- Action: move a unit ----
  MOVE_TO_ADJACENT(
      "MOVE-1",
      "An own unit moves from its area to an adjacent area and ends its move there, unless it may"
          + " not stay.",
      de(165)
          .en(446)
          .but("that its move ends there is not said")
          .fr(713)
          .but("that its move ends there is not said")),
  MOVE_SEVERAL_TIMES("MOVE-2", "A unit may move several times in a turn.", de(169).en(450).fr(717)),
  MOVE_NOT_THROUGH_ENEMIES(
      "MOVE-3", "A unit does not move through an area with enemy units.", de(169).en(450).fr(717)),
  ENTER_MUST_ATTACK(
      "MOVE-4",
      "A unit that enters an area with enemy units must attack next, once or more.",
      de(169)
          .en(450)
          .but("it attacks until no enemy is left there")
          .fr(717)
          .but("it attacks until no enemy is left there")),
  ENTER_STAYS_WHEN_CLEAR(
      "MOVE-5",
      "Before any other action the area is checked: with no enemy left there, the unit stays.",
      de(171, 173)
          .en(450)
          .but("no check before other actions is spoken of")
          .fr(717)
          .but("no check before other actions is spoken of")),
  ENTER_GOES_BACK(
      "MOVE-6",
      "With an enemy left there, the unit goes back to the area it came from, or goes on"
          + " attacking.",
      de(173).en(450).fr(717)),
  OVERSIZED_NOT_ON_BUILDING(
      "MOVE-7",
      "An oversized unit may neither stay on a building nor pass through one, own or enemy.",
      de(165).and(177).en(454).fr(721)),
  OVERSIZED_ENTERS_TO_ATTACK(
      "MOVE-8",
      "An oversized unit may enter a building to attack from there right after the move, once or"
          + " more.",
      de(177).en(454).fr(721)),
  OVERSIZED_GOES_BACK(
      "MOVE-9",
      "Before any other action the oversized unit goes back to the area it came from, whether or"
          + " not enemies are left.",
      de(177)
          .en(454)
          .but("it goes back after attacking")
          .fr(721)
          .but("it goes back after each attack")),
  GO_BACK_AT_TURN_END(
      "MOVE-10",
      "A unit that still has enemies beside it at the end of the turn, or an oversized unit on a"
          + " building, goes back too.",
      de(173)
          .and(177)
          .en(454)
          .but("only the oversized unit is spoken of")
          .fr(721)
          .but("only the oversized unit is spoken of")),
  GO_BACK_FREE(
      "MOVE-11", "Going back costs no AP.", de(173).and(177).en(450).and(454).fr(717).and(721)),

  // ---- Action: attack ----
  ATTACK_WITH_OWN_UNIT(
      "ATTACK-1",
      "One of the player's own units on the board attacks with the damage of its weapon.",
      de(183).en(460).fr(727)),
  ATTACK_SAME_AREA(
      "ATTACK-2", "Targets are enemy units in the attacker's own area.", de(183).en(460).fr(727)),
  ATTACK_DISTRIBUTES(
      "ATTACK-3",
      "The damage is split freely over one or more targets.",
      de(183)
          .en(460)
          .but("the damage, or less, is done to one or more targets; splitting is not spoken of")
          .fr(727)
          .but("the damage is done to one or more targets; splitting is not spoken of")),
  ATTACK_NEEDS_TARGET(
      "ATTACK-4", "An attack goes against at least one target.", de(183).en(460).fr(727)),
  ATTACK_MATCHING_TYPE(
      "ATTACK-5",
      "A target's unit type equals the attacker's weapon class; other units cannot be attacked by"
          + " it.",
      de(183).en(460).and(476).fr(727).and(743)),
  DESTROYED(
      "ATTACK-6",
      "A unit whose damage reaches its defence is destroyed and goes face up to its owner's discard"
          + " pile.",
      de(185)
          .en(462)
          .but("neither face up nor whose pile is said")
          .fr(729)
          .but("neither face up nor whose pile is said")),
  DAMAGE_ADDS_UP(
      "ATTACK-7",
      "Damage below the defence stays on the unit and adds up until the end of the turn.",
      de(187).en(464).fr(731).but("further damage is said to come in the next turns")),
  UNIT_TYPES(
      "ATTACK-8",
      "Every unit is of the type Standard, Elite or Colossal.",
      de(193).en(468).fr(735)),
  DEFENCE_VALUE(
      "ATTACK-9", "The number on the type symbol is the unit's defence.", de(195).en(470).fr(737)),
  WEAPON_CLASSES(
      "ATTACK-10",
      "There are three weapon classes, one against each unit type.",
      de(201, 208).en(476, 481).fr(743, 748)),
  DAMAGE_VALUE(
      "ATTACK-11",
      "The number on the attack symbol is the damage of one attack.",
      de(203).en(476).fr(743)),

  // ---- Traits ----
  TRAIT_OVERSIZED(
      "TRAIT-1",
      "Oversized (both factions): not played on buildings, not through buildings, in only to attack"
          + " and then back.",
      de(216).en(489).fr(756)),
  TRAIT_SPEED(
      "TRAIT-2",
      "Speed (Portalists only): the unit has a move that costs no AP.",
      de(220).en(493).fr(760)),
  SPEED_ONCE(
      "TRAIT-3", "The free move of speed is had once per own turn.", de(220).en(493).fr(760)),
  TRAIT_RANGED(
      "TRAIT-4",
      "Ranged (Marines only): attacks reach directly adjacent areas as well.",
      de(224).en(497).fr(764)),
  RANGED_DISTRIBUTES(
      "TRAIT-5",
      "The damage of a ranged attack is split freely over all targets in reach, in any of these"
          + " areas.",
      de(226)
          .en(497)
          .fr(764)
          .but("it goes to units whose damage is made against the attacker's own type")),

  // ---- Events ----
  HELLFIRE(
      "EVENT-1",
      "Hellfire (Marines): up to 50 damage, split freely over enemy Colossal units anywhere.",
      de(232).en(505).fr(770).but("whose units is not said")),
  ARTILLERY_BARRAGE(
      "EVENT-2",
      "Artillery Barrage (Marines): up to 40 damage, split freely over enemy Standard units"
          + " anywhere.",
      de(236).en(509).fr(774).but("whose units is not said")),
  MISSILE_STRIKE(
      "EVENT-3",
      "Missile Strike (Marines): up to 40 damage, split freely over enemy Elite units anywhere.",
      de(240).en(513).fr(778).but("whose units is not said")),
  TRAP_PORTAL(
      "EVENT-4",
      "Trap Portal (Portalists): one enemy unit goes from the board face up to its owner's discard"
          + " pile.",
      de(244).en(517).fr(782)),

  // ---- Areas and control ----
  OWN_AREAS(
      "AREA-1",
      "The five areas of a player's faction are that player's own areas, the others opposing.",
      de(250).en(523).fr(788)),
  OWN_REMAINS_OWN(
      "AREA-2",
      "Own areas stay own and opposing areas opposing, whoever controls them.",
      de(250).en(523).fr(788)),
  CONTROLLER_USES_EFFECT(
      "CONTROL-1",
      "A player may use the effect of an area, own or opposing, while controlling it.",
      de(254).en(527).fr(792)),
  CONTROL_AT_START(
      "CONTROL-2",
      "At the start each player controls the own five areas.",
      de(256).en(529).fr(794)),
  CONTROL_OWN_AREA(
      "CONTROL-3",
      "An own area is controlled when it is empty or holds only own units.",
      de(258)
          .en(531)
          .but("that no enemy may be there is not said")
          .fr(796)
          .but("the area has to be empty or free of enemy areas")),
  CONTROL_OPPOSING_AREA(
      "CONTROL-4",
      "An opposing area is controlled when it holds own units and nobody else's.",
      de(260).en(533).fr(798)),
  CONTROL_PERSISTS(
      "CONTROL-5",
      "With units of both players in an area, control stays with who had it last.",
      de(262).en(535).fr(800)),

  // ---- The Marines' areas ----
  BUNKER_BONUS(
      "BUNKER-1",
      "While a unit is in a bunker its defence is 10 higher.",
      de(268, 270).en(541, 543).fr(806, 810)),
  BUNKER_LEFT(
      "BUNKER-2", "Once it leaves, the printed defence counts again.", de(270).en(543).fr(810)),
  BUNKER_ANY_TYPE("BUNKER-3", "The bonus counts for every unit type.", de(272).en(545).fr(812)),
  ROAD_FREE_MOVE(
      "ROAD-1",
      "A unit on the Arterial Road may move into an opposing area without paying AP.",
      de(276, 278).en(549, 551).fr(816, 818)),
  ROAD_ONCE(
      "ROAD-2",
      "Each unit has the Arterial Road move once per own turn.",
      de(276, 278).en(549, 551).fr(816, 818)),
  ROAD_FROM_HERE(
      "ROAD-3",
      "The Arterial Road move begins on the Arterial Road.",
      de(276, 278).en(551).fr(818)),
  ROAD_TO_OPPOSING(
      "ROAD-4",
      "It ends in an area opposing to the mover.",
      de(276, 278).en(549, 551).fr(816, 818)),
  ROAD_LAST_UNIT(
      "ROAD-5",
      "Who is last on the Arterial Road can still use it for the very move that leaves it.",
      de(278).en(551).fr(818)),
  ARTILLERY_FULL(
      "ARTILLERY-1",
      "While the Marines control the Artillery Emplacement their events do the printed damage.",
      de(284).en(557).fr(824)),
  ARTILLERY_HALF(
      "ARTILLERY-2",
      "While the opponent controls it, Marine events do half the printed damage.",
      de(282, 284).en(555, 559).fr(822, 824)),
  HQ_DRAW_ONE_MORE(
      "HQ-1",
      "Who controls the HQ may draw one card more whenever drawing.",
      de(288, 290)
          .en(563, 565)
          .but("the further card is always drawn")
          .fr(828, 832)
          .but("the further card is always drawn")),
  HQ_KEEP_ONE(
      "HQ-2",
      "Of the two cards one is kept and the other goes to the discard pile.",
      de(288, 290).en(563, 565).fr(828, 832)),

  // ---- The Portalists' areas ----
  YELLOW_PORTALS(
      "PORTAL-1",
      "Standard units are played at the yellow portals for no AP.",
      de(296, 298).en(571, 573).fr(838, 840)),
  RED_PORTAL(
      "PORTAL-2",
      "Elite units are played at the Red Portal for no AP.",
      de(302, 304).en(577, 579).fr(844, 846)),
  BLUE_PORTAL(
      "PORTAL-3",
      "Colossal units are played at the Blue Portal for no AP.",
      de(308, 310).en(583, 585).fr(850, 852)),
  CAPTURED_PORTAL(
      "PORTAL-4",
      "Units are played in own areas that the opponent does not control; who controls a unit portal"
          + " of the Portalists may play matching units there although it is an opposing area.",
      de(312)
          .en(587)
          .but("it speaks of all portals and of any opposing area, not of who controls own areas")
          .fr(854)
          .but("it speaks of all portals, not of who controls own areas")),
  DARK_PORTAL(
      "PORTAL-5",
      "Who controls the Dark Portal plays events for no AP.",
      de(316, 318).en(591, 593).fr(858, 860));

  private final String id;
  private final String paraphrase;
  private final Printed printed;
  private final Optional<String> notModelled;

  MissionClause(String id, String paraphrase, Printed printed) {
    this(id, paraphrase, printed, null);
  }

  MissionClause(String id, String paraphrase, Printed printed, @Nullable String notModelled) {
    this.id = id;
    this.paraphrase = paraphrase;
    this.printed = printed;
    this.notModelled = Optional.ofNullable(notModelled);
  }

  /// The clause of an identifier.
  ///
  /// @throws IllegalArgumentException if there is none
  public static MissionClause withId(String id) {
    return Stream.of(values())
        .filter(clause -> clause.id.equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no clause " + id));
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
    return printed.citations;
  }

  @Override
  public Map<String, String> remarks() {
    return printed.remarks;
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

  /// Where the editions print a clause, and by edition what the paraphrase says beyond it, or
  /// differently.
  private record Printed(List<Citation> citations, Map<String, String> remarks) {

    Printed en(int line) {
      return en(line, line);
    }

    Printed en(int first, int last) {
      return and(new Citation("en", first, last));
    }

    Printed fr(int line) {
      return fr(line, line);
    }

    Printed fr(int first, int last) {
      return and(new Citation("fr", first, last));
    }

    /// The last edition named prints it in another line, too.
    Printed and(int line) {
      return and(new Citation(citations.getLast().edition(), line, line));
    }

    private Printed and(Citation more) {
      return new Printed(Stream.concat(citations.stream(), Stream.of(more)).toList(), remarks);
    }

    /// A remark on the last edition named.
    Printed but(String remark) {
      var more = new LinkedHashMap<>(remarks);
      more.put(citations.getLast().edition(), remark);
      return new Printed(citations, Collections.unmodifiableMap(more));
    }
  }

  private static Printed de(int line) {
    return de(line, line);
  }

  private static Printed de(int first, int last) {
    return nowhere().and(new Citation("de", first, last));
  }

  private static Printed nowhere() {
    return new Printed(List.of(), Map.of());
  }
}
