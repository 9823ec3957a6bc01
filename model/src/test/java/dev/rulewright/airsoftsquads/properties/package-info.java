@NullMarked
package dev.rulewright.airsoftsquads.properties;

import org.jspecify.annotations.NullMarked;
