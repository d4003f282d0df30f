/** Free cancellation until `upToMinutes` before the start. */
export interface CancellationPolicy {
  readonly cancellable: boolean;
  readonly upToMinutes: number | undefined;
}

/** Another date or time until `upToMinutes` before the start; undefined when the limit is not known. */
export interface ReschedulePolicy {
  readonly reschedulable: boolean;
  readonly upToMinutes: number | undefined;
}

/** The validity of a ticket (D27). The date is a day at midnight UTC; the days are 1 or more. */
export type TicketValidity =
  | { readonly kind: "until-date"; readonly date: Date }
  | { readonly kind: "days-from-purchase"; readonly days: number }
  | { readonly kind: "extendable-unknown" }
  | { readonly kind: "not-extendable" };
