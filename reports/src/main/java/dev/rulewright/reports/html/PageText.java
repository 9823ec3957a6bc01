package dev.rulewright.reports.html;

import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.charts.Scale;
import dev.rulewright.reports.charts.Words;
import dev.rulewright.reports.columns.TableColumn;
import freemarker.ext.beans.ZeroArgumentNonVoidMethodPolicy;
import freemarker.template.Configuration;
import freemarker.template.DefaultObjectWrapperBuilder;
import freemarker.template.TemplateException;
import freemarker.template.TemplateModelException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;

/// Writes pages by the templates that lie beside it, in the language of FreeMarker: `page.ftlh` is
/// the whole, every section has one that bears the name of its type. What is no markup is escaped.
/// The page asks the network for nothing, and its policy forbids it to.
final class PageText {

  private static final Configuration TEMPLATES = templates();

  private PageText() {}

  static String of(Page page) {
    return html("page", page, List.of(page));
  }

  static String of(Chapters whole) {
    return html("whole", whole, whole.chapters());
  }

  private static Configuration templates() {
    var configuration = new Configuration(Configuration.VERSION_2_3_34);
    var wrapper = new DefaultObjectWrapperBuilder(Configuration.VERSION_2_3_34);
    wrapper.setIterableSupport(true);
    wrapper.setDefaultZeroArgumentNonVoidMethodPolicy(
        ZeroArgumentNonVoidMethodPolicy.BOTH_METHOD_AND_PROPERTY_UNLESS_BEAN_PROPERTY_READ_METHOD);
    configuration.setObjectWrapper(wrapper.build());
    configuration.setClassForTemplateLoading(PageText.class, "");
    configuration.setDefaultEncoding(StandardCharsets.UTF_8.name());
    configuration.setURLEscapingCharset(StandardCharsets.UTF_8.name());
    configuration.setLocale(Locale.ROOT);
    configuration.setNumberFormat("computer");
    configuration.setLogTemplateExceptions(false);
    try {
      var classes = wrapper.build().getStaticModels();
      for (Class<?> each : List.of(Scale.class, TableColumn.class, Words.class)) {
        configuration.setSharedVariable(each.getSimpleName(), classes.get(each.getName()));
      }
      configuration.setSharedVariable(
          "Format", wrapper.build().getEnumModels().get(Format.class.getName()));
    } catch (TemplateModelException e) {
      throw new IllegalStateException("a class that templates use is missing", e);
    }
    return configuration;
  }

  private static String html(String name, Object of, List<Page> pages) {
    String script = DataFile.beside(PageText.class, "sort.js").text();
    boolean hasTables =
        pages.stream()
            .flatMap(page -> page.sections().stream())
            .anyMatch(Page.Tables.class::isInstance);
    var model = new HashMap<String, Object>();
    model.put(name, of);
    model.put("style", Page.style());
    model.put("script", script);
    model.put("policy", hasTables ? "; script-src 'sha256-" + hash(script) + "'" : "");
    var text = new StringWriter();
    try {
      TEMPLATES.getTemplate("page.ftlh").process(model, text);
    } catch (TemplateException e) {
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException("a template of the page makes no sense", e);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write to memory", e);
    }
    return text.toString();
  }

  private static String hash(String script) {
    byte[] hash = ContentDigest.sha256().digest(script.getBytes(StandardCharsets.UTF_8));
    return Base64.getEncoder().encodeToString(hash);
  }
}
