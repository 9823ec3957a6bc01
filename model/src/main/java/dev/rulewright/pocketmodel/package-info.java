/// *Star Wars PocketModel TCG*: what lies on the table, and what players do.
@NullMarked
package dev.rulewright.pocketmodel;

import org.jspecify.annotations.NullMarked;
