package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// An element of an XML file.
///
/// @param name without its prefix
/// @param attributes by name: of those with a prefix only `xml:lang`, `xml:id` and the like keep it
/// @param place where its tag ends
record XmlElement(String name, Map<String, String> attributes, List<XmlNode> children, Place place)
    implements XmlNode {

  /// The elements directly in this one.
  Stream<XmlElement> elements() {
    return children.stream().filter(XmlElement.class::isInstance).map(XmlElement.class::cast);
  }

  /// The elements of a name directly in this one.
  Stream<XmlElement> all(String wanted) {
    return elements().filter(element -> element.is(wanted));
  }

  /// The first element of a name directly in this one.
  Optional<XmlElement> first(String wanted) {
    return all(wanted).findFirst();
  }

  /// The first element of a name directly in this one.
  ///
  /// @throws BadInput if there is none
  XmlElement needed(String wanted) {
    return first(wanted).orElseThrow(() -> report().because("<%s> has no <%s>", name, wanted));
  }

  /// Whether it has one of some names.
  boolean is(String... names) {
    return List.of(names).contains(name);
  }

  /// The value of an attribute, if it is there.
  Optional<String> attribute(String wanted) {
    return Optional.ofNullable(attributes.get(wanted));
  }

  /// The value of an attribute.
  ///
  /// @throws BadInput if it is missing
  String neededAttribute(String wanted) {
    return attribute(wanted)
        .orElseThrow(() -> report().because("<%s> has no attribute '%s'", name, wanted));
  }

  /// The characters in it and in all elements below, see [InlineCodes#text].
  String text() {
    return InlineCodes.NONE.text(this);
  }

  /// The characters directly in it, blanks and line ends as they are.
  String raw() {
    return children.stream()
        .filter(XmlNode.Text.class::isInstance)
        .map(each -> ((XmlNode.Text) each).characters())
        .collect(Collectors.joining());
  }

  /// Begins a report about it.
  BadInput.Report report() {
    return BadInput.at(place);
  }
}
