package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.text.WrittenTags;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Makes units of the texts of a file, those that were exported the same as before.
final class UnitReader {

  private final Unread unread;
  private final Map<String, Set<String>> ids = new HashMap<>();
  private final Map<String, Integer> inLine = new HashMap<>();
  private String firstTag = "";

  /// @param unread takes what is left out of texts
  UnitReader(Unread unread) {
    this.unread = unread;
  }

  /// The units of a text: those that the notes name if their lengths fit it; else one, in the place
  /// of those that are named, or of the text in the file. Those that are named twice are not.
  ///
  /// @param place where the text stands in the file
  List<Unit> units(String language, String text, List<String> notes, Place place) {
    if (text.isEmpty()) {
      return List.of();
    }
    List<UnitNote> named = notes.stream().map(UnitNote::parse).flatMap(Optional::stream).toList();
    Set<String> taken = ids.computeIfAbsent(language, _ -> new HashSet<>());
    Set<String> own = named.stream().map(UnitNote::id).collect(Collectors.toSet());
    boolean twice = own.size() < named.size() || !Collections.disjoint(own, taken);
    if (named.isEmpty() || twice) {
      String words = words(text, place);
      return words.isEmpty() ? List.of() : List.of(fresh(language, words, place.line()));
    }
    taken.addAll(own);
    if (!fit(named, text)) {
      UnitNote first = named.getFirst();
      int last = named.getLast().lastLine();
      String words = words(text, place);
      return words.isEmpty()
          ? List.of()
          : List.of(
              new Unit(first.id(), first.firstLine(), last, first.section(), first.role(), words));
    }
    var units = new ArrayList<Unit>();
    int from = 0;
    for (UnitNote note : named) {
      units.add(note.with(text.substring(from, from + note.length())));
      from += note.length() + 1;
    }
    return units;
  }

  /// A text without tags that are written as text; one that this project has written keeps them.
  private String words(String text, Place place) {
    WrittenTags tags = WrittenTags.in(text);
    if (!tags.first().isEmpty()) {
      firstTag = firstTag.isEmpty() ? tags.first() : firstTag;
      unread.add("tags that stand as text, such as " + firstTag, place);
    }
    return tags.text();
  }

  private static boolean fit(List<UnitNote> notes, String text) {
    long end = -1;
    for (UnitNote note : notes) {
      if (end >= 0 && (end >= text.length() || text.charAt((int) end) != ' ')) {
        return false;
      }
      end += 1 + note.length();
    }
    return end == text.length();
  }

  private Unit fresh(String language, String text, int line) {
    Set<String> taken = ids.computeIfAbsent(language, _ -> new HashSet<>());
    String id;
    do {
      id = line + "." + inLine.merge(language + line, 1, Integer::sum);
    } while (!taken.add(id));
    return new Unit(id, line, line, "", Role.RULE, text);
  }
}
