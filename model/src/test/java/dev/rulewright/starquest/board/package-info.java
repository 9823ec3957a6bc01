@NullMarked
package dev.rulewright.starquest.board;

import org.jspecify.annotations.NullMarked;
