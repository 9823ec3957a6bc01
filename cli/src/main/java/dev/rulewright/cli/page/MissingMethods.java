package dev.rulewright.cli.page;

import dev.rulewright.cli.page.browser.MissingJava;
import dev.rulewright.cli.page.browser.MissingJava.MethodOf;
import dev.rulewright.cli.page.browser.MissingJava.StaticOf;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/// Puts what [MissingJava] holds into the classes of the Java that is compiled to a script, so that
/// the rules need not know what that lacks.
public final class MissingMethods implements ClassHolderTransformer {

  /// The methods that stand in, by the name of the class that lacks them.
  private static final Map<String, List<Method>> BY_CLASS =
      Stream.of(MissingJava.class.getDeclaredMethods())
          .filter(method -> Modifier.isPublic(method.getModifiers()))
          .collect(Collectors.groupingBy(MissingMethods::lacking));

  private static String lacking(Method method) {
    StaticOf isStatic = method.getAnnotation(StaticOf.class);
    MethodOf named = method.getAnnotation(MethodOf.class);
    return named != null
        ? named.value()
        : (isStatic == null ? method.getParameterTypes()[0] : isStatic.value()).getName();
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    for (Method method : BY_CLASS.getOrDefault(type.getName(), List.of())) {
      add(method, type, context);
    }
  }

  private static void add(Method method, ClassHolder type, ClassHolderTransformerContext context) {
    boolean isStatic = method.isAnnotationPresent(StaticOf.class);
    ValueType[] parameters =
        Arrays.stream(method.getParameterTypes()).map(ValueType::parse).toArray(ValueType[]::new);
    ValueType result = ValueType.parse(method.getReturnType());
    Stream<ValueType> signature =
        Stream.concat(Arrays.stream(parameters).skip(isStatic ? 0 : 1), Stream.of(result));
    var descriptor = new MethodDescriptor(method.getName(), signature.toArray(ValueType[]::new));
    MethodHolder there = type.getMethod(descriptor);
    if (there != null) {
      type.removeMethod(there);
    }
    var added = new MethodHolder(descriptor);
    added.setLevel(AccessLevel.PUBLIC);
    if (isStatic) {
      added.getModifiers().add(ElementModifier.STATIC);
    }
    ProgramEmitter code = ProgramEmitter.create(added, context.getHierarchy());
    ValueEmitter[] arguments =
        IntStream.range(0, parameters.length)
            .mapToObj(i -> code.var(isStatic ? i + 1 : i, parameters[i]))
            .toArray(ValueEmitter[]::new);
    code.invoke(MissingJava.class.getName(), method.getName(), result, arguments).returnValue();
    type.addMethod(added);
  }
}
