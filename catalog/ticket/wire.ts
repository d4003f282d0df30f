import * as v from "valibot";
import type { CancellationPolicy, ReschedulePolicy, TicketValidity } from "./policies.ts";
import { parseDate } from "../../i18n/dates.ts";
import { costsObject } from "../provider/parse-tolerantly.ts";
import { wireSize } from "../provider/wire.ts";

/** A policy without its limit would promise too much. */
const limit = v.nullish(v.pipe(v.number(costsObject), v.minValue(0, costsObject)));

export const wireCancellation = v.object({ cancellable: v.boolean(), cancellableUpTo: limit });

export const wireReschedule = v.object({ reschedulable: v.boolean(), reschedulableUpTo: limit });

export const wireValidity = v.object({
  ticketValidityType: v.nullish(v.string()),
  ticketValidityUntilDate: v.nullish(v.string()),
  ticketValidityUntilDaysFromPurchase: wireSize,
});

export type WireValidity = v.InferOutput<typeof wireValidity>;

type Missing = null | undefined;

/** Returns a policy that promises nothing that the provider does not promise. */
export function toCancellation(policy: v.InferOutput<typeof wireCancellation> | Missing): CancellationPolicy {
  return { cancellable: policy?.cancellable ?? false, upToMinutes: policy?.cancellableUpTo ?? undefined };
}

export function toReschedule(policy: v.InferOutput<typeof wireReschedule> | Missing): ReschedulePolicy {
  return { reschedulable: policy?.reschedulable ?? false, upToMinutes: policy?.reschedulableUpTo ?? undefined };
}

/** Returns how long a ticket can be used. A limit without details, or of an unknown kind, is `extendable-unknown`. */
export function toValidity(validity: WireValidity | null | undefined): TicketValidity {
  const { ticketValidityType, ticketValidityUntilDate, ticketValidityUntilDaysFromPurchase: days } = validity ?? {};
  if (!ticketValidityType || ticketValidityType === "NOT_EXTENDABLE") return { kind: "not-extendable" };
  if (ticketValidityType === "UNTIL_DATE") return untilDate(ticketValidityUntilDate ?? "");
  if (ticketValidityType !== "UNTIL_DAYS_FROM_PURCHASE" || !days || days < 1) return { kind: "extendable-unknown" };
  return { kind: "days-from-purchase", days: Math.floor(days) };
}

function untilDate(text: string): TicketValidity {
  const date = parseDate(text.slice(0, 10));
  return date === undefined ? { kind: "extendable-unknown" } : { kind: "until-date", date };
}
