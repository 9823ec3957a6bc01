#!/bin/sh
# Commons Text 1.14.0, CosineDistance of equal sentences.
# Expected: 0, the least distance there is.
# Seen: less than zero: a bound "distance >= 0" fails, and equal texts sort before the same text.
. "$(dirname "$0")/lib.sh"
packages org.apache.commons:commons-text:1.14.0
seen <<'JAVA'
import org.apache.commons.text.similarity.CosineDistance;

public class Finding {
  public static void main(String[] args) {
    for (String text : new String[] {"roll", "roll two dice", "roll two dice again"}) {
      double distance = new CosineDistance().apply(text, text);
      System.out.println(text + ": " + (distance < 0 ? "negative" : distance > 0 ? "positive" : "zero"));
    }
  }
}
JAVA
stands <<'TEXT'
roll: zero
roll two dice: negative
roll two dice again: zero
TEXT
