package dev.rulewright.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.ClassesShould;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.Serializable;
import java.time.Clock;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Which part may know which. The arrows are few, so that a reader may trust what a part cannot do:
 * rules roll no dice and read no files, a batch looks at no clock, only commands print.
 */
class ArrowsTest {

  /// What the model's tests lend to those of other modules.
  private static final Pattern TESTS = Pattern.compile(".*(-tests\\.jar|/test-classes/).*");

  private static final String ROOT = "dev.rulewright";
  private static final String KERNEL = ROOT + ".kernel..";
  private static final String ALLOY = ROOT + ".alloy..";
  private static final String RULEBOOK = ROOT + ".rulebook..";
  private static final String COMPARE = ROOT + ".rulebook.compare";
  private static final String SCENARIOS = ROOT + ".scenarios..";
  private static final String SIMULATOR = ROOT + ".simulator..";
  private static final String REPORTS = ROOT + ".reports..";
  private static final String CLI = ROOT + ".cli..";

  /** The packages that are no game: every other one is. */
  private static final Set<String> NO_GAMES =
      Set.of("kernel", "alloy", "rulebook", "scenarios", "simulator", "reports", "cli");

  private static final DescribedPredicate<JavaClass> MODEL =
      resideInAPackage(KERNEL).or(describe("a game", ArrowsTest::isOfAGame)).as("the model");

  /** The numbers of a game are resources or files of a user, and these packages read them. */
  private static final DescribedPredicate<JavaClass> DATA =
      resideInAnyPackage(ROOT + ".kernel.input..", ROOT + ".*.material..").as("the data of a game");

  private static final JavaClasses CODE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.matches(TESTS))
          .importPackages(ROOT);

  @Test
  void everyPartIsLookedAt() {
    assertThat(CODE)
        .extracting(ArrowsTest::part)
        .contains("kernel", "missioncombat", "alloy", "scenarios", "simulator", "reports", "cli");
  }

  @Test
  void theKernelDependsOnNoGame() {
    dependsOnlyOn(resideInAPackage(KERNEL), resideInAPackage(KERNEL));
  }

  @Test
  void gamesDependOnlyOnTheModel() {
    dependsOnlyOn(MODEL, MODEL);
  }

  @Test
  void noGameDependsOnAnother() {
    holds(slices().assignedFrom(new ByGame()).should().notDependOnEachOther());
  }

  @Test
  void theAlloyTwinDependsOnlyOnTheModel() {
    dependsOnlyOn(resideInAPackage(ALLOY), MODEL.or(resideInAPackage(ALLOY)));
  }

  @Test
  void editionsAsTextsDependOnlyOnTheKernel() {
    dependsOnlyOn(resideInAPackage(RULEBOOK), resideInAnyPackage(KERNEL, RULEBOOK));
  }

  /** Each room may know those before it: what is read is matched, weighed and told. */
  @Test
  void theRoomsOfTheComparisonAreWalkedThroughOneWay() {
    List<String> rooms = List.of("reading", "matching", "weighing", "telling");
    assertThat(CODE)
        .extracting(JavaClass::getPackageName)
        .filteredOn(name -> name.startsWith(COMPARE))
        .containsOnly(
            Stream.concat(Stream.of(COMPARE), rooms.stream().map(ArrowsTest::room))
                .toArray(String[]::new));
    for (int room = 0; room < rooms.size(); room++) {
      String[] later =
          Stream.concat(Stream.of(COMPARE), rooms.stream().skip(room + 1L).map(ArrowsTest::room))
              .toArray(String[]::new);
      holds(
          noClasses()
              .that()
              .resideInAPackage(room(rooms.get(room)))
              .should()
              .dependOnClassesThat()
              .resideInAnyPackage(later));
    }
  }

  private static String room(String name) {
    return COMPARE + "." + name;
  }

  @Test
  void scenariosDependOnlyOnTheModel() {
    dependsOnlyOn(resideInAPackage(SCENARIOS), MODEL.or(resideInAPackage(SCENARIOS)));
  }

  @Test
  void theSimulatorDependsOnlyOnTheModel() {
    dependsOnlyOn(resideInAPackage(SIMULATOR), MODEL.or(resideInAPackage(SIMULATOR)));
  }

  @Test
  void reportsDependOnTheModelAndOnResultsOfTheOthers() {
    dependsOnlyOn(
        resideInAPackage(REPORTS),
        MODEL.or(resideInAnyPackage(ALLOY, RULEBOOK, SCENARIOS, SIMULATOR, REPORTS)));
  }

  @Test
  void noCommandKnowsAGame() {
    holds(
        noClasses()
            .that(resideInAPackage(CLI))
            .should()
            .dependOnClassesThat(describe("a game", ArrowsTest::isBoundToAGame)));
  }

  @Test
  void packagesDoNotGoInCircles() {
    holds(slices().matching(ROOT + ".(**)").should().beFreeOfCycles());
  }

  @Test
  void nothingDependsOnTheCommands() {
    holds(
        noClasses()
            .that()
            .resideOutsideOfPackage(CLI)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(CLI));
  }

  @Test
  void noClassesOfRulesOrOfTheComparisonDependOnEachOtherInACircle() {
    holds(slices().assignedFrom(new ByClass()).should().beFreeOfCycles());
  }

  @Test
  void onlyCommandsPrint() {
    onlyCommandsReach(System.class, "in", "out", "err");
    onlyCommandsReach(Throwable.class, "printStackTrace");
    onlyCommandsReach(IO.class, "print", "println", "readln");
  }

  @Test
  void onlyCommandsReadTheClock() {
    onlyCommandsReach(System.class, "currentTimeMillis", "nanoTime");
    holds(noneButCommands().dependOnClassesThat().areAssignableTo(Clock.class));
    holds(
        noneButCommands()
            .accessTargetWhere(
                describe(
                    "they ask for the present time",
                    access ->
                        access.getTargetOwner().getPackageName().startsWith("java.time")
                            && access.getName().equals("now"))));
  }

  @Test
  void onlyCommandsReadTheEnvironment() {
    onlyCommandsReach(System.class, "getenv", "getProperty", "getProperties");
  }

  @Test
  void onlyCommandsEndTheProgram() {
    onlyCommandsReach(System.class, "exit");
    onlyCommandsReach(Runtime.class, "exit", "halt");
  }

  @Test
  void rulesKnowNoChance() {
    holds(
        noClasses()
            .that(MODEL)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(RandomGenerator.class));
    // ThreadLocalRandom and SecureRandom extend Random, and Random is a generator; this is the
    // rest.
    holds(noClasses().that(MODEL).should().accessTargetWhere(reaching(Math.class, "random")));
    holds(noClasses().that(MODEL).should().accessTargetWhere(reaching(UUID.class, "randomUUID")));
    assertThat(RandomGenerator.class).isAssignableFrom(Random.class);
  }

  @Test
  void rulesTouchNoFiles() {
    holds(
        noClasses()
            .that(MODEL.and(not(DATA)))
            .should()
            .dependOnClassesThat(
                resideInAnyPackage("java.io..", "java.nio.file..", "org.apache.commons.csv..")
                    .and(not(type(Serializable.class)))));
  }

  private static void dependsOnlyOn(
      DescribedPredicate<JavaClass> part, DescribedPredicate<JavaClass> known) {
    DescribedPredicate<JavaClass> ours = resideInAPackage(ROOT + "..");
    holds(noClasses().that(part).should().dependOnClassesThat(ours.and(not(known))));
  }

  private static void onlyCommandsReach(Class<?> owner, String... names) {
    holds(noneButCommands().accessTargetWhere(reaching(owner, names)));
  }

  private static ClassesShould noneButCommands() {
    return noClasses().that().resideOutsideOfPackage(CLI).should();
  }

  private static DescribedPredicate<JavaAccess<?>> reaching(Class<?> owner, String... names) {
    List<String> forbidden = List.of(names);
    return describe(
        "the target is one of %s of %s".formatted(forbidden, owner.getSimpleName()),
        access ->
            access.getTargetOwner().isAssignableTo(owner) && forbidden.contains(access.getName()));
  }

  private static void holds(ArchRule rule) {
    rule.check(CODE);
  }

  /** The package under {@link #ROOT} that {@code type} lies in. */
  private static String part(JavaClass type) {
    String path = type.getPackageName().substring(ROOT.length() + 1);
    int end = path.indexOf('.');
    return end < 0 ? path : path.substring(0, end);
  }

  /** Whether a type is of a game, or of the part of the simulator that is made for one. */
  private static boolean isBoundToAGame(JavaClass type) {
    return isOfAGame(type) || type.getPackageName().startsWith(ROOT + ".simulator.missioncombat");
  }

  private static boolean isOfAGame(JavaClass type) {
    return type.getPackageName().startsWith(ROOT + ".") && !NO_GAMES.contains(part(type));
  }

  /** A slice for each game; what is of no game is left out. */
  private static final class ByGame implements SliceAssignment {
    @Override
    public String getDescription() {
      return "games";
    }

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return isOfAGame(type) ? SliceIdentifier.of(part(type)) : SliceIdentifier.ignore();
    }
  }

  /**
   * Slices the rules of each game and the comparison of texts by class; a class that stands inside
   * another belongs to it.
   */
  private static final class ByClass implements SliceAssignment {

    @Override
    public String getDescription() {
      return "classes of rules and of the comparison";
    }

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return resideInAnyPackage(ROOT + ".*.rules..", COMPARE + "..").test(type)
          ? SliceIdentifier.of(type.getName().replaceFirst("\\$.*", ""))
          : SliceIdentifier.ignore();
    }
  }
}
