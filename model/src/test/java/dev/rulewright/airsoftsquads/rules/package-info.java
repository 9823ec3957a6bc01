@NullMarked
package dev.rulewright.airsoftsquads.rules;

import org.jspecify.annotations.NullMarked;
