import * as v from "valibot";

const number = v.nullish(v.number());

export const wireCancellation = v.object({ cancellable: v.boolean(), cancellableUpTo: number });

export const wireReschedule = v.object({ reschedulable: v.boolean(), reschedulableUpTo: number });

export const wireValidity = v.object({
  ticketValidityType: v.nullish(v.string()),
  ticketValidityUntilDate: v.nullish(v.string()),
  ticketValidityUntilDaysFromPurchase: number,
});

export type WireValidity = v.InferOutput<typeof wireValidity>;
