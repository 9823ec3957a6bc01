package dev.rulewright.kernel.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.notation.Entry.Presence;
import dev.rulewright.kernel.text.Fields;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The text form of a game that has declared the fields of its positions.
///
/// @param entries the fields in the order in which they are written; of two with the same key the
///   first is compared, and the second can be given
/// @param position the position that is written, if it is possible
/// @param move the move that a text means in a position
/// @param <P> positions
/// @param <M> moves, whose text form is what [Object#toString] gives
public record EntryNotation<P, M>(
    List<Entry<P, ?>> entries, Function<Written<P>, P> position, BiFunction<P, Word, M> move)
    implements Notation<P, M> {

  /// What scenarios of every game compare.
  private static final List<String> COMPARED = List.of("winner", "ended-by", "moves");

  @Override
  public List<Field> fields(P of) {
    return entries.stream().flatMap(entry -> entry.field(of).stream()).toList();
  }

  @Override
  public P position(List<Field> fields, Place place) {
    return position.apply(new Written<>(Fields.of(fields, place, this::requireGiven)));
  }

  private void requireGiven(Word key) {
    if (entries.stream()
        .noneMatch(each -> key.is(each.key()) && each.presence() != Presence.NEVER)) {
      if (!COMPARED.contains(key.text())) {
        entry(key);
      }
      throw key.because("this follows from the other fields; it can be expected, but not given");
    }
  }

  private Entry<P, ?> entry(Word key) {
    return entries.stream()
        .filter(each -> key.is(each.key()))
        .findFirst()
        .orElseThrow(() -> key.unknown(entries.stream().map(Entry::key).toList(), "a field"));
  }

  @Override
  public Optional<String> disagreement(P actual, Field expected) {
    return entry(Word.key(expected)).disagreement(actual, Word.value(expected));
  }

  @Override
  public String writeMove(M written) {
    return written.toString();
  }

  @Override
  public M readMove(P now, String text, Place place) {
    return move.apply(now, new Word(text, place));
  }
}
