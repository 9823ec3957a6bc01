package dev.rulewright.rulebook.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class XmlFileTest {

  @TempDir private Path folder = Path.of("");

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("file.xml"), text);
  }

  @Test
  void anEntityBombDoesNotGoOff() throws IOException {
    String entities =
        IntStream.range(1, 30)
            .mapToObj(i -> "<!ENTITY e%d \"&e%d;&e%d;\">".formatted(i, i - 1, i - 1))
            .collect(Collectors.joining("\n"));
    refused("<!DOCTYPE a [<!ENTITY e0 \"ha\">\n" + entities + "]>\n<a>&e29;</a>", ":31:", "e29");
  }

  @Test
  void nothingOutsideTheFileIsOpened() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "the secret");
    refused(
        "<!DOCTYPE a [<!ENTITY s SYSTEM \"%s\">]>\n<a>&s;</a>".formatted(secret.toUri()),
        ":2:",
        "Entities of a DTD are not read.");
    assertThat(XmlFile.read(file("<!DOCTYPE a SYSTEM \"missing.dtd\">\n<a>b</a>")).text())
        .isEqualTo("b");
    assertThat(
            XmlFile.read(file("<!DOCTYPE a [<!ATTLIST a b CDATA \"of the DTD\">]>\n<a>b</a>"))
                .attribute("b"))
        .isEmpty();
  }

  @Test
  void brokenXmlIsToldWithItsPlace() throws IOException {
    refused("<a>\n  <b>\n</a>", ":3:3: this is no well-formed XML: ", "end-tag \"</b>\"");
    refused("", ":1:1: this is no well-formed XML: ", "");
    refused("<a>&nbsp;</a>", ":1:", "nbsp");
    refused("<a>" + "<b>".repeat(200), ":1:", "at most 50 deep");
  }

  @Test
  void otherEncodingsThanDeclaredAreToldWithTheirPlace() throws IOException {
    Path file = folder.resolve("latin.xml");
    Files.write(file, "<a>\nGrün</a>".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> XmlFile.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessage(file + ":2:3: these bytes are not UTF-8, expected text in UTF-8");
    refused("<?xml version='1.0' encoding='EBDIC'?><a/>", ":1:1: 'EBDIC': ", "is not known");
  }

  @Test
  void aFileThatIsTooLargeIsNotRead() throws IOException {
    Path file = folder.resolve("large.xml");
    try (var large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(XmlFile.MOST_BYTES + 1L);
    }
    assertThatThrownBy(() -> XmlFile.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessage(file + ": the file is too large, expected at most 20,000,000 bytes");
  }

  private void refused(String text, String place, String words) throws IOException {
    Path file = file(text);
    assertThatThrownBy(() -> XmlFile.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(file + place)
        .hasMessageContaining(words);
  }
}
