#!/bin/sh
# picocli 4.7.7, Ansi.Style.bold.off() and help in colours.
# Expected: bold ends with SGR 22 (normal intensity, ECMA-48).
# Seen: with SGR 21, which ECMA-48 gives to double underlining; terminals that follow it underline what
#   comes next. In help a full reset follows at once; with Style.off alone nothing does.
# Test of ours: InkTest#boldEndsWithAReset.
. "$(dirname "$0")/lib.sh"
packages info.picocli:picocli:4.7.7
seen <<'JAVA'
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Style;

public class Finding {
  public static void main(String[] args) {
    show(Style.on(Style.bold) + "a" + Style.off(Style.bold) + "b");
    show(Style.on(Style.faint) + "a" + Style.off(Style.faint) + "b");
    show(Ansi.ON.string("@|bold a|@b"));
  }

  private static void show(String text) {
    System.out.println(text.replace("\u001b", "ESC"));
  }
}
JAVA
stands <<'TEXT'
ESC[1maESC[21mb
ESC[2maESC[22mb
ESC[1maESC[21mESC[0mb
TEXT
