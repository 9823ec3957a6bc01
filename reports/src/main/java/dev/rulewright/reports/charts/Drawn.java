package dev.rulewright.reports.charts;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.block.RectangleConstraint;
import org.jfree.chart.title.Title;
import org.jfree.data.Range;
import org.jfree.svg.MeetOrSlice;
import org.jfree.svg.PreserveAspectRatio;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.SVGUtils;
import org.jfree.svg.ViewBox;

/// A chart in one format, ready to be put on paper.
///
/// @param id the chart's
/// @param alternative the chart in words and numbers
/// @param chart title, plot and caption
/// @param width in points
/// @param height in points, so that the plot has the height it asked for however many lines the
///   texts around it take
record Drawn(String id, String alternative, JFreeChart chart, int width, int height) {

  private static final int DOTS_PER_METRE = 11811;
  private static final double DOTS_PER_POINT = 300.0 / 72;

  /// The letters of DejaVu Sans, which Java writes with where it is installed, are as wide as those
  /// of Verdana.
  private static final String FONTS = "DejaVu Sans,Verdana,sans-serif";

  static Drawn of(
      String id, String alternative, JFreeChart chart, Format format, double plotHeight) {
    double height = plotHeight + heightAround(chart, format.points());
    return new Drawn(id, alternative, chart, format.points(), (int) Math.ceil(height));
  }

  private static double heightAround(JFreeChart drawing, double width) {
    var padding = drawing.getPadding();
    double inside = padding.trimWidth(width);
    Graphics2D measure = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
    hints().forEach(measure::setRenderingHint);
    double height = padding.calculateTopInset(0) + padding.calculateBottomInset(0);
    height += heightOf(drawing.getTitle(), inside, measure);
    for (int i = 0; i < drawing.getSubtitleCount(); i++) {
      height += heightOf(drawing.getSubtitle(i), inside, measure);
    }
    measure.dispose();
    return height;
  }

  private static double heightOf(Title title, double width, Graphics2D measure) {
    var constraint = new RectangleConstraint(new Range(0, width), new Range(0, 10_000));
    return title.arrange(measure, constraint).getHeight();
  }

  String svg() {
    return named(paper("").getSVGDocument());
  }

  String element() {
    String prefix = width + "-";
    String element =
        paper(prefix)
            .getSVGElement(
                null,
                false,
                new ViewBox(0, 0, width, height),
                PreserveAspectRatio.XMID_YMID,
                MeetOrSlice.MEET);
    return Theme.withVariables(named(element.replaceAll(" xmlns(:\\w+)?='[^']*'", "")));
  }

  /// With what is read out instead of the drawing.
  private String named(String svg) {
    int tag = svg.indexOf("<svg") + "<svg".length();
    return svg.substring(0, tag)
        + " role='img' aria-label='%s'".formatted(SVGUtils.escapeForXML(alternative))
        + svg.substring(tag);
  }

  private SVGGraphics2D paper(String idPrefix) {
    var paper = new SVGGraphics2D(width, height);
    paper.setDefsKeyPrefix(id + "-" + idPrefix);
    paper.setFontFunction(_ -> FONTS);
    draw(paper);
    return paper;
  }

  byte[] png() {
    var image =
        new BufferedImage(
            (int) Math.round(width * DOTS_PER_POINT),
            (int) Math.round(height * DOTS_PER_POINT),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D paper = image.createGraphics();
    paper.setColor(Theme.PAPER);
    paper.fillRect(0, 0, image.getWidth(), image.getHeight());
    paper.scale(DOTS_PER_POINT, DOTS_PER_POINT);
    draw(paper);
    paper.dispose();
    return bytes(image);
  }

  private void draw(Graphics2D paper) {
    hints().forEach(paper::setRenderingHint);
    chart.draw(paper, new Rectangle2D.Double(0, 0, width, height));
  }

  private static Map<RenderingHints.Key, Object> hints() {
    return Map.of(
        RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON,
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON,
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON,
        RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  /// The bytes of the file: the picture, 300 dots per inch, and nothing else, no time above all.
  private static byte[] bytes(BufferedImage image) {
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
