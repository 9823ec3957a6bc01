package dev.rulewright.alloy;

import dev.rulewright.alloy.solver.Model;
import dev.rulewright.kernel.input.DataFile;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The chapters of the rulebook as Alloy modules, which ship as resources.
public final class Chapters {

  private static final Pattern OPEN =
      Pattern.compile("^open (\\w+)(?:\\[| as|$| )", Pattern.MULTILINE);
  private static final Map<String, String> TEXTS = all("proofs.als", "examples.als", "split.als");

  private Chapters() {}

  /// The text of each file, by its name.
  public static Map<String, String> texts() {
    return TEXTS;
  }

  /// The chapters and a main file that opens what it needs of them.
  public static Model with(String main) {
    var modules = new TreeMap<>(TEXTS);
    modules.put("main.als", main);
    return new Model(modules, "main.als");
  }

  /// Some files and all that they open, directly or not.
  private static Map<String, String> all(String... first) {
    var texts = new TreeMap<String, String>();
    for (String name : first) {
      add(name, texts);
    }
    return Collections.unmodifiableMap(texts);
  }

  private static void add(String name, Map<String, String> texts) {
    if (texts.containsKey(name)) {
      return;
    }
    String text = DataFile.beside(Chapters.class, name).text();
    texts.put(name, text);
    var opened = OPEN.matcher(text);
    while (opened.find()) {
      if (!opened.group(1).equals("util")) {
        add(opened.group(1) + ".als", texts);
      }
    }
  }
}
