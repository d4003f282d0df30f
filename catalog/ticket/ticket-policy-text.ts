import type { Translator } from "../../i18n/translator.ts";
import { freeCancellation } from "./free-cancellation.ts";
import type { CancellationPolicy } from "../product/product.ts";
import type { ReschedulePolicy } from "./reschedule-policy.ts";

const minutesPerHour = 60;

/** What a customer who can't come may do: cancel, or else reschedule, or neither (specification §4). */
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
