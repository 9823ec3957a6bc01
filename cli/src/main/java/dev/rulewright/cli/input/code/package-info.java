/// Code that somebody brings: games in a folder of sources or a jar, compiled, loaded, and waited
/// for after each save. It knows no command and no other option.
@NullMarked
package dev.rulewright.cli.input.code;

import org.jspecify.annotations.NullMarked;
