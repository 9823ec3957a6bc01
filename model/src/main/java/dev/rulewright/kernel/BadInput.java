package dev.rulewright.kernel;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import org.apache.commons.text.similarity.LevenshteinDistance;
import org.jspecify.annotations.Nullable;

/// Input that makes no sense: where it stands, what was found and what was expected.
///
/// The message is one sentence that begins with the place; advice follows on a second line that
/// begins with "Maybe".
public final class BadInput extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Place place;

  private BadInput(Place place, String message, @Nullable Throwable cause) {
    super(place + ": " + message, cause);
    this.place = place;
  }

  /// Where the input stands.
  public Place place() {
    return place;
  }

  /// The message without the place.
  public String sentence() {
    return String.valueOf(getMessage()).substring((place + ": ").length());
  }

  /// The same, which came up while something went on; that stands in brackets behind the sentence.
  public BadInput during(String what) {
    return new BadInput(
        place,
        sentence().replaceFirst("(?=\n|$)", " (" + Matcher.quoteReplacement(what) + ")"),
        this);
  }

  /// Begins a report about the input at a place.
  public static Report at(Place place) {
    return new Report(place, "");
  }

  /// A report under way.
  ///
  /// @param place where the input stands
  /// @param found what was found there, in quotation marks, or empty
  public record Report(Place place, String found) {

    /// What was found; of a long text the middle is left out.
    public Report found(String text) {
      return new Report(place, "'" + Shown.briefly(text) + "': ");
    }

    /// The exception that says what was expected instead.
    public BadInput expected(String what) {
      return new BadInput(place, found + "expected " + what, null);
    }

    /// The exception that says what was expected instead, with advice on a line of its own.
    public BadInput expected(String what, String maybe) {
      return new BadInput(place, found + "expected " + what + "\nMaybe " + maybe, null);
    }

    /// The exception for a name that is not known: it lists the known names when they are few and
    /// suggests the nearest one.
    public BadInput unknown(String kind, String name, Collection<String> known) {
      String list =
          known.isEmpty()
              ? ", of which there is none"
              : known.size() <= 16 ? " (" + String.join(", ", known) + ")" : "";
      String message = found(name).found() + "expected the name of " + kind + list;
      return new BadInput(
          place,
          nearest(name, known).map(n -> message + "\nMaybe " + n + "?").orElse(message),
          null);
    }

    /// The exception for something that is not there, although its name is asked for; it suggests
    /// the nearest name that is there.
    public BadInput missing(String what, String name, Collection<String> there) {
      String maybe =
          nearest(name, there).map(n -> "\nMaybe it is called " + n + " here").orElse("");
      return new BadInput(place, found + "expected " + what + maybe, null);
    }

    /// The exception that says what is wrong in a sentence of its own.
    public BadInput because(String sentence) {
      return new BadInput(place, found + sentence, null);
    }

    /// The exception that says what is wrong in a sentence with facts.
    ///
    /// @param sentence a format for the facts
    @SuppressWarnings("AnnotateFormatMethod")
    public BadInput because(String sentence, Object... facts) {
      return because(String.format(Locale.ROOT, sentence, facts));
    }

    /// The exception that says what is wrong, with the exception behind it.
    public BadInput because(String sentence, Throwable cause) {
      return new BadInput(place, found + sentence, cause);
    }
  }

  /// The known name that differs least from a name, if it differs in less than half of its letters.
  public static Optional<String> nearest(String name, Collection<String> known) {
    if (name.length() > Shown.MOST) {
      return Optional.empty();
    }
    var distance = LevenshteinDistance.getDefaultInstance();
    return known.stream()
        .min(Comparator.comparingInt(k -> distance.apply(name, k)))
        .filter(k -> distance.apply(name, k) * 2 < Math.max(name.length(), k.length()));
  }
}
