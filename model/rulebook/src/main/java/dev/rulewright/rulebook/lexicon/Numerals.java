package dev.rulewright.rulebook.lexicon;

import java.math.BigDecimal;
import java.text.DecimalFormatSymbols;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How a language prints numbers, by the Unicode Common Locale Data Repository, which the JDK keeps
/// (JEP 252): 1.500 and 2,5 in German are 1,500 and 2.5 in English.
///
/// @param decimal what stands before the tenths
record Numerals(String decimal) {

  private static final String PLUS = "\\+|plus|più";
  private static final String MINUS = "−|minus|moins|meno";

  /// What is added to dice or taken from them, as in `W6+1` and `d20 − 2`; no dice, as in `D6+1D8`.
  private static final String BONUS =
      "(?: ?(?:" + PLUS + "|" + MINUS + ") ?|-)\\d{1,3}(?![\\p{L}\\d]|[.,]\\d| ?[WwDd]\\d)";

  /// Dice: the number of them, if it stands there, their faces, and a bonus, as in `2W6`, `d20+1`.
  private static final String DICE = "\\d{0,4}[WwDd]\\d{1,4}(?![\\p{L}\\d])(?:" + BONUS + ")?";

  /// A number whose digits are set apart by threes with blanks or apostrophes, as in `12 000`.
  private static final String SPACED = "\\d{1,3}(?:[ \\u00A0\\u2009\\u202F'’]\\d{3})+(?!\\d)";

  /// Proper fractions; other digits beside a stroke, as in *2/4 players*, are two numbers.
  private static final String FRACTION =
      "(?:1/(?:[2-9]|10)|2/[3579]|3/(?:[4578]|10)|4/[579]|5/[6-9]|7/(?:[89]|10)|8/9|9/10)";

  private static final String LONE_FRACTION = "(?<![/\\d])" + FRACTION + "(?![/\\d])";
  private static final String VULGAR = "[\\u00BC-\\u00BE\\u2150-\\u215E]";
  private static final String ORDINAL =
      "\\d+(?:st|nd|rd|th|er|re|ère|ème|eme|e|ᵉʳ|ᵉ|º|ª)(?![\\p{L}\\d])";

  /// Every form in which a number is printed in digits.
  static final String PIECE =
      String.join(
          "|",
          DICE,
          SPACED + "(?:[.,]\\d+)?",
          "\\d+ " + LONE_FRACTION,
          LONE_FRACTION,
          "\\d+ ?" + VULGAR,
          VULGAR,
          ORDINAL,
          "\\d+(?:[.,]\\d+)*");

  private static final Pattern THROWN =
      Pattern.compile("(\\d*)[wd](\\d+)(?: ?(?:(" + PLUS + ")|" + MINUS + "|-) ?(\\d+))?");
  private static final Pattern PARTED =
      Pattern.compile("(?:(\\d+) ?)??(?:(\\d+)/(\\d+)|(" + VULGAR + "))");
  private static final Pattern NTH = Pattern.compile("(\\d+)[\\p{L}ºª]+");
  private static final Pattern BY_THREES =
      Pattern.compile("\\d{1,3}(?:([.,])\\d{3})(?:\\1\\d{3})*");
  private static final Pattern BLANKS = Pattern.compile("[ \\u00A0\\u2009\\u202F'’]");

  /// Those of a language.
  static Numerals of(Locale locale) {
    return new Numerals("" + DecimalFormatSymbols.getInstance(locale).getDecimalSeparator());
  }

  /// Whether a word is a number, or dice.
  static boolean isNumeral(String word) {
    return Character.isDigit(word.charAt(0))
        || THROWN.matcher(word).matches()
        || PARTED.matcher(word).matches();
  }

  /// Whether a word is a die of which it is not said how many are thrown.
  static boolean isDie(String word) {
    return word.charAt(0) > '9' && THROWN.matcher(word).matches();
  }

  /// The same in all languages: `1500`, `2.5`, `2/3`, `1+1/3`, `2d6`, `1d6+1`; what is none of
  /// these, such as `1.2.3`, as it stands there.
  ///
  /// @param word in lower case
  String value(String word) {
    Matcher thrown = THROWN.matcher(word);
    if (thrown.matches()) {
      return dice(thrown);
    }
    Matcher parted = PARTED.matcher(word);
    if (parted.matches()) {
      return parted(parted);
    }
    Matcher nth = NTH.matcher(word);
    return nth.matches() ? nth.group(1) : plain(BLANKS.matcher(word).replaceAll(""));
  }

  private static String dice(Matcher thrown) {
    String count = thrown.group(1).isEmpty() ? "1" : thrown.group(1);
    String sign = thrown.group(3) == null ? "-" : "+";
    String bonus = thrown.group(4) == null ? "" : sign + thrown.group(4);
    return count + "d" + thrown.group(2) + bonus;
  }

  /// Digits without what sets them apart by threes.
  private String plain(String digits) {
    String other = decimal.equals(",") ? "." : ",";
    int tenths = digits.indexOf(decimal);
    boolean hasTenths = tenths >= 0 && tenths == digits.lastIndexOf(decimal);
    String whole = hasTenths ? digits.substring(0, tenths) : digits;
    String rest = hasTenths ? "." + digits.substring(tenths + 1) : "";
    if (BY_THREES.matcher(whole).matches()) {
      return whole.replace(".", "").replace(",", "") + rest;
    }
    boolean foreign = !hasTenths && whole.indexOf(other) == whole.lastIndexOf(other);
    return foreign ? whole.replace(other, ".") : whole + rest; // Many print 2.5 in German, too.
  }

  private static String parted(Matcher parted) {
    String fraction =
        parted.group(4) == null
            ? parted.group(2) + "/" + parted.group(3)
            : Normalizer.normalize(parted.group(4), Normalizer.Form.NFKC).replace('⁄', '/');
    String whole = parted.group(1) == null ? "0" : parted.group(1);
    int stroke = fraction.indexOf('/');
    try {
      return new BigDecimal(fraction.substring(0, stroke))
          .divide(new BigDecimal(fraction.substring(stroke + 1)))
          .add(new BigDecimal(whole))
          .toPlainString();
    } catch (ArithmeticException _) { // Thirds never end.
      return whole.equals("0") ? fraction : whole + "+" + fraction;
    }
  }
}
