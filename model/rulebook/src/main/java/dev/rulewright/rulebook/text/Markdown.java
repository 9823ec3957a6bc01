package dev.rulewright.rulebook.text;

import dev.rulewright.rulebook.text.Line.Form;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/// The lines of a Markdown text as people see them: marks of emphasis, headings, links and the like
/// are left out, entries of lists keep a bullet or their number. What a line says stays in it.
final class Markdown extends AbstractVisitor {

  /// Quotes and lists that lie deeper in each other are text.
  private static final int DEEPEST = 50;

  private static final Parser PARSER =
      Parser.builder()
          .extensions(List.of(TablesExtension.create()))
          .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
          .maxOpenBlockParsers(DEEPEST)
          .build();

  /// A comment of HTML, up to the end of a block that does not close it.
  private static final Pattern COMMENT = Pattern.compile("(?s)<!--(?:-?>|.*?(?:-->|\\z))");

  private static final Pattern INK = Pattern.compile("[^\n]+");

  private final StringBuilder[] texts;
  private final Form[] forms;

  private Markdown(int lines) {
    texts = new StringBuilder[lines];
    Arrays.setAll(texts, _ -> new StringBuilder());
    forms = new Form[lines];
    Arrays.fill(forms, Form.TEXT);
  }

  /// Whether a file is named like one: `.md` or `.markdown`.
  static boolean is(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return name.endsWith(".md") || name.endsWith(".markdown");
  }

  /// As many lines as the text has; those of marks alone are empty.
  static List<Line> lines(String text) {
    var reader = new Markdown((int) text.lines().count());
    PARSER.parse(text).accept(reader);
    return IntStream.range(0, reader.texts.length)
        .mapToObj(i -> Line.of(WrittenTags.in(reader.texts[i].toString()).text(), reader.forms[i]))
        .toList();
  }

  /// The first line of what is written, counted from 0.
  private static int line(Node node) {
    return node.getSourceSpans().getFirst().getLineIndex();
  }

  private void add(int line, String text) {
    texts[line].append(text);
  }

  private void addLines(int first, String literal) {
    List<String> lines = literal.lines().toList();
    for (int i = 0; i < lines.size() && first + i < texts.length; i++) {
      add(first + i, lines.get(i));
    }
  }

  @Override
  public void visit(Text text) {
    add(line(text), text.getLiteral());
  }

  @Override
  public void visit(Code code) {
    add(line(code), code.getLiteral());
  }

  @Override
  public void visit(HtmlInline tag) {
    if (!tag.getLiteral().startsWith("<!--")) {
      add(line(tag), tag.getLiteral());
    }
  }

  @Override
  public void visit(HtmlBlock block) {
    addLines(line(block), withoutComments(block.getLiteral()));
  }

  /// The same in the same lines.
  private static String withoutComments(String html) {
    return COMMENT.matcher(html).replaceAll(comment -> INK.matcher(comment.group()).replaceAll(""));
  }

  @Override
  public void visit(FencedCodeBlock block) {
    addLines(line(block) + 1, block.getLiteral());
  }

  @Override
  public void visit(IndentedCodeBlock block) {
    addLines(line(block), block.getLiteral());
  }

  @Override
  public void visit(Heading heading) {
    heading.getSourceSpans().stream()
        .map(SourceSpan::getLineIndex)
        .forEach(line -> forms[line] = Form.HEADING);
    visitChildren(heading);
  }

  @Override
  public void visit(ListItem item) {
    add(line(item), marker(item));
    visitChildren(item);
  }

  private static String marker(ListItem item) {
    if (!(item.getParent() instanceof OrderedList list)) {
      return "- ";
    }
    long before = Stream.iterate(item.getPrevious(), Objects::nonNull, Node::getPrevious).count();
    return list.getMarkerStartNumber() + before + list.getMarkerDelimiter() + " ";
  }

  @Override
  public void visit(CustomNode node) {
    if (node instanceof TableRow) {
      node.getSourceSpans().forEach(span -> forms[span.getLineIndex()] = Form.ROW);
    }
    if (node instanceof TableCell && node.getPrevious() != null && node.getFirstChild() != null) {
      add(line(node.getFirstChild()), "\t");
    }
    visitChildren(node);
  }
}
