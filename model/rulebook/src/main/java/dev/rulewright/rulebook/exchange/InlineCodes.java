package dev.rulewright.rulebook.exchange;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The codes of a format within texts: what stands in them is no text, but one that breaks a line
/// or stands for a blank divides the words around it.
///
/// @param originals what codes stand for, by the ids with which XLIFF 2 refers to it
record InlineCodes(Map<String, String> originals) {

  /// Of a file in which codes refer to nothing.
  static final InlineCodes NONE = new InlineCodes(Map.of());

  /// Elements of TMX and of XLIFF 1.2 that hold markup of another format.
  private static final String[] WITH_MARKUP = {"bpt", "ept", "it", "ph", "ut"};

  /// What says what a code is: `ctype="lb"`, `type="lb"`, `subType="xlf:lb"`.
  private static final String[] KINDS = {"ctype", "type", "subType"};

  private static final Pattern BREAK = Pattern.compile("(?:.*[:-])?(?:lb|pb|br|break|linebreak)");

  /// What says what a code stands for.
  private static final String[] EQUIVALENTS = {"equiv", "equiv-text", "disp"};

  /// A tag or an escape that breaks a line, or nothing but blanks and ends of lines.
  private static final Pattern DIVIDING =
      Pattern.compile(
          "(?i)\\s*(?:<(?:\\w+:)?(?:br|cr|lb|p|line-?break)\\b[^>]*>|\\\\n|&nbsp;|[\\s\\xA0])[\\s\\xA0]*");

  /// The characters in an element and in all elements below, blanks and line ends made single
  /// blanks.
  String text(XmlElement element) {
    var text = new StringBuilder();
    collect(element, text);
    return text.toString().strip().replaceAll("\\s+", " ");
  }

  private void collect(XmlElement element, StringBuilder text) {
    for (XmlNode child : element.children()) {
      switch (child) {
        case XmlNode.Text(String characters) -> text.append(characters);
        case XmlElement code when divides(code) -> text.append(' ');
        case XmlElement code when code.is(WITH_MARKUP) -> {}
        case XmlElement part -> collect(part, text);
      }
    }
  }

  private boolean divides(XmlElement code) {
    boolean named =
        Stream.of(KINDS)
            .map(code::attribute)
            .flatMap(Optional::stream)
            .anyMatch(BREAK.asMatchPredicate());
    return code.is("x", "ph", "it", "ut", "bx", "ex") && (named || standsForBlank(code));
  }

  private boolean standsForBlank(XmlElement code) {
    Stream<String> said =
        Stream.of(
                Stream.of(EQUIVALENTS).map(code::attribute).flatMap(Optional::stream),
                code.attribute("dataRef").map(originals::get).stream(),
                Stream.of(code.raw()))
            .flatMap(Function.identity());
    return said.anyMatch(DIVIDING.asMatchPredicate());
  }
}
