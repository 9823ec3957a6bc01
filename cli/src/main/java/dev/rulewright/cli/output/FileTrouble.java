package dev.rulewright.cli.output;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Objects;

/// What kept a file from being read or written, in words. The exceptions of Java mostly name the
/// file and leave the reason to their class.
public final class FileTrouble {

  private FileTrouble() {}

  /// A sentence that names the file.
  public static String sentence(IOException trouble) {
    return trouble instanceof FileSystemException file
        ? file.getFile() + ": " + reason(file)
        : "cannot read or write: "
            + Objects.requireNonNullElse(trouble.getMessage(), trouble.toString());
  }

  /// The sentence for the trouble inside, after what was being done, if the exception says so.
  public static String sentence(UncheckedIOException trouble) {
    IOException inside = Objects.requireNonNull(trouble.getCause());
    String doing = trouble.getMessage();
    return doing == null || doing.equals(inside.toString())
        ? sentence(inside)
        : doing + ": " + sentence(inside);
  }

  private static String reason(FileSystemException trouble) {
    return switch (trouble) {
      case NoSuchFileException _ -> "no such file or folder";
      case AccessDeniedException _ -> "access denied";
      case FileAlreadyExistsException _ -> "a file stands where a folder is needed";
      case NotDirectoryException _ -> "not a folder";
      case DirectoryNotEmptyException _ -> "a folder stands where a file is to be written";
      default -> Objects.requireNonNullElse(trouble.getReason(), trouble.toString());
    };
  }
}
