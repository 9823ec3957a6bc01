@NullMarked
package dev.rulewright.airsoftsquads.notation;

import org.jspecify.annotations.NullMarked;
