package dev.rulewright.rulebook.quality;

import static java.util.stream.Collectors.toSet;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Words of one edition of a text that are replaced by others.
///
/// @param language the edition
/// @param line the line of its file in which the words stand, counted from 1
/// @param before the words, once in that line
/// @param after what stands there instead; empty if they are left out
/// @param kinds what a reader may call the difference, one kind or two
record Change(
    String text,
    String language,
    int line,
    String before,
    String after,
    Set<Kind> kinds,
    Severity severity) {

  /// What is the one in an edition is the other one in the other.
  private static final Map<Kind, Kind> OPPOSITES =
      Map.of(Kind.OMISSION, Kind.ADDITION, Kind.ADDITION, Kind.OMISSION);

  /// The changes of a text that were written by hand.
  static List<Change> byHand(String text) {
    return read(Texts.file(text, "changes")).stream()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .map(line -> of(text, Stream.of(line.split("\\|", -1)).map(String::strip).toList()))
        .toList();
  }

  private static Change of(String text, List<String> fields) {
    var kinds = EnumSet.noneOf(Kind.class);
    Stream.of(fields.get(4).split("/", -1))
        .forEach(kind -> kinds.add(Kind.valueOf(constant(kind))));
    return new Change(
        text,
        fields.get(0),
        Integer.parseInt(fields.get(1)),
        fields.get(2),
        fields.get(3),
        kinds,
        Severity.valueOf(constant(fields.get(5))));
  }

  private static String constant(String name) {
    return name.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  /// The edition with the change.
  ///
  /// @param folder where its file is written; it need not be there
  /// @throws IllegalStateException if the words do not stand in the line just once
  Edition applied(Path folder) {
    List<String> lines = new ArrayList<>(read(Texts.file(text, language)));
    String old = lines.get(line - 1);
    int at = old.indexOf(before);
    if (at < 0 || old.indexOf(before, at + 1) >= 0) {
      throw new IllegalStateException(this + " does not fit '" + old + "'");
    }
    lines.set(line - 1, old.substring(0, at) + after + old.substring(at + before.length()));
    try {
      Files.createDirectories(folder);
      Path file = Files.write(folder.resolve(language + ".txt"), lines);
      return Texts.read(language, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The same as if one of two editions had been changed: what is more in the other one, it has
  /// less.
  Change seenFrom(String one) {
    Set<Kind> seen =
        one.equals(language)
            ? kinds
            : kinds.stream().map(kind -> OPPOSITES.getOrDefault(kind, kind)).collect(toSet());
    return new Change(text, language, line, before, after, seen, severity);
  }

  private static List<String> read(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
