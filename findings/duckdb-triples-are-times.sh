#!/bin/sh
# DuckDB 2.0.0.1 (JDBC), read_csv with the types found out from all rows.
# Expected: a column of three numbers with hyphens (positions, settings: 1-2-3) is text, as a column
#   of two is; likewise with colons.
# Seen: 1-2-3 is a time of the first century, 1:2:3 a time of day; pairs stay text.
# Test of ours: TableExportTest#textsThatLookLikeTimesOrAnswersStayTexts.
. "$(dirname "$0")/lib.sh"
packages org.duckdb:duckdb_jdbc:2.0.0.1
seen <<'JAVA'
import java.nio.file.*;
import java.sql.*;

public class Finding {
  public static void main(String[] args) throws Exception {
    Files.writeString(Path.of("t.csv"), "a,b,c,d\n1-2,1-2-3,1:2,1:2:3\n4-5,4-5-6,4:5,4:5:6\n");
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT column_name, column_type FROM (DESCRIBE FROM read_csv('t.csv', sample_size = -1))")) {
      while (rows.next()) {
        System.out.println(rows.getString(1) + " " + rows.getString(2));
      }
    }
  }
}
JAVA
stands <<'TEXT'
a VARCHAR
b TIMESTAMP
c VARCHAR
d TIME
TEXT
