package dev.rulewright.starquest.reading;

import dev.rulewright.kernel.Clause;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Every clause of the rulebook of *StarQuest*, in its order, in our own words, with the lines
/// where the Italian edition prints it. A constant is named as its clause is cited: `MOVE_5` is
/// `MOVE-5`.
public enum StarQuestClause implements Clause {
  // ---- The game and its roles ----
  GAME_1(
      "One player leads the aliens; each of the others, three at most, leads a team of marines.",
      at(3).and(15)),
  GAME_2(
      "A mission is played; its map lays out the ship and its lists name the blips and"
          + " reinforcement tokens.",
      at(5),
      "the mission is the map file and the columns of the data that go with it"),
  GAME_3(
      "The teams take their turns first, from the alien player's left around the table.",
      at(5).and(127)),
  GAME_4(
      "Eliminated opponents are worth points, and whoever has most of them wins.", at(9).and(429)),
  ROLE_1(
      "To a team belong a Commander, four marines, nine weapons, twelve cards, a scanner and a"
          + " place to enter from.",
      at(19),
      "it lists what is in the box; the numbers stand in the data"),
  ROLE_2(
      "Before the alien player lie the panel with the alien values, the missions and the event"
          + " deck.",
      at(23),
      "it lists what is in the box; the values stand in the data"),

  // ---- Before play ----
  SETUP_1("The deck of events is in random order.", at(31)),
  SETUP_2(
      "The alien player chooses which mission is played and tells the teams what they are to do.",
      at(37),
      "which mission is played is said when the game is opened"),
  SETUP_3(
      "Boards, their walls, entry areas and doors lie as the mission shows them.",
      at(39),
      "the map file says where they lie"),
  SETUP_4("How many blips there are is open, what they are is hidden.", at(45)),
  SETUP_5(
      "Reinforcement tokens are hidden in the same way; how many there are may depend on the number"
          + " of teams.",
      at(51)),
  SETUP_6("Every team begins with no points and its Commander with all life points.", at(67)),
  SETUP_7(
      "Each team takes four cards of equipment and one order.",
      at(73),
      "the texts of the cards are lost"),
  SETUP_8(
      "While the ship is laid out the teams choose what they carry.",
      at(5).and(29).and(59),
      "nothing depends on what is done at the same time"),
  ARM_1("A team chooses weapons of its own when a mission begins, whatever it had before.", at(79)),
  ARM_2(
      "One of three sets arms the Commander: power axe with laser pistol, bolter, or power sword"
          + " with power glove.",
      at(85, 99)),
  ARM_3("The set with the axe is strong hand to hand and weak at a distance.", at(87, 89)),
  ARM_4(
      "The bolter hits harder at a distance; hand to hand it is no better than any marine.",
      at(93, 95)),
  ARM_5("Whoever takes sword and glove cannot fire.", at(99, 101)),
  ARM_6(
      "Of the four marines one at least has a heavy weapon and one at least a laser rifle.",
      at(107)),
  ARM_7(
      "The heavy weapons to choose from are assault cannon, missile launcher and plasma gun.",
      at(107, 119)),
  ARM_8("Once armed, all five figures stand in their entry area, and play can begin.", at(121)),

  // ---- Turn of a marine player ----
  TURN_1("All figures of a team may act in its turn, one after the other.", at(7).and(133, 135)),
  TURN_2("A figure attacks before or after its move.", at(135)),
  TURN_3("No figure has to move or to attack.", at(135)),
  TURN_4("In one turn a figure has one move and one attack.", at(135)),
  TURN_5(
      "Cards of equipment are for the turn of their own team.",
      at(135),
      "the texts of the cards are lost"),
  TURN_6(
      "At most one order is given in a turn, before anybody acts, and is then spent.",
      at(135),
      "the texts of the cards are lost"),

  // ---- Movement ----
  MOVE_1(
      "Corridors and rooms consist of squares.",
      at(143),
      "it describes the printed boards; the squares stand in the map file"),
  MOVE_2(
      "Every kind of figure has a greatest number of squares for its move; fewer will do.",
      at(143, 145)),
  MOVE_3("A step leads to any of the eight squares around.", at(145)),
  MOVE_4("A square is for one figure: no move ends where another one stands.", at(147)),
  MOVE_5(
      "Through another player's figure leads a way only if that player agrees and enough movement"
          + " is left to get out again.",
      at(147)),
  MOVE_6("Figures of the own side never bar the way through.", at(147)),
  MOVE_7(
      "A figure may turn where it stands at no cost.",
      at(147),
      "figures have no facing, since nothing depends on it"),

  // ---- Doors ----
  DOOR_1(
      "Between a room and what is outside leads no way but an open door, whoever walks.", at(155)),
  DOOR_2("To open a door a figure steps to a square before it and declares it.", at(155)),
  DOOR_3("What has been opened is no longer there.", at(155)),
  DOOR_4("Nobody must open a door; it costs no movement, and the move goes on.", at(155, 157)),
  DOOR_5("Without a card no door is shut again.", at(157)),
  DOOR_6("Two openings in each wall between boards stand open for good.", at(159)),

  // ---- A new board ----
  BOARD_1(
      "A board is scanned when a figure of a team comes onto it for the first time in the play.",
      at(165)),
  BOARD_2(
      "Whoever came onto it acts to the end; the team then waits while blips are placed.", at(165)),
  BOARD_3("After that the team goes on with those that have not acted.", at(167)),

  // ---- Blips ----
  BLIP_1(
      "As many blips of the reserve as the alien player likes go onto the board being scanned.",
      at(175)),
  BLIP_2(
      "When the last of the four boards is scanned, the whole reserve has to go there.", at(175)),
  BLIP_3("A blip is put where no figure of a team sees it.", at(175)),
  BLIP_4("No square holds two blips.", at(175)),
  BLIP_5("A blip that comes into sight of a team's figure is revealed.", at(181)),
  BLIP_6("Its figure takes its place.", at(181)),
  BLIP_7("If every figure of that kind is in use, nothing takes its place.", at(181)),
  BLIP_8("Either way its token is face up from then on.", at(183)),
  BLIP_9("The base of a Dreadnought has to cover the square of its blip.", at(183)),

  // ---- Line of sight ----
  SIGHT_1("Two squares see each other along the straight line that joins their centres.", at(189)),
  SIGHT_2("Walls, closed doors and figures in between cut the line.", at(189)),
  SIGHT_3("No line passes the gap between two figures that touch at a corner.", at(189)),
  SIGHT_4("For revealing blips the line passes figures, for firing it does not.", at(189)),
  SIGHT_5(
      "Where people seriously doubt a line, they roll for who decides.",
      at(191),
      "the line is computed exactly and leaves nothing to doubt"),

  // ---- Firing ----
  FIRE_1("Nothing is fired at without a line to it.", at(199)),
  FIRE_2("Fire reaches any distance.", at(199)),
  FIRE_3("Laser weapons roll two white dice, the bolter two red ones.", at(205, 207)),
  FIRE_4("All heavy weapons roll two red dice.", at(211, 217)),
  DICE_1(
      "White dice go with light weapons and red dice with heavy ones, and both with striking.",
      at(227)),
  HIT_1("A roll hits if its sum is higher than the armour of the target.", at(233)),
  HIT_2("Each point by which it is higher takes a life point.", at(233)),
  HIT_3(
      "Commanders have six life points and Dreadnoughts several; everybody else has one.", at(233)),
  HIT_4("Who has lost all life points is taken away and counted.", at(233)),
  REROLL_1(
      "A card can give a second roll of one die, which then stands.",
      at(239),
      "the texts of the cards are lost"),

  // ---- Heavy weapons ----
  HEAVY_1("One shot of a heavy weapon can reach several figures.", at(245)),
  CANNON_1("The gunner deals the points of an assault cannon out to targets in sight.", at(251)),
  CANNON_2("Points that are left may go to targets that come into sight as others fall.", at(251)),
  PLASMA_1(
      "The shot of a plasma gun runs straight along a row, a column or a diagonal and hits whoever"
          + " is in it.",
      at(273)),
  PLASMA_2("Each figure in the line takes the full roll.", at(273)),
  PLASMA_3("Own figures in the line are not spared.", at(273)),
  PLASMA_4("Walls and closed doors stop the line; figures do not.", at(273)),
  MISSILE_1("A missile is aimed at a square, whether somebody stands there or not.", at(291)),
  MISSILE_2("Both dice count against whoever stands on that square.", at(291)),
  MISSILE_3("Only the higher of the dice counts against those around it.", at(291)),
  MISSILE_4("Walls and closed doors keep the blast out.", at(291)),

  // ---- Close combat ----
  CLOSE_1("A figure may strike instead of firing, on either side of its move.", at(307)),
  CLOSE_2("It strikes at a neighbour beside, before or behind it, never across a corner.", at(307)),
  CLOSE_3(
      "Attacker and defender both roll what they have for striking; armour does not help.",
      at(309)),
  CLOSE_4("Whoever has less loses the difference in life points.", at(309)),
  CLOSE_5("The same on both sides harms nobody.", at(311)),
  TOKEN_1("Whoever eliminates an alien takes a face-up token of its kind.", at(319)),
  TOKEN_2("With no such token the alien is worth nothing.", at(319)),
  TOKEN_3("Any token of the kind will do, whichever brought the figure.", at(319)),

  // ---- Turn of the alien player ----
  ALIEN_1("The turn begins with an event, which takes effect immediately.", at(325, 327)),
  ALIEN_2("After it all aliens and blips may act.", at(325)),
  ALIEN_3("Last come reinforcements.", at(327)),
  ALIEN_4(
      "Each kind of alien has its greatest move, made before or after its attack or left out.",
      at(333)),
  ALIEN_5(
      "What restricts the moves of marines restricts those of aliens; doors they open too.",
      at(333)),
  BMOVE_1("Blips move as figures do, five squares at most, and open doors.", at(339)),
  BMOVE_2("A blip that walks into sight is revealed and may walk on as what it is.", at(339)),
  BMOVE_3(
      "The steps made unseen are part of the figure's move; with none left it may still attack.",
      at(339)),
  ATTACK_1("An alien fires or strikes once in a turn, a Dreadnought excepted.", at(347)),
  ATTACK_2("Aliens fire and strike by the rules for marines with dice of their own.", at(347)),
  ATTACK_3(
      "Heavy weapons of aliens, a Chaos Marine's and the Dreadnought's, do what those of marines"
          + " do.",
      at(347)),
  LOSS_1(
      "The alien player has 5 points for a marine, 10 for one with a heavy weapon and 10 for a"
          + " Commander.",
      at(353)),
  LOSS_2("Its team is docked the same number.", at(353)),
  LOSS_3("A team whose Commander is gone carries on.", at(353)),

  // ---- The Dreadnought ----
  DREAD_1("A Dreadnought fills a block of two by two squares.", at(367)),
  DREAD_2("Other aliens do not bar its way, but must not be beneath it when it stops.", at(367)),
  DREAD_3("Its steps are those of its front; turning costs it nothing.", at(367)),
  DREAD_4("It has no diagonal steps.", at(367)),
  DREAD_5(
      "Beneath a door it neither fires nor stops; unless it can get through it stays before it.",
      at(375)),
  DREAD_6(
      "It carries lasers and two heavy weapons that the alien player picks for it beforehand.",
      at(381)),
  DREAD_7("Its weapons fire one by one, each at a target of its own choice.", at(381)),
  DREAD_8("What one of its four squares sees, it can fire at.", at(381)),
  DREAD_9(
      "With three life points it loses a heavy weapon at each of the first two hits and falls at"
          + " the third.",
      at(387, 389)),
  DREAD_10("Wounds do not lessen its dice for striking.", at(387)),

  // ---- Reinforcements ----
  REINF_1("When the aliens have acted, up to six tokens may be played.", at(403)),
  REINF_2(
      "With nobody and no blip left on the boards, six have to be played, or as many as possible.",
      at(403)),
  REINF_3(
      "A played token joins the face-up ones, and its figure appears on a square marked for it that"
          + " no marine sees.",
      at(403)),
  REINF_4("A token whose figures are all in use stays where it is.", at(403)),

  // ---- Mission, end, victory ----
  GOAL_1(
      "A team that reaches the main goal has 30 points for it, and 15 for the second one.",
      at(409)),
  GOAL_2(
      "Marines go back to where they entered once the mission is done, or before that to escape.",
      at(409, 411)),
  GOAL_3("No attack reaches an entry area, and no alien sets foot in one.", at(409)),
  GOAL_4("Who has come back takes no further part.", at(409)),
  GOAL_5(
      "A main goal that nobody reached counts for the alien player, and so does the second one if"
          + " it was announced.",
      at(413)),
  END_1("When no marine is left out there, play is over.", at(421)),
  END_2("With the last event begins the last round: every team has one more turn.", at(421)),
  END_3("Who is still out there after it is lost.", at(421)),
  WIN_1(
      "Teams count their tokens less their losses, the alien player the figures eliminated.",
      at(429)),
  WIN_2("The highest count wins.", at(429)),

  // ---- What the examples show ----
  EX_1(
      "Four points of an assault cannon can be dealt out in exactly four ways.",
      at(259, 267),
      "it tells an example; the clauses that it applies are carried out"),
  EX_2(
      "A plasma gun has three ways to fire, and the alien behind another one is hit like the"
          + " first.",
      at(279, 283),
      "it tells an example; the clauses that it applies are carried out"),
  EX_3(
      "A missile with 2 and 3 hits the middle with 5 and what is around it with 3.",
      at(297, 299),
      "it tells an example; the clauses that it applies are carried out"),
  EX_4(
      "Who rolls 1 against 4 loses three life points.",
      at(309),
      "it tells an example; the clauses that it applies are carried out"),
  EX_5(
      "A Dreadnought walks four squares with a turn in the middle and then sees all but two"
          + " squares.",
      at(395),
      "it tells an example; the clauses that it applies are carried out"),
  FIG_1(
      "The pictures, which the Italian edition has lost, show what is seen, what a line and what a"
          + " blast hit.",
      none(),
      "it tells an example; the clauses that it applies are carried out");

  private final String paraphrase;
  private final List<Citation> citations;
  private final Optional<String> notModelled;

  StarQuestClause(String paraphrase, Lines lines) {
    this(paraphrase, lines, Optional.empty());
  }

  StarQuestClause(String paraphrase, Lines lines, String notModelled) {
    this(paraphrase, lines, Optional.of(notModelled));
  }

  StarQuestClause(String paraphrase, Lines lines, Optional<String> notModelled) {
    this.paraphrase = paraphrase;
    this.citations = lines.passages;
    this.notModelled = notModelled;
  }

  @Override
  public String id() {
    return name().replace('_', '-');
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
  public Optional<String> notModelled() {
    return notModelled;
  }

  /// The identifier.
  @Override
  public String toString() {
    return id();
  }

  /// Where the text prints a clause.
  private record Lines(List<Citation> passages) {

    /// The same, and another passage further on.
    Lines and(int first, int last) {
      return new Lines(
          Stream.concat(passages.stream(), at(first, last).passages.stream()).toList());
    }

    Lines and(int line) {
      return and(line, line);
    }
  }

  private static Lines at(int line) {
    return at(line, line);
  }

  private static Lines at(int first, int last) {
    return new Lines(List.of(new Citation("it", first, last)));
  }

  private static Lines none() {
    return new Lines(List.of());
  }
}
