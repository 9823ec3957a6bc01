package dev.rulewright.kernel;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A digest of what a file holds, to tell whether results rest on the same file.
public final class ContentDigest {

  private static final int DIGITS = 16;

  private ContentDigest() {}

  /// The first 64 bits of SHA-256, as 16 hexadecimal digits.
  public static String of(byte[] content) {
    return HexFormat.of().formatHex(sha256().digest(content)).substring(0, DIGITS);
  }

  /// SHA-256 itself.
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
