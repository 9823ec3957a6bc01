/// Files for people and other programs: `report`, `export` and `demo`.
@NullMarked
package dev.rulewright.cli.files;

import org.jspecify.annotations.NullMarked;
