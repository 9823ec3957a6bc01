package dev.rulewright.rulebook.exchange;

import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/// XML under way, with an element a line unless it stands in a text.
final class XmlText {

  private final StringWriter text = new StringWriter();
  private final XMLStreamWriter writer;
  private int depth;

  XmlText() {
    try {
      writer = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      writer.writeStartDocument("UTF-8", "1.0");
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
  }

  /// A step that the writer of the JDK may refuse.
  private interface Step {
    void take() throws XMLStreamException;
  }

  private XmlText write(Step step) {
    try {
      step.take();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return this;
  }

  /// Opens an element in a line of its own.
  ///
  /// @param attributes names and values in turn; those whose value is empty are left out
  XmlText open(String name, String... attributes) {
    line();
    depth++;
    return begin(name, attributes);
  }

  /// Closes an element in a line of its own.
  XmlText close() {
    depth--;
    line();
    return end();
  }

  /// An element without content, in a line of its own.
  XmlText empty(String name, String... attributes) {
    line();
    return write(() -> {
      writer.writeEmptyElement(name);
      attributes(attributes);
    });
  }

  /// An element with a text, in a line of its own.
  XmlText element(String name, String content, String... attributes) {
    line();
    return begin(name, attributes).text(content).end();
  }

  /// Begins an element in a line of its own, whose content goes on in the same line.
  XmlText inline(String name, String... attributes) {
    line();
    return begin(name, attributes);
  }

  /// Begins an element within a line.
  XmlText begin(String name, String... attributes) {
    return write(() -> {
      writer.writeStartElement(name);
      attributes(attributes);
    });
  }

  /// Ends an element within a line.
  XmlText end() {
    return write(writer::writeEndElement);
  }

  /// Text; characters that XML does not know are left out.
  XmlText text(String content) {
    return write(() -> writer.writeCharacters(legal(content)));
  }

  private void attributes(String... attributes) throws XMLStreamException {
    for (int i = 0; i < attributes.length; i += 2) {
      if (!attributes[i + 1].isEmpty()) {
        writer.writeAttribute(attributes[i], legal(attributes[i + 1]));
      }
    }
  }

  private static String legal(String content) {
    return content.replaceAll("[^\\t\\n\\r\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]", "");
  }

  private void line() {
    write(() -> writer.writeCharacters("\n" + "  ".repeat(depth)));
  }

  /// The file.
  String file() {
    write(writer::writeEndDocument);
    return text.append('\n').toString();
  }
}
