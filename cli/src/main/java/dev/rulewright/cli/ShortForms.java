package dev.rulewright.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Short forms of options, as they are typed: `--cards FILE` for `--data cards=FILE`. Behind the
/// command line nobody knows them.
final class ShortForms {

  /// The kinds of files that are replaced most.
  private static final Set<String> KINDS = Set.of("cards", "areas", "adjacency");

  private static final String OPTION = "--";

  private ShortForms() {}

  /// The same call in long forms.
  static String[] written(String... arguments) {
    List<String> words = List.of(arguments);
    var all = new ArrayList<String>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      String kind = word.startsWith(OPTION) ? word.substring(2).split("=", 2)[0] : "";
      if (!KINDS.contains(kind)) {
        all.add(word);
      } else if (word.contains("=")) {
        all.add("--data=" + word.substring(2));
      } else if (i + 1 < words.size()) {
        i++;
        all.add("--data=" + kind + "=" + words.get(i));
      } else {
        all.add("--data");
      }
    }
    return all.toArray(String[]::new);
  }
}
