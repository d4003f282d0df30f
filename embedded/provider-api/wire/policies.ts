import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";

/** The provider counts in minutes, 60 to the hour (J5). */
const minutesOf = (hours: number | null) => (hours === null ? null : hours * 60);

export function wirePolicies(product: Product) {
  const { cancellableHours, reschedulableHours } = product;
  return {
    cancellationPolicyV2: { cancellable: cancellableHours !== null, cancellableUpTo: minutesOf(cancellableHours) },
    reschedulePolicy: { reschedulable: reschedulableHours !== null, reschedulableUpTo: minutesOf(reschedulableHours) },
  };
}

export function cancellationText({ cancellableHours, reschedulableHours }: Product, { catalog, text }: View): string {
  const { anyTime, free, reschedule, none } = catalog.phrases.cancellation;
  if (cancellableHours === 0) return text(anyTime);
  if (cancellableHours !== null) return text(free).replace("{hours}", String(cancellableHours));
  if (reschedulableHours !== null) return text(reschedule).replace("{hours}", String(reschedulableHours));
  return text(none);
}

export function wireTicketValidity({ validity }: Product) {
  return {
    ticketValidityType: validity.type,
    ticketValidityUntilDate: validity.type === "UNTIL_DATE" ? validity.date : null,
    ticketValidityUntilDaysFromPurchase: validity.type === "UNTIL_DAYS_FROM_PURCHASE" ? validity.days : null,
  };
}
