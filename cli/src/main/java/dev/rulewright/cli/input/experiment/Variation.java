package dev.rulewright.cli.input.experiment;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.experiments.Factor;
import dev.rulewright.simulator.experiments.tuning.Dial;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Knobs;
import dev.rulewright.simulator.setting.Domain;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Reads what is varied: `key=1,2,3`, `key=1..5` in the steps of the setting, `key=10..90/20` in
/// others, or `key` alone: both answers, or a step less and a step more than now.
///
/// @param option the option that the text comes from
public record Variation(Knobs<?, ?> knobs, String option) {

  private static final Pattern RANGE =
      Pattern.compile("([0-9]{1,6})\\.\\.([0-9]{1,6})(?:/([0-9]{1,6}))?");

  /// Settings with their values.
  ///
  /// @param base what is set already, which cannot be varied
  /// @throws BadInput if there is no such setting, it has no such values, or one is varied twice
  public List<Factor> factors(List<String> texts, List<Field> base) {
    List<Factor> factors = each(texts, Variation::factor);
    refuseTwice(factors.stream().map(Factor::key).toList(), base);
    return factors;
  }

  private <T> List<T> each(List<String> texts, BiFunction<Knob, Assignment, T> reader) {
    return texts.stream()
        .map(this::assignment)
        .flatMap(assignment -> meant(assignment).map(knob -> reader.apply(knob, assignment)))
        .toList();
  }

  /// Numbers to tune: `key` within the bounds of the setting, or `key=10..90`.
  ///
  /// @param base what is set already, which cannot be tuned
  /// @throws BadInput if there is no such number, it has no such bounds, or one is tuned twice
  public List<Dial> dials(List<String> texts, List<Field> base) {
    return dials(texts, Integer.MAX_VALUE, base);
  }

  /// The same, but without bounds some steps to either side of where the setting is now.
  public List<Dial> dials(List<String> texts, int reach, List<Field> base) {
    List<Dial> dials = each(texts, (knob, assignment) -> dial(knob, assignment, reach));
    refuseTwice(dials.stream().map(Dial::key).toList(), base);
    return dials;
  }

  /// The numbers that are usually looked at, leaving out what is set already.
  public List<Dial> unset(int reach, List<Field> base) {
    Set<String> set = keys(base);
    return dials(knobs.studied(), reach, List.of()).stream()
        .filter(dial -> !set.contains(dial.key()))
        .toList();
  }

  private Set<String> keys(List<Field> fields) {
    return fields.stream().map(field -> knobs.listed(field.key())).collect(toSet());
  }

  /// A text taken apart.
  ///
  /// @param values what stands behind the equals sign; empty if there is none
  private record Assignment(String key, Optional<String> values, Place keyPlace, Place place) {}

  private Assignment assignment(String text) {
    int equals = text.indexOf('=');
    return new Assignment(
        equals < 0 ? text : text.substring(0, equals),
        equals < 0 ? Optional.empty() : Optional.of(text.substring(equals + 1)),
        Place.of(option),
        Place.of(option).after(equals + 1));
  }

  /// The settings that a key names, in which `*` stands for any word.
  private Stream<Knob> meant(Assignment assignment) {
    String key = assignment.key();
    if (!key.contains("*")) {
      String values = assignment.values().orElse("");
      return Stream.of(
          knobs.knob(new Field(key, values, assignment.keyPlace(), assignment.place())));
    }
    Pattern pattern =
        Pattern.compile(
            Arrays.stream(key.split("\\*", -1)).map(Pattern::quote).collect(joining("[^.]*")));
    List<Knob> found =
        knobs.all().stream().filter(knob -> pattern.matcher(knob.key()).matches()).toList();
    if (found.isEmpty()) {
      throw BadInput.at(assignment.keyPlace())
          .found(key)
          .expected("a setting that 'rulewright knobs' lists");
    }
    return found.stream();
  }

  private void refuseTwice(List<String> keys, List<Field> base) {
    var before = new HashSet<>(keys(base));
    for (String key : keys) {
      if (!before.add(key)) {
        throw BadInput.at(Place.of(option))
            .found(key)
            .because("this is named twice, or set as well");
      }
    }
  }

  private static Factor factor(Knob knob, Assignment assignment) {
    Place at = assignment.place();
    List<String> levels =
        assignment
            .values()
            .map(values -> levels(knob, values, at))
            .orElseGet(() -> around(knob, at));
    levels.forEach(level -> knob.domain().check(new Field(knob.key(), level, at, at)));
    if (levels.size() < 2 || levels.stream().distinct().count() < levels.size()) {
      throw BadInput.at(at)
          .found(assignment.values().orElse(""))
          .expected("two or more different values of " + knob.key());
    }
    return new Factor(knob.key(), levels);
  }

  private static List<String> around(Knob knob, Place at) {
    return switch (knob.domain()) {
      case Domain.Numbers(int lowest, int highest, int step, String _) -> {
        int now = Integer.parseInt(knob.current());
        yield List.of(
            Integer.toString(Math.max(lowest, now - step)),
            Integer.toString(Math.min(highest, now + step)));
      }
      case Domain.Words(List<String> words) -> words;
      case Domain.Text _, Domain.Decimals _ ->
          throw BadInput.at(at)
              .found(knob.key())
              .expected("values, as in " + knob.key() + "=one,other");
    };
  }

  private static List<String> levels(Knob knob, String values, Place at) {
    Matcher range = RANGE.matcher(values);
    if (!range.matches() || !(knob.domain() instanceof Domain.Numbers numbers)) {
      return Arrays.asList(values.split(",", -1));
    }
    int step = range.group(3) == null ? numbers.step() : Integer.parseInt(range.group(3));
    int from = Integer.parseInt(range.group(1));
    int to = Integer.parseInt(range.group(2));
    if (step < 1 || to <= from || (to - from) / step > 1_000) {
      throw BadInput.at(at).found(values).expected("a range that rises, of at most 1,000 values");
    }
    if ((to - from) % step != 0) {
      throw BadInput.at(at)
          .found(values)
          .expected(
              "a range whose steps of %d reach its end, as %d..%d/%d does"
                  .formatted(step, from, to - (to - from) % step, step));
    }
    return IntStream.iterate(from, i -> i <= to, i -> i + step)
        .mapToObj(Integer::toString)
        .toList();
  }

  private static Dial dial(Knob knob, Assignment assignment, int reach) {
    Place at = assignment.place();
    if (!(knob.domain() instanceof Domain.Numbers(int least, int most, int step, String _))) {
      throw BadInput.at(assignment.keyPlace())
          .found(knob.key())
          .expected("a setting that is a number");
    }
    int now = Integer.parseInt(knob.current());
    if ((now - least) % step != 0) {
      throw BadInput.at(assignment.keyPlace())
          .found("%s, which is %d now".formatted(knob.key(), now))
          .expected("a number in steps of %d from %d".formatted(step, least));
    }
    int low = reach > (now - least) / step ? least : now - reach * step;
    int high = reach > (most - now) / step ? most : now + reach * step;
    if (assignment.values().isPresent()) {
      String bounds = assignment.values().get();
      Matcher range = RANGE.matcher(bounds);
      if (!range.matches() || range.group(3) != null) {
        throw BadInput.at(at).found(bounds).expected("bounds, as in %d..%d".formatted(least, most));
      }
      for (int i = 1; i <= 2; i++) {
        knob.domain().check(new Field(knob.key(), range.group(i), at, at));
      }
      low = Integer.parseInt(range.group(1));
      high = Integer.parseInt(range.group(2));
      if (high <= low) {
        throw BadInput.at(at).found(bounds).expected("bounds that rise");
      }
    }
    return new Dial(knob.key(), low, high, step, Math.clamp(now, low, high));
  }
}
