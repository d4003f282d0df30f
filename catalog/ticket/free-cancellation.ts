import type { MessageKey } from "../../i18n/translator.ts";
import type { CancellationPolicy } from "../product/product.ts";

/** A policy in words, ready for a translator: `t(text.key, text.values)`. */
export interface PolicyText {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, number>>;
}

const minutesPerHour = 60;
const hoursPerDay = 24;
const longestInHours = 72;

/**
 * Until when a booking is cancelled for free: hours up to 72, days above (specification §4); undefined when it never is.
 * Part of an hour or day counts as a whole one, so that the text never promises more than the policy.
 */
export function freeCancellation({ cancellable, upToMinutes }: CancellationPolicy): PolicyText | undefined {
  if (!cancellable) return undefined;
  if (upToMinutes === undefined) return { key: "descriptors.FREE_CANCELLATION", values: {} };
  if (upToMinutes === 0) return { key: "cancellation.anytime", values: {} };
  const hours = Math.ceil(upToMinutes / minutesPerHour);
  return hours <= longestInHours
    ? { key: "cancellation.hours", values: { hours } }
    : { key: "cancellation.days", values: { days: Math.ceil(hours / hoursPerDay) } };
}
