package dev.rulewright.cli.output;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.PrintWriter;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/// The option to answer a machine instead of a person.
public final class JsonOption {

  @Option(names = "--json")
  private boolean wanted;

  /// Made when it is wanted: every command has this option, and a mapper takes longer to make than
  /// most answers.
  private static final class Mapper {
    static final JsonMapper JSON =
        JsonMapper.builder()
            .defaultPropertyInclusion(JsonInclude.Value.ALL_NON_NULL)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();
  }

  /// The control characters that JSON does not make anybody escape.
  private static final Pattern UNESCAPED =
      Pattern.compile("[\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]");

  /// Whether JSON is wanted.
  public boolean wanted() {
    return wanted;
  }

  /// Prints an answer: in JSON for programs, else as its text.
  public <A> void answer(A answer, Console console, Text<? super A> text) {
    answer(answer, Function.identity(), console, text);
  }

  /// The same with what stands for the answer in JSON.
  public <A> void answer(A answer, Function<A, ?> json, Console console, Text<? super A> text) {
    if (wanted) {
      print(json.apply(answer), console.out());
    } else {
      text.print(answer, console.out(), console.ink());
    }
  }

  /// Tells an answer to people.
  ///
  /// @param <A> the answer
  public interface Text<A> {

    /// Prints it.
    void print(A answer, PrintWriter out, Ink ink);
  }

  /// Prints an answer: records become objects with the names of their components as keys, and what
  /// is null is left out.
  public void print(Object answer, PrintWriter out) {
    out.println(text(answer));
  }

  /// An answer as text, in lines that end with LF on every system.
  public static String text(Object answer) {
    try {
      String text = Mapper.JSON.writeValueAsString(answer).replace(System.lineSeparator(), "\n");
      return UNESCAPED.matcher(text).replaceAll(JsonOption::escaped);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot be written as JSON: " + answer, e);
    }
  }

  private static String escaped(MatchResult letter) {
    return "\\\\u%04x".formatted((int) letter.group().charAt(0));
  }
}
