package dev.rulewright.missioncombat.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.missioncombat.box.MaterialCheck;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MaterialReaderTest {

  private static final String CARDS =
      """
      card,name,faction,kind,type,defence,weapon,damage,traits,copies,assumed
      guard,Guard,marines,unit,standard,10,standard,10,,5,all
      ghost,Ghost,portalists,unit,standard,10,standard,10,,5,all
      """;

  private static final String AREAS =
      """
      area,name,faction,building,effect,evidence
      home,Home,marines,no,none,assumed
      gate,Gate,portalists,no,none,assumed
      yard,Yard,portalists,no,none,assumed
      """;

  private static final String ADJACENCY =
      """
      area,adjacent_area,evidence
      home,gate,assumed
      """;

  private static Material read(String cards, String areas, String adjacency) {
    return MaterialReader.read(
        Map.of(
            "cards", new DataFile("cards", cards),
            "areas", new DataFile("areas", areas),
            "adjacency", new DataFile("adjacency", adjacency)));
  }

  private static void assertRefused(String cards, String areas, String adjacency, String message) {
    assertThatThrownBy(() -> read(cards, areas, adjacency))
        .isExactlyInstanceOf(BadInput.class)
        .hasMessage(message);
  }

  private static void assertCardsRefused(String row, String message) {
    assertRefused(CARDS + row, AREAS, ADJACENCY, message);
  }

  private static void assertAreasRefused(String row, String message) {
    assertRefused(CARDS, AREAS + row, ADJACENCY, message);
  }

  private static void assertAdjacencyRefused(String row, String message) {
    assertRefused(CARDS, AREAS, ADJACENCY + row, message);
  }

  // ---- Names in spreadsheets ----

  @Test
  void aNameThatASpreadsheetWouldRunIsRefused() {
    for (String name : List.of("=1+2", "+1", "-1", "@SUM(A1)", "\t=1")) {
      assertThatThrownBy(() ->
              read(
                  CARDS + "spy," + name + ",marines,unit,standard,10,standard,10,,5,all\n",
                  AREAS,
                  ADJACENCY))
          .isExactlyInstanceOf(BadInput.class)
          .hasMessageStartingWith("cards:4:5: ")
          .hasMessageContaining(
              "a spreadsheet would take this name, or a part of it, for a formula");
      assertThatThrownBy(
              () -> read(CARDS, AREAS + "den," + name + ",marines,no,none,assumed\n", ADJACENCY))
          .isExactlyInstanceOf(BadInput.class)
          .hasMessageStartingWith("areas:5:5: ");
    }
    String hyphenated = "spy,Night-Spy =1,marines,unit,standard,10,standard,10,,5,all\n";
    assertThat(read(CARDS + hyphenated, AREAS, ADJACENCY).cards(Faction.MARINES))
        .extracting(Card::name)
        .contains("Night-Spy =1");
  }

  // ---- What is fine ----

  @Test
  void whatShipsWithTheModelIsTheBoxOfTheRulebook() {
    Material box = Material.standard();
    assertThat(box.board().areas()).hasSize(10);
    for (Faction faction : Faction.values()) {
      assertThat(box.cards(faction).stream().mapToInt(card -> card.identity().copies()).sum())
          .isEqualTo(30);
    }
    assertThat(MaterialCheck.warnings(box)).isEmpty();
  }

  @Test
  void columnsComeInAnyOrderAndBlankLinesAreSkipped() {
    Material material =
        read(
            CARDS,
            "\uFEFF\n\nname,area,evidence,faction,effect,building\r\n\r\n"
                + "\"Home, sweet \"\"home\"\"\",home,assumed,marines,none,no\r\n,,,,,\r\n"
                + " Gate , gate ,assumed,portalists,none,yes",
            ADJACENCY);
    assertThat(material.board().areas())
        .extracting(Area::name)
        .containsExactly("Home, sweet \"home\"", "Gate");
    assertThat(material.board().areas().getLast().building()).isTrue();
  }

  @Test
  void aPairOfNeighboursStandsOnceOrInBothDirections() {
    assertThat(read(CARDS, AREAS, ADJACENCY).board().adjacencies()).hasSize(1);
    assertThat(read(CARDS, AREAS, ADJACENCY + "gate,home,assumed\n").board().adjacencies())
        .hasSize(1);
  }

  // ---- Every file ----

  @Test
  void aFileHasItsColumns() {
    String header = "area,name,faction,building,effect,evidence";
    assertRefused(CARDS, "", ADJACENCY, "areas: the file is empty, expected the columns " + header);
    assertRefused(
        CARDS,
        "area,name,fraction,building,effect,evidence\n",
        ADJACENCY,
        "areas:1:11: 'fraction': expected the name of a column (area, name, faction, building,"
            + " effect, evidence, number)\nMaybe faction?");
    assertRefused(
        CARDS,
        "\n\narea,name,name,building,effect,evidence\n",
        ADJACENCY,
        "areas:3:11: 'name': this column is there already");
    assertRefused(
        CARDS,
        "area,name,faction,building,effect\n",
        ADJACENCY,
        "areas:1:34: the column 'evidence' is missing");
  }

  @Test
  void aRowHasAValueForEachColumn() {
    assertAreasRefused(
        "barn,Barn,marines\n", "areas:5:18: expected 6 values, one for each column, found 3");
    assertAreasRefused(
        "barn,\"Barn, old\",marines,no,none,assumed,more\n",
        "areas:5:42: expected 6 values, one for each column, found 7");
  }

  @Test
  void placesAreRightBehindValuesInQuotationMarks() {
    assertAreasRefused(
        "\nbarn,\"Barn,\n \"\"old\"\"\", marine,no,none,assumed\n",
        "areas:7:12: 'marine': expected the name of a faction (marines, portalists)\n"
            + "Maybe marines?");
    assertAreasRefused(
        "barn,Barn,\"marine\",no,none,assumed\n",
        "areas:5:12: 'marine': expected the name of a faction (marines, portalists)\n"
            + "Maybe marines?");
  }

  @Test
  void quotationMarksAreClosed() {
    assertAreasRefused(
        "barn,\"Barn,marines,no,none,assumed\n",
        "areas:5:6: expected a quotation mark at the end of this value, too, and there only");
    assertAreasRefused(
        "barn,\"Barn\" x,marines,no,none,assumed\n",
        "areas:5:6: expected a quotation mark at the end of this value, too, and there only");
  }

  // ---- Areas ----

  @Test
  void anAreaHasANameOfItsOwn() {
    assertAreasRefused(
        "Barn,B,marines,no,none,assumed",
        "areas:5:1: 'Barn': expected a name of lower case letters, digits and hyphens");
    assertAreasRefused(
        ",B,marines,no,none,assumed",
        "areas:5:1: '': expected a name of lower case letters, digits and hyphens");
    assertAreasRefused(
        "home,B,marines,no,none,assumed", "areas:5:1: 'home': this area is there already");
    assertAreasRefused(
        "turn,B,marines,no,none,assumed",
        "areas:5:1: 'turn': expected another name, because this one is reserved for the text form"
            + " of positions");
    assertAreasRefused(
        "marines-hand,B,marines,no,none,assumed",
        "areas:5:1: 'marines-hand': expected another name, because this one is reserved for the"
            + " text form of positions");
  }

  @Test
  void anAreaHasFactionBuildingAndEffect() {
    assertAreasRefused(
        "barn,B,marine,no,none,assumed",
        "areas:5:8: 'marine': expected the name of a faction (marines, portalists)\n"
            + "Maybe marines?");
    assertAreasRefused(
        "barn,B,marines,true,none,assumed",
        "areas:5:16: 'true': expected the name of an answer (yes, no)");
    assertAreasRefused(
        "barn,B,marines,no,free-event,assumed",
        "areas:5:19: 'free-event': expected the name of an area effect (none,"
            + " draw-one-more-keep-one, halves-marine-events-when-opponent-controls,"
            + " defence-plus-10, free-move-into-opposing-area, free-standard-units,"
            + " free-elite-units, free-colossal-units, free-events)\n"
            + "Maybe free-events?");
  }

  @Test
  void thereAreAreasForBothAndNotTooMany() {
    assertRefused(
        CARDS,
        "area,name,faction,building,effect,evidence\nhome,Home,marines,no,none,assumed\n",
        "area,adjacent_area,evidence\n",
        "areas: the portalists have no area, expected at least one to place units in"
            + " (SETUP-8)");
    var many = new StringBuilder();
    for (int i = 1; i <= 14; i++) {
      many.append("field-").append(i).append(",F,marines,no,none,assumed\n");
    }
    assertAreasRefused(many.toString(), "areas:18:1: the table goes on, expected at most 16 rows");
  }

  @Test
  void anAreaHasTheNumberOfItsColumnOrElseOfItsRow() {
    String header = "area,name,faction,building,effect,number,evidence\n";
    assertThat(read(CARDS, AREAS, ADJACENCY).board().areas())
        .extracting(Area::number)
        .containsExactly(1, 1, 2);
    String areas =
        header + "home,H,marines,no,none,3,assumed\ngate,G,portalists,no,none,3,assumed\n";
    assertThat(read(CARDS, areas, ADJACENCY).board().areas())
        .extracting(Area::number)
        .containsExactly(3, 3);
    assertRefused(
        CARDS,
        areas + "barn,B,marines,no,none,3,assumed\n",
        ADJACENCY,
        "areas:4:24: '3': home of the same faction has this number already");
    assertRefused(
        CARDS,
        header + "home,H,marines,no,none,,assumed\n",
        ADJACENCY,
        "areas:2:24: '': expected a whole number from 1 to 16");
  }

  // ---- Adjacency ----

  @Test
  void neighboursAreTwoKnownAreas() {
    assertAdjacencyRefused(
        "home,gaet,assumed",
        "adjacency:3:6: 'gaet': expected the name of an area (home, gate, yard)");
    assertAdjacencyRefused(
        "homme,gate,assumed",
        "adjacency:3:1: 'homme': expected the name of an area (home, gate, yard)\nMaybe home?");
    assertAdjacencyRefused(
        "home,home,assumed", "adjacency:3:6: 'home': an area is not its own neighbour");
    assertAdjacencyRefused(
        "home,gate,assumed", "adjacency:3:1: 'home,gate': this pair is there already");
  }

  @Test
  void whenOnePairStandsInBothDirectionsEveryPairDoes() {
    assertAdjacencyRefused(
        "gate,home,assumed\nyard,gate,assumed\n",
        "adjacency:4:1: 'yard,gate': one-sided: other pairs stand in both directions, this one does"
            + " not; expected also gate,yard");
  }

  @Test
  void aPairIsDiagonalWhereTheFileSaysSo() {
    var adjacency =
        """
        area,adjacent_area,diagonal,evidence
        home,gate,no,assumed
        gate,yard,yes,assumed
        """;
    var board = read(CARDS, AREAS, adjacency).board();
    assertThat(board.alongEdges().adjacencies())
        .containsExactly(board.adjacencies().getFirst())
        .hasSize(1);
    assertThat(read(CARDS, AREAS, ADJACENCY).board().alongEdges().adjacencies()).hasSize(1);
    assertRefused(
        CARDS,
        AREAS,
        adjacency + "gate,home,yes,assumed\n",
        "adjacency:4:11: 'yes': home,gate says otherwise further up");
  }

  // ---- Cards ----

  @Test
  void aCardHasANameOfItsOwn() {
    assertCardsRefused(
        "The Elf,E,marines,unit,elite,10,elite,10,,1,all",
        "cards:4:1: 'The Elf': expected a name of lower case letters, digits and hyphens");
    assertCardsRefused(
        "guard,E,marines,unit,elite,10,elite,10,,1,all",
        "cards:4:1: 'guard': this name is taken already");
    assertCardsRefused(
        "home,E,marines,unit,elite,10,elite,10,,1,all",
        "cards:4:1: 'home': this name is taken already");
    assertCardsRefused(
        "none,E,marines,unit,elite,10,elite,10,,1,all",
        "cards:4:1: 'none': expected another name, because this one is reserved for the text form"
            + " of positions");
  }

  @Test
  void aCardHasFactionKindAndCopies() {
    assertCardsRefused(
        "elf,E,portalist,unit,elite,10,elite,10,,1,all",
        "cards:4:7: 'portalist': expected the name of a faction (marines, portalists)\n"
            + "Maybe portalists?");
    assertCardsRefused(
        "elf,E,marines,units,elite,10,elite,10,,1,all",
        "cards:4:15: 'units': expected the name of a kind (unit, event)\nMaybe unit?");
    assertCardsRefused(
        "elf,E,marines,unit,elite,10,elite,10,,61,all",
        "cards:4:39: '61': expected a whole number from 0 to 60");
    assertCardsRefused(
        "elf,E,marines,unit,elite,10,elite,10,,,all",
        "cards:4:39: '': expected a whole number from 0 to 60");
  }

  @Test
  void aUnitHasTypeDefenceWeaponDamageAndTraits() {
    assertCardsRefused(
        "elf,E,marines,unit,elit,10,elite,10,,1,all",
        "cards:4:20: 'elit': expected the name of a unit type (standard, elite, colossal)\n"
            + "Maybe elite?");
    assertCardsRefused(
        "elf,E,marines,unit,elite,0,elite,10,,1,all",
        "cards:4:26: '0': expected a whole number from 1 to 1000");
    assertCardsRefused(
        "elf,E,marines,unit,elite,ten,elite,10,,1,all",
        "cards:4:26: 'ten': expected a whole number from 1 to 1000");
    assertCardsRefused(
        "elf,E,marines,unit,elite,10,colosal,10,,1,all",
        "cards:4:29: 'colosal': expected the name of a weapon class (standard, elite, colossal)\n"
            + "Maybe colossal?");
    assertCardsRefused(
        "elf,E,marines,unit,elite,10,elite,1.5,,1,all",
        "cards:4:35: '1.5': expected a whole number from 1 to 1000");
    assertCardsRefused(
        "elf,E,marines,unit,elite,10,elite,10,oversized  sped,1,all",
        "cards:4:49: 'sped': expected the name of a trait (oversized, speed, ranged)\n"
            + "Maybe speed?");
  }

  @Test
  void anEventDoesDamageOrRemovesAUnit() {
    assertCardsRefused(
        "elf,E,marines,event,elite,,elite,10,,1,all",
        "cards:4:21: 'elite': an event has no unit type");
    assertCardsRefused(
        "elf,E,marines,event,,10,elite,10,,1,all", "cards:4:22: '10': an event has no defence");
    assertCardsRefused(
        "elf,E,marines,event,,,,10,,1,all",
        "cards:4:23: '': expected the name of a weapon class (standard, elite, colossal)");
    assertCardsRefused(
        "elf,E,marines,event,,,elite,,,1,all",
        "cards:4:29: '': expected a whole number from 2 to 1000");
    assertCardsRefused(
        "elf,E,marines,event,,,elite,15,,1,all",
        "cards:4:29: '15': expected an even number, because ARTILLERY-2 may halve it");
    assertCardsRefused(
        "elf,E,marines,event,,,elite,,remove-one-unit,1,all",
        "cards:4:23: 'elite': an event that removes a unit does no damage");
    assertCardsRefused(
        "elf,E,marines,event,,,,10,remove-one-unit,1,all",
        "cards:4:24: '10': an event that removes a unit does no damage");
    assertCardsRefused(
        "elf,E,marines,event,,,,,remove-a-unit,1,all",
        "cards:4:25: 'remove-a-unit': expected the name of an effect (remove-one-unit)\nMaybe"
            + " remove-one-unit?");
  }

  @Test
  void whatIsAssumedAreColumns() {
    assertCardsRefused(
        "elf,E,marines,unit,elite,10,elite,10,,1,type copeis",
        "cards:4:46: 'copeis': expected the name of a column, or all (card, name, faction, kind,"
            + " type, defence, weapon, damage, traits, copies, assumed)\nMaybe copies?");
    assertCardsRefused(
        "elf,E,marines,unit,elite,10,elite,10,,1,all type",
        "cards:4:41: 'all': expected the name of a column, or all (card, name, faction, kind, type,"
            + " defence, weapon, damage, traits, copies, assumed)");
  }

  @Test
  void bothPlayersHaveUnitsToPlace() {
    assertRefused(
        CARDS.replace(",5,all\nghost", ",4,all\nghost"),
        AREAS,
        ADJACENCY,
        "cards: the marines have 4 unit cards, expected at least 5 to place (SETUP-4)");
    assertRefused(
        CARDS + "elf,E,marines,unit,elite,10,elite,10,speed oversized,1,all",
        AREAS.replace("marines,no", "marines,yes"),
        ADJACENCY,
        "cards:4:44: 'oversized': every area of the marines is a building, where no oversized unit"
            + " is placed (SETUP-10)");
  }
}
