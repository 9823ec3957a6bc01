#!/bin/sh
# jsoup 1.24.1, Element.text() of a box that folds open.
# Expected: the heading of the box and its text are parted by a blank, as the cells of a table and
#   the items of a list are: browsers set the summary on a line of its own.
# Seen: they run together, so that the last word of one and the first of the other are one word.
. "$(dirname "$0")/lib.sh"
packages org.jsoup:jsoup:1.24.1
seen <<'JAVA'
import org.jsoup.Jsoup;

public class Finding {
  public static void main(String[] args) {
    System.out.println(Jsoup.parse("<!doctype html><details><summary>Turn 5</summary>6 cards each</details>").text());
    System.out.println(Jsoup.parse("<!doctype html><h2>Turn 5</h2>6 cards each").text());
  }
}
JAVA
stands <<'TEXT'
Turn 56 cards each
Turn 5 6 cards each
TEXT
