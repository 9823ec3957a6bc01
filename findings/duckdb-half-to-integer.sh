#!/bin/sh
# DuckDB 2.0.0.1 (JDBC), two and a half as an integer.
# Expected: 3 each time, or 2 each time.
# Seen: the literal (a decimal) and the text give 3, a double gives 2; round() gives 3 for both. A
#   share kept as DOUBLE and the same share kept as DECIMAL or text count differently.
. "$(dirname "$0")/lib.sh"
packages org.duckdb:duckdb_jdbc:2.0.0.1
seen <<'JAVA'
import java.sql.*;
import java.util.List;

public class Finding {
  public static void main(String[] args) throws SQLException {
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement statement = duck.createStatement()) {
      for (String value :
          List.of("2.5", "'2.5'", "2.5::DOUBLE", "round(2.5::DOUBLE)", "3.5::DOUBLE")) {
        try (ResultSet row = statement.executeQuery("SELECT (" + value + ")::INTEGER")) {
          row.next();
          System.out.println(value + " -> " + row.getInt(1));
        }
      }
    }
  }
}
JAVA
stands <<'TEXT'
2.5 -> 3
'2.5' -> 3
2.5::DOUBLE -> 2
round(2.5::DOUBLE) -> 3
3.5::DOUBLE -> 4
TEXT
