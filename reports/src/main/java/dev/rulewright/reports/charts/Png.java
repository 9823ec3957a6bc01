package dev.rulewright.reports.charts;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/// A picture as a PNG file that says how large it is on paper.
final class Png {

  private static final int DOTS_PER_METRE = 11811;

  private Png() {}

  /// The bytes of the file: the picture, 300 dots per inch, and nothing else, no time above all.
  static byte[] of(BufferedImage image) {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    var bytes = new ByteArrayOutputStream();
    try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
      var parameters = writer.getDefaultWriteParam();
      IIOMetadata metadata =
          writer.getDefaultImageMetadata(
              ImageTypeSpecifier.createFromRenderedImage(image), parameters);
      writer.setOutput(out);
      writer.write(null, new IIOImage(image, null, withSize(metadata)), parameters);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write a picture to memory", e);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  private static IIOMetadata withSize(IIOMetadata metadata) throws IOException {
    var size = new IIOMetadataNode("pHYs");
    size.setAttribute("pixelsPerUnitXAxis", Integer.toString(DOTS_PER_METRE));
    size.setAttribute("pixelsPerUnitYAxis", Integer.toString(DOTS_PER_METRE));
    size.setAttribute("unitSpecifier", "meter");
    var root = new IIOMetadataNode(metadata.getNativeMetadataFormatName());
    root.appendChild(size);
    metadata.mergeTree(metadata.getNativeMetadataFormatName(), root);
    return metadata;
  }
}
