package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.experiments.Dial;
import dev.rulewright.simulator.experiments.Factor;
import dev.rulewright.simulator.missioncombat.settings.Domain;
import dev.rulewright.simulator.missioncombat.settings.Knob;
import dev.rulewright.simulator.missioncombat.settings.Knobs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Reads what is varied: `key=1,2,3`, `key=1..5` in the steps of the setting, `key=10..90/20` in
/// others, or `key` alone: both answers, or a step less and a step more than now.
///
/// @param option the option that the text comes from
public record Variation(Knobs knobs, String option) {

  private static final Pattern RANGE =
      Pattern.compile("([0-9]{1,6})\\.\\.([0-9]{1,6})(?:/([0-9]{1,6}))?");

  /// A setting with its values.
  ///
  /// @throws BadInput if there is no such setting, or it has no such values
  public Factor factor(String text) {
    int equals = text.indexOf('=');
    String key = equals < 0 ? text : text.substring(0, equals);
    String values = equals < 0 ? "" : text.substring(equals + 1);
    var at = new Place(option, 1, equals + 2);
    Knob knob = knobs.knob(new Field(key, values, new Place(option, 1, 1), at));
    List<String> levels = equals < 0 ? around(knob) : levels(knob, values, at);
    levels.forEach(level -> knob.domain().check(new Field(knob.key(), level, at, at)));
    if (levels.size() < 2 || levels.stream().distinct().count() < levels.size()) {
      throw BadInput.at(at).found(values).expected("two or more different values of " + key);
    }
    return new Factor(knob.key(), levels);
  }

  private List<String> around(Knob knob) {
    return switch (knob.domain()) {
      case Domain.Numbers(int lowest, int highest, int step, String _) -> {
        int now = Integer.parseInt(knob.current());
        yield List.of(
            Integer.toString(Math.max(lowest, now - step)),
            Integer.toString(Math.min(highest, now + step)));
      }
      case Domain.Words(List<String> words) -> words;
      case Domain.Text _ ->
          throw BadInput.at(new Place(option, 1, 1))
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
    return IntStream.iterate(from, i -> i <= to, i -> i + step)
        .mapToObj(Integer::toString)
        .toList();
  }

  /// A number to tune: `key` within the bounds of the setting, or `key=10..90`.
  ///
  /// @throws BadInput if there is no such number, or it has no such bounds
  public Dial dial(String text) {
    int equals = text.indexOf('=');
    String key = equals < 0 ? text : text.substring(0, equals);
    String bounds = equals < 0 ? "" : text.substring(equals + 1);
    var at = new Place(option, 1, equals + 2);
    Knob knob = knobs.knob(new Field(key, bounds, new Place(option, 1, 1), at));
    if (!(knob.domain() instanceof Domain.Numbers(int least, int most, int step, String _))) {
      throw BadInput.at(new Place(option, 1, 1)).found(key).expected("a setting that is a number");
    }
    var ends = new ArrayList<>(List.of(least, most));
    if (equals >= 0) {
      Matcher range = RANGE.matcher(bounds);
      if (!range.matches() || range.group(3) != null) {
        throw BadInput.at(at).found(bounds).expected("bounds, as in %d..%d".formatted(least, most));
      }
      for (int i = 0; i < 2; i++) {
        knob.domain().check(new Field(knob.key(), range.group(i + 1), at, at));
        ends.set(i, Integer.valueOf(range.group(i + 1)));
      }
    }
    if (ends.getLast() <= ends.getFirst()) {
      throw BadInput.at(at).found(bounds).expected("bounds that rise");
    }
    int start = Math.clamp(Integer.parseInt(knob.current()), ends.getFirst(), ends.getLast());
    return new Dial(knob.key(), ends.getFirst(), ends.getLast(), step, start);
  }
}
