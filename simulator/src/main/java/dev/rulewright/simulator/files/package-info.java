/// Files of results: written whole or not at all, and read back.
@NullMarked
package dev.rulewright.simulator.files;

import org.jspecify.annotations.NullMarked;
