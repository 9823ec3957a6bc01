package dev.rulewright.cli.bench.asking;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What somebody may try with a piece although the rules refuse it: moves of the kinds that are
/// known, with this piece and with other places and pieces in the place of those they name.
///
/// @param known moves as texts, such as those of the game's scenarios
/// @param pieces the words of the pieces on the table
/// @param places the names of the places on the table
/// @param wanted which texts are tried
public record Attempts(
    Collection<String> known, Set<String> pieces, Set<String> places, Predicate<String> wanted) {

  /// The most moves that are tried; what stands behind them is not told.
  private static final int MOST = 2000;

  private static final Pattern WORD = Pattern.compile("[A-Za-z0-9][A-Za-z0-9-]*");

  /// A refused move with the ruling on it.
  public record Attempt(String move, Ruling.Refused ruling) {}

  /// The refused moves of a piece, one for each text that they are written as.
  public <P, M> List<Attempt> refused(String piece, Game<P, M> game, P position) {
    Map<String, Attempt> found = new LinkedHashMap<>();
    for (String text : texts(piece)) {
      try {
        M move = game.notation().readMove(position, text, Place.of("move"));
        if (game.judge(position, move) instanceof Ruling.Refused refused) {
          String written = game.notation().writeMove(move);
          found.putIfAbsent(written, new Attempt(written, refused));
        }
      } catch (BadInput e) {
        // This text means no move here, so there is nothing to refuse.
      }
    }
    return List.copyOf(found.values());
  }

  /// The texts that are tried, the simplest first.
  private Collection<String> texts(String piece) {
    Set<String> patterns = new LinkedHashSet<>();
    for (String move : known) {
      patterns.addAll(patterns(move));
    }
    Set<String> texts = new LinkedHashSet<>();
    patterns.stream()
        .sorted((one, other) -> Integer.compare(one.length(), other.length()))
        .forEach(pattern -> fill(pattern.replaceFirst("<piece>", piece), texts));
    return texts;
  }

  /// A move with holes: the first piece that it names is the one that acts; of its places and other
  /// pieces one at a time is left open.
  private List<String> patterns(String move) {
    Matcher first = WORD.matcher(move);
    while (first.find()) {
      if (pieces.contains(first.group())) {
        String start = move.substring(0, first.start()) + "<piece>";
        String rest = move.substring(first.end()).replaceFirst("^@[^ =]+", "");
        return open(start, rest);
      }
    }
    return List.of();
  }

  private List<String> open(String start, String rest) {
    var patterns = new ArrayList<String>();
    patterns.add(start + rest);
    Matcher word = WORD.matcher(rest);
    while (word.find()) {
      String hole =
          places.contains(word.group())
              ? "<place>"
              : pieces.contains(word.group()) ? "<other>" : "";
      if (!hole.isEmpty()) {
        patterns.add(start + rest.substring(0, word.start()) + hole + rest.substring(word.end()));
      }
    }
    return patterns;
  }

  private void fill(String pattern, Set<String> texts) {
    Set<String> words = pattern.contains("<place>") ? places : pieces;
    if (!pattern.contains("<")) {
      add(pattern, texts);
    }
    if (pattern.contains("<place>") || pattern.contains("<other>")) {
      words.forEach(word -> add(pattern.replaceFirst("<(place|other)>", word), texts));
    }
  }

  private void add(String text, Set<String> texts) {
    if (texts.size() < MOST && wanted.test(text)) {
      texts.add(text);
    }
  }
}
