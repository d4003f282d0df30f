import { parseDate } from "../../i18n/dates.ts";
import type { TicketValidity } from "./ticket-validity.ts";
import type { WireValidity } from "./wire-policies.ts";

/** How long a ticket can be used. A limit that is named but not told, or of a kind we do not know, is one with unknown details. */
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
