/** How long a ticket can be used (specification §3). The date is a day at midnight UTC; the days are 1 or more. */
export type TicketValidity =
  | { readonly kind: "until-date"; readonly date: Date }
  | { readonly kind: "days-from-purchase"; readonly days: number }
  | { readonly kind: "extendable-unknown" }
  | { readonly kind: "not-extendable" };
