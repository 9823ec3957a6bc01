/// YAML whose every part knows where it stands.
@NullMarked
package dev.rulewright.kernel.yaml;

import org.jspecify.annotations.NullMarked;
