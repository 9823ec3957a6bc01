/// What the rules should guarantee in every play.
@NullMarked
package dev.rulewright.airsoftsquads.properties;

import org.jspecify.annotations.NullMarked;
