package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.xml.XMLConstants;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Reads XML that somebody sent. **What a file's DTD says is not read**: no entity but the five of
/// XML itself is known, and nothing outside the file is opened.
final class XmlFile {

  /// The largest file that is read, in bytes.
  static final int MOST_BYTES = 20_000_000;

  private static final int DEEPEST = 50;

  private final Path file;
  private final XMLStreamReader reader;

  private XmlFile(Path file, XMLStreamReader reader) {
    this.file = file;
    this.reader = reader;
  }

  /// The outermost element of a file.
  ///
  /// @throws BadInput if it cannot be read, is too large or is no well-formed XML
  static XmlElement read(Path file) {
    InputFile.require(file);
    try (InputStream stream = Files.newInputStream(file)) {
      byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw BadInput.at(Place.of(file.toString()))
            .because("the file is too large, expected at most %,d bytes", MOST_BYTES);
      }
      String text = XmlEncoding.text(bytes, file);
      return new XmlFile(file, factory().createXMLStreamReader(new StringReader(text))).root();
    } catch (XMLStreamException e) {
      throw BadInput.at(place(file, e.getLocation())).because(sentence(e), e);
    } catch (IOException e) {
      throw BadInput.at(Place.of(file.toString()))
          .because("the file cannot be read: " + Objects.requireNonNullElse(e.getMessage(), ""), e);
    }
  }

  /// The one of the JDK, whatever else lies on the class path.
  private static XMLInputFactory factory() {
    var factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    return factory;
  }

  private static Place place(Path file, Location location) {
    return new Place(
        file.toString(),
        Math.max(1, location.getLineNumber()),
        Math.max(1, location.getColumnNumber()));
  }

  /// What the parser says, without the place and the number with which it begins.
  private static String sentence(XMLStreamException e) {
    String message = Objects.requireNonNullElse(e.getMessage(), "");
    String said =
        message
            .replaceFirst("(?s)^ParseError at .*?\\bMessage: ", "")
            .replaceFirst("^https?://\\S+#\\w+\\?", "")
            .strip();
    String dtd = said.startsWith("The entity") ? " Entities of a DTD are not read." : "";
    return "this is no well-formed XML: " + said + dtd;
  }

  private XmlElement root() throws XMLStreamException {
    Deque<XmlElement> open = new ArrayDeque<>();
    while (true) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          if (open.size() == DEEPEST) {
            throw BadInput.at(place())
                .because("elements lie in each other, expected at most %d deep", DEEPEST);
          }
          XmlElement element = element();
          if (!open.isEmpty()) {
            open.peek().children().add(element);
          }
          open.push(element);
        }
        case XMLStreamConstants.END_ELEMENT -> {
          XmlElement closed = open.pop();
          if (open.isEmpty()) {
            readToEnd();
            return closed;
          }
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
          if (!open.isEmpty()) {
            open.peek().children().add(new XmlNode.Text(reader.getText()));
          }
        }
        default -> {} // Comments, instructions and the DOCTYPE say nothing that is read.
      }
    }
  }

  private void readToEnd() throws XMLStreamException {
    while (reader.hasNext()) {
      reader.next();
    }
  }

  private XmlElement element() {
    Map<String, String> attributes = new LinkedHashMap<>();
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      boolean ofXml = XMLConstants.XML_NS_URI.equals(reader.getAttributeNamespace(i));
      attributes.put(
          (ofXml ? "xml:" : "") + reader.getAttributeLocalName(i), reader.getAttributeValue(i));
    }
    List<XmlNode> children = new ArrayList<>();
    return new XmlElement(reader.getLocalName(), attributes, children, place());
  }

  private Place place() {
    return place(file, reader.getLocation());
  }
}
