package dev.rulewright.rulebook.exchange;

/// What stands between two tags of an XML file.
sealed interface XmlNode permits XmlElement, XmlNode.Text {

  /// Characters.
  record Text(String characters) implements XmlNode {}
}
