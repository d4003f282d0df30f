import type { CancellationPolicy, ReschedulePolicy } from "./policies.ts";
import type { MessageKey, Translator } from "../../i18n/translator.ts";

const minutesPerHour = 60;

/** Returns what a customer who can't come may do: cancel, or else reschedule, or neither (E5). */
export function ticketPolicyText(
  cancellation: CancellationPolicy,
  reschedule: ReschedulePolicy,
  t: Translator,
): string {
  const free = freeCancellation(cancellation);
  return free === undefined ? rescheduleText(reschedule, t) : t(free.key, free.values);
}

/** Always in hours. Part of an hour counts as a whole one, so that the text never promises more than the policy. */
function rescheduleText({ reschedulable, upToMinutes }: ReschedulePolicy, t: Translator): string {
  if (!reschedulable) return t("reschedule.never");
  if (upToMinutes === undefined) return t("reschedule.possible");
  if (upToMinutes === 0) return t("reschedule.anytime");
  return t("reschedule.hours", { hours: Math.ceil(upToMinutes / minutesPerHour) });
}

/** A policy in words, ready for a translator: `t(text.key, text.values)`. */
export interface PolicyText {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, number>>;
}

const hoursPerDay = 24;
const maxInHours = 72;

/**
 * Returns until when a booking is cancelled for free: hours up to 72, days above (E5). Returns undefined
 * when it never is. Part of an hour or day counts as a whole one: the text never promises more than the policy.
 */
export function freeCancellation({ cancellable, upToMinutes }: CancellationPolicy): PolicyText | undefined {
  if (!cancellable) return undefined;
  if (upToMinutes === undefined) return { key: "descriptors.FREE_CANCELLATION", values: {} };
  if (upToMinutes === 0) return { key: "cancellation.anytime", values: {} };
  const hours = Math.ceil(upToMinutes / minutesPerHour);
  return hours <= maxInHours
    ? { key: "cancellation.hours", values: { hours } }
    : { key: "cancellation.days", values: { days: Math.ceil(hours / hoursPerDay) } };
}
