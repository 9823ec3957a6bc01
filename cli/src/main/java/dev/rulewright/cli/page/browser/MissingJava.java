package dev.rulewright.cli.page.browser;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Locale;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;

/// What the Java that is compiled to scripts lacks of the JDK's, and where it answers otherwise.
/// Each method takes the place of one of the class of its first parameter, or, where it says so, of
/// a static one of the class that it names, or one of a class that Java code cannot name; its
/// contract is that of the JDK.
public final class MissingJava {

  private MissingJava() {}

  /// Marks what stands for a static method of a class.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  public @interface StaticOf {
    /// The class.
    Class<?> value();
  }

  /// Marks what stands for a method of a class that cannot be named in Java code.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  public @interface MethodOf {
    /// The name of the class.
    String value();
  }

  // ---- java.lang ----

  public static Stream<String> lines(String text) {
    var lines = new ArrayList<String>();
    int from = 0;
    while (from < text.length()) {
      int end = from;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      lines.add(text.substring(from, end));
      boolean isPair = text.startsWith("\r\n", end);
      from = end + (isPair ? 2 : 1);
    }
    return lines.stream();
  }

  public static <R> R transform(String text, Function<? super String, ? extends R> function) {
    return function.apply(text);
  }

  @StaticOf(String.class)
  public static String format(String format, @Nullable Object... values) {
    return FormatText.of(format, values);
  }

  @StaticOf(String.class)
  public static String format(Locale locale, String format, @Nullable Object... values) {
    return FormatText.of(format, values);
  }

  public static String formatted(String format, @Nullable Object... values) {
    return format(format, values);
  }

  @StaticOf(Character.class)
  public static String toString(int codePoint) {
    return new String(Character.toChars(codePoint));
  }

  public static String getPackageName(Class<?> type) {
    String name = type.getName();
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  /// Files of a page have no address.
  public static @Nullable URL getResource(Class<?> type, String name) {
    return null;
  }

  public static @Nullable InputStream getResourceAsStream(Class<?> type, String name) {
    String folder = getPackageName(type).replace('.', '/');
    String text = PackedFiles.text(folder.isEmpty() ? name : folder + "/" + name);
    return text == null ? null : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  // ---- java.time and java.util ----

  @SuppressWarnings("JavaDurationGetSecondsToToSeconds") // That is what it stands for.
  public static long toSeconds(Duration duration) {
    return duration.getSeconds();
  }

  // The map itself: what would change it fails where there is a JDK.
  @StaticOf(Collections.class)
  public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, V> map) {
    return map;
  }

  @StaticOf(Locale.class)
  @SuppressWarnings("deprecation") // The builder is missing, too.
  public static Locale of(String language) {
    return new Locale(language);
  }

  public static String getDisplayLanguage(Locale locale, Locale in) {
    return language(locale.getLanguage(), in.getLanguage());
  }

  @JSBody(
      params = {"code", "language"},
      script = "return new Intl.DisplayNames([language], {type: 'language'}).of(code);")
  private static native String language(String code, String language);

  @StaticOf(Stream.class)
  public static <T> Stream<T> ofNullable(@Nullable T thing) {
    return thing == null ? Stream.of() : Stream.of(thing);
  }

  // A script has one thread.
  public static IntStream parallel(IntStream stream) {
    return stream;
  }

  // What stands there forgets what it has seen between two questions of an iterator.
  @MethodOf("java.util.stream.impl.SimpleStreamImpl")
  public static <T> Stream<T> distinct(Stream<T> stream) {
    var seen = new HashSet<T>();
    return stream.filter(seen::add);
  }

  // Behind the end there are zeros.
  @StaticOf(Arrays.class)
  public static int[] copyOfRange(int[] from, int start, int end) {
    var copy = new int[end - start];
    System.arraycopy(from, start, copy, 0, Math.min(end, from.length) - start);
    return copy;
  }

  @StaticOf(Arrays.class)
  public static char[] copyOfRange(char[] from, int start, int end) {
    var copy = new char[end - start];
    System.arraycopy(from, start, copy, 0, Math.min(end, from.length) - start);
    return copy;
  }

  @StaticOf(Arrays.class)
  public static byte[] copyOfRange(byte[] from, int start, int end) {
    var copy = new byte[end - start];
    System.arraycopy(from, start, copy, 0, Math.min(end, from.length) - start);
    return copy;
  }

  @StaticOf(Arrays.class)
  public static long[] copyOfRange(long[] from, int start, int end) {
    var copy = new long[end - start];
    System.arraycopy(from, start, copy, 0, Math.min(end, from.length) - start);
    return copy;
  }

  // ---- java.util.regex ----

  public static Stream<MatchResult> results(Matcher matcher) {
    var found = new ArrayList<MatchResult>();
    matcher.reset();
    while (matcher.find()) {
      found.add(matcher.toMatchResult());
    }
    return found.stream();
  }

  public static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
    var text = new StringBuffer();
    matcher.reset();
    while (matcher.find()) {
      matcher.appendReplacement(text, replacement.apply(matcher.toMatchResult()));
    }
    matcher.appendTail(text);
    return text.toString();
  }

  public static Predicate<String> asPredicate(Pattern pattern) {
    return text -> pattern.matcher(text).find();
  }

  public static Predicate<String> asMatchPredicate(Pattern pattern) {
    return text -> pattern.matcher(text).matches();
  }
}
