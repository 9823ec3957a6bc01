package dev.rulewright.cli;

import dev.rulewright.cli.adequacy.AdequacyCommand;
import dev.rulewright.cli.authoring.NewCommand;
import dev.rulewright.cli.authoring.WatchCommand;
import dev.rulewright.cli.bench.BenchCommand;
import dev.rulewright.cli.editions.EditionsCommand;
import dev.rulewright.cli.experiments.AgentsCommand;
import dev.rulewright.cli.experiments.CompareCommand;
import dev.rulewright.cli.experiments.GameCommand;
import dev.rulewright.cli.experiments.ImpactCommand;
import dev.rulewright.cli.experiments.KnobsCommand;
import dev.rulewright.cli.experiments.LadderCommand;
import dev.rulewright.cli.experiments.MetricsCommand;
import dev.rulewright.cli.experiments.RunCommand;
import dev.rulewright.cli.experiments.SimulateCommand;
import dev.rulewright.cli.experiments.StudyCommand;
import dev.rulewright.cli.experiments.SweepCommand;
import dev.rulewright.cli.experiments.TuneCommand;
import dev.rulewright.cli.files.DemoCommand;
import dev.rulewright.cli.files.ExportCommand;
import dev.rulewright.cli.files.ReportCommand;
import dev.rulewright.cli.guarantees.CheckCommand;
import dev.rulewright.cli.guarantees.ConformCommand;
import dev.rulewright.cli.guarantees.SolveCommand;
import dev.rulewright.cli.guarantees.divergence.DivergeCommand;
import dev.rulewright.cli.input.CommandGroup;
import dev.rulewright.cli.output.PlainWriter;
import dev.rulewright.cli.output.StandardOutput;
import dev.rulewright.cli.output.Version;
import dev.rulewright.cli.page.PageCommand;
import dev.rulewright.cli.readings.ReadingsCommand;
import dev.rulewright.cli.rulings.ClausesCommand;
import dev.rulewright.cli.rulings.GamesCommand;
import dev.rulewright.cli.rulings.MovesCommand;
import dev.rulewright.cli.rulings.PerftCommand;
import dev.rulewright.cli.rulings.ReplayCommand;
import dev.rulewright.cli.rulings.WhyCommand;
import dev.rulewright.cli.site.SiteCommand;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.TypeConversionException;

/// The command line: `rulewright COMMAND …`.
@Command(
    name = "rulewright",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class Rulewright implements CommandGroup {

  /// The texts of `--help`.
  private static final String HELP = "dev.rulewright.cli.help";

  /// Those that are done in less time than it takes to make all commands, and look at no other.
  private static final Set<Class<?>> QUICK =
      Set.of(
          GamesCommand.class,
          ReplayCommand.class,
          MovesCommand.class,
          WhyCommand.class,
          ClausesCommand.class,
          ReadingsCommand.class,
          EditionsCommand.class);

  @Override
  public List<Class<?>> commands() {
    return List.of(
        DemoCommand.class,
        GamesCommand.class,
        ReplayCommand.class,
        SimulateCommand.class,
        MovesCommand.class,
        WhyCommand.class,
        BenchCommand.class,
        PageCommand.class,
        SiteCommand.class,
        PerftCommand.class,
        ClausesCommand.class,
        ReadingsCommand.class,
        AdequacyCommand.class,
        EditionsCommand.class,
        DivergeCommand.class,
        CheckCommand.class,
        SolveCommand.class,
        ConformCommand.class,
        ReportCommand.class,
        GameCommand.class,
        ExportCommand.class,
        ImpactCommand.class,
        AgentsCommand.class,
        LadderCommand.class,
        MetricsCommand.class,
        CompareCommand.class,
        SweepCommand.class,
        TuneCommand.class,
        StudyCommand.class,
        RunCommand.class,
        KnobsCommand.class,
        NewCommand.class,
        WatchCommand.class,
        GenerateCompletion.class);
  }

  /// Runs a command and ends the program with its exit code.
  public static void main(String[] arguments) {
    var out = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    System.exit(run(out.writer(), writer(new FileOutputStream(FileDescriptor.err)), arguments));
  }

  /// Runs a command.
  ///
  /// @param out where answers go; flushed at the end
  /// @param err where complaints and progress go
  /// @return the exit code
  public static int run(PrintWriter out, PrintWriter err, String... arguments) {
    Locale.setDefault(Locale.ROOT); // The same bytes on every machine, whatever language it speaks.
    var complaints = new Complaints();
    var thread = Thread.currentThread();
    ClassLoader loader = thread.getContextClassLoader();
    boolean coloured = Ansi.AUTO.enabled();
    try {
      int code =
          explained(programFor(arguments))
              .setOut(new PrintWriter(new PlainWriter(out, coloured, false)))
              .setErr(new PrintWriter(new PlainWriter(err, coloured, true), true))
              .registerConverter(Path.class, Rulewright::path)
              .setExpandAtFiles(false)
              .setParameterExceptionHandler(complaints)
              .setExecutionExceptionHandler(complaints)
              .setExecutionStrategy(Rulewright::execute)
              .execute(ShortForms.written(arguments));
      out.flush();
      return code;
    } catch (StandardOutput.Lost lost) {
      Complaints.tell(lost, err);
      return Complaints.WRONG;
    } finally {
      thread.setContextClassLoader(loader); // A command may have added agents.
    }
  }

  /// The program with all commands.
  static CommandLine program() {
    return made(Rulewright.class, List.of());
  }

  /// A program with what `--help` says of it.
  static CommandLine explained(CommandLine program) {
    return Values.understoodBy(framed(program))
        .setResourceBundle(ResourceBundle.getBundle(HELP, Locale.ROOT));
  }

  /// The program as far as a call needs it.
  private static CommandLine programFor(String... arguments) {
    if (arguments.length > 0 && is(arguments[0], EditionsCommand.class)) {
      Lexicon.readAhead();
    }
    boolean quick = arguments.length > 0 && QUICK.stream().anyMatch(each -> is(arguments[0], each));
    return quick ? made(Rulewright.class, List.of(arguments)) : program();
  }

  /// A command; of a group, with the command that is named first, or with all if none is.
  private static CommandLine made(Class<?> command, List<String> names) {
    var made = new CommandLine(command);
    if (made.getCommand() instanceof CommandGroup group) {
      List<String> rest = names.stream().skip(1).toList();
      List<Class<?>> named =
          group.commands().stream()
              .filter(each -> !names.isEmpty() && is(names.getFirst(), each))
              .toList();
      (named.isEmpty() ? group.commands() : named)
          .forEach(each -> made.addSubcommand(made(each, rest)));
    }
    return made;
  }

  private static boolean is(String name, Class<?> command) {
    return command.getAnnotation(Command.class).name().equals(name);
  }

  /// Gives every command what all of them have: help, the version, and examples at the end.
  private static CommandLine framed(CommandLine program) {
    for (CommandLine command : program.getSubcommands().values()) {
      if (!(command.getCommand() instanceof GenerateCompletion)) {
        command.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
        command.getCommandSpec().usageMessage().footerHeading("%nExamples:%n");
        framed(command);
      }
    }
    return program;
  }

  /// Help and version are printed outside of any command, where picocli tells what goes wrong by a
  /// trace.
  private static int execute(ParseResult parsed) {
    try {
      Integer helped = CommandLine.executeHelpRequest(parsed);
      CommandLine called = parsed.asCommandLineList().getLast();
      if (helped == null && called.getCommand() instanceof CommandGroup) {
        called.usage(called.getOut());
        return 0;
      }
      return helped == null ? new RunLast().execute(parsed) : helped;
    } catch (StandardOutput.Lost lost) {
      throw new ExecutionException(parsed.commandSpec().commandLine(), "", lost);
    } catch (LinkageError | StackOverflowError thrown) {
      // Picocli passes on exceptions only; these come of a jar that a user has added. A rulebook
      // that makes no sense is noticed as the class that reads it is made ready.
      var passed =
          thrown.getCause() instanceof BadInput bad ? bad : new IllegalStateException(thrown);
      throw new ExecutionException(parsed.commandSpec().commandLine(), "", passed);
    }
  }

  /// An empty path would be the working folder, which nobody names by nothing.
  private static Path path(String text) {
    if (text.isBlank()) {
      throw new TypeConversionException("expected a file or a folder, found nothing");
    }
    return Path.of(text);
  }

  /// Complaints appear at once, answers all together: there may be millions of lines of them.
  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }
}
