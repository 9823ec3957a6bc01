package dev.rulewright.alloy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The assertions of the proofs as text: most are `step implies property`.
final class Assertions {

  private static final Pattern ASSERTION =
      Pattern.compile("^assert (\\w+) \\{((?:[^{}]|\\{[^{}]*\\})*)\\}", Pattern.MULTILINE);
  private static final Pattern IMPLICATION = Pattern.compile("^(\\w+) implies (.+)$");
  private static final Map<String, Implication> IMPLICATIONS = implications();

  /// An assertion of the form `if implies then`.
  record Implication(String condition, String claim) {}

  private Assertions() {}

  private static Map<String, Implication> implications() {
    var implications = new LinkedHashMap<String, Implication>();
    Matcher assertion = ASSERTION.matcher(Chapters.texts().getOrDefault("proofs.als", ""));
    while (assertion.find()) {
      Matcher implication = IMPLICATION.matcher(assertion.group(2).strip());
      if (implication.matches()) {
        implications.put(
            assertion.group(1), new Implication(implication.group(1), implication.group(2)));
      }
    }
    return implications;
  }

  /// An assertion as an implication, if it is one.
  static Optional<Implication> implication(String assertion) {
    return Optional.ofNullable(IMPLICATIONS.get(assertion));
  }
}
