package dev.rulewright.cli.guarantees.check;

import dev.rulewright.alloy.solver.Machine;
import dev.rulewright.cli.input.CheckOptions;
import dev.rulewright.cli.input.CheckOptions.Method;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.properties.MissionProperties;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Checks the readings asked for, by the methods asked for.
///
/// @param options what is asked for
/// @param box what is in the box
/// @param progress is told what is looked at now
/// @param stop whether somebody stops it; asked several times a second
public record Checking(
    CheckOptions options, MissionCombatBox box, Consumer<String> progress, BooleanSupplier stop) {

  /// Checks, and keeps what was found in the order of the properties. What was not finished when
  /// somebody stopped it is marked so.
  public CheckReport run() {
    Explorations explorations = explorations();
    Searches searches = searches();
    Proofs proofs = proofs();
    var found = new ArrayList<Found>();
    for (Reading reading : options.readings()) {
      Subject subject = Subject.of(new MissionCombat(box.material(), reading), options::wants);
      if (options.uses(Method.EXPLORE)) {
        found.addAll(explorations.check(subject));
        found.addAll(searches.check(subject));
      }
      if (options.uses(Method.ALLOY)) {
        found.addAll(proofs.check(subject, options.wantsAll()));
      }
    }
    return new CheckReport(inOrder(found), box, options);
  }

  private Explorations explorations() {
    return new Explorations(
        options.worlds(),
        box,
        new Visits(options.exploring(), options.threads(), options.work(), stop),
        (reading, what) -> progress.accept("%s: %s".formatted(reading, what)));
  }

  private Searches searches() {
    return new Searches(
        box.material(),
        options.threads(),
        stop,
        (reading, what) -> progress.accept("%s: %s".formatted(reading, what)));
  }

  private Proofs proofs() {
    return new Proofs(
        options.clauses(),
        options.scope(),
        options.limits().until(stop),
        Machine.like(
            Objects.requireNonNull(System.getProperty("java.class.path")),
            System::nanoTime,
            Objects.requireNonNullElse(System.getenv("PATH"), "")),
        (reading, proved) -> progress.accept("%s: proved %s".formatted(reading, proved)));
  }

  /// In the order of the catalogue; lemmas come last.
  private List<Found> inOrder(List<Found> found) {
    List<String> order =
        MissionProperties.of(new MissionCombat(box.material(), Reading.standard())).stream()
            .map(property -> property.id())
            .toList();
    return found.stream()
        .sorted(
            Comparator.comparingInt(each -> {
              int at = order.indexOf(each.row().property());
              return at < 0 ? order.size() : at;
            }))
        .toList();
  }
}
