package dev.rulewright.alloy.solver;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The form in which tasks and answers travel between two processes.
final class Wire {

  /// What a child says of a task.
  sealed interface Reply {}

  /// The solver has come to an end.
  ///
  /// @param instance null if there is none
  record Solved(@Nullable Instance instance, int variables, int clauses) implements Reply {}

  /// The model makes no sense.
  record Misread(String module, int line, int column, String message) implements Reply {}

  /// Something went wrong in the child.
  record Failed(String message) implements Reply {}

  private Wire() {}

  static void write(Task task, DataOutputStream out) throws IOException {
    var modules = new TreeMap<>(task.model().modules());
    out.writeInt(modules.size());
    for (Map.Entry<String, String> module : modules.entrySet()) {
      text(module.getKey(), out);
      text(module.getValue(), out);
    }
    text(task.model().main(), out);
    text(task.command(), out);
    out.writeInt(task.symmetry());
    out.flush();
  }

  static Task readTask(DataInputStream in) throws IOException {
    int count = in.readInt();
    var modules = new TreeMap<String, String>();
    for (int i = 0; i < count; i++) {
      modules.put(text(in), text(in));
    }
    return new Task(new Model(modules, text(in)), text(in), in.readInt());
  }

  static void write(Reply reply, DataOutputStream out) throws IOException {
    switch (reply) {
      case Solved solved -> {
        out.writeByte('s');
        out.writeInt(solved.variables());
        out.writeInt(solved.clauses());
        out.writeBoolean(solved.instance() != null);
        if (solved.instance() != null) {
          write(solved.instance(), out);
        }
      }
      case Misread(String module, int line, int column, String message) -> {
        out.writeByte('m');
        text(module, out);
        out.writeInt(line);
        out.writeInt(column);
        text(message, out);
      }
      case Failed(String message) -> {
        out.writeByte('f');
        text(message, out);
      }
    }
    out.flush();
  }

  static Reply readReply(DataInputStream in) throws IOException {
    byte kind = in.readByte();
    return switch (kind) {
      case 's' -> {
        int variables = in.readInt();
        int clauses = in.readInt();
        yield new Solved(in.readBoolean() ? readInstance(in) : null, variables, clauses);
      }
      case 'm' -> new Misread(text(in), in.readInt(), in.readInt(), text(in));
      case 'f' -> new Failed(text(in));
      default -> throw new IOException("no reply begins with byte " + kind);
    };
  }

  private static void write(Instance instance, DataOutputStream out) throws IOException {
    var relations = new TreeMap<>(instance.relations());
    out.writeInt(relations.size());
    for (Map.Entry<String, List<List<String>>> relation : relations.entrySet()) {
      text(relation.getKey(), out);
      out.writeInt(relation.getValue().size());
      for (List<String> tuple : relation.getValue()) {
        text(String.join(" ", tuple), out);
      }
    }
  }

  private static Instance readInstance(DataInputStream in) throws IOException {
    var relations = new TreeMap<String, List<List<String>>>();
    for (int left = in.readInt(); left > 0; left--) {
      String name = text(in);
      var tuples = new ArrayList<List<String>>();
      for (int tuple = in.readInt(); tuple > 0; tuple--) {
        tuples.add(List.of(text(in).split(" ", -1)));
      }
      relations.put(name, tuples);
    }
    return new Instance(relations);
  }

  private static void text(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }
}
