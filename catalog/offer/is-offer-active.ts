import { parseDate } from "../../i18n/dates.ts";

/** The form of a closing date (F5). */
export const closingDateForm = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns whether a special offer is shown: through its closing date, or always without one (E2). An
 * offer with any closing date but a `YYYY-MM-DD` is hidden (F5). `today` is at midnight UTC.
 */
export function isOfferActive(closingDate: string | undefined, today: Date): boolean {
  if (closingDate === undefined || closingDate === "") return true;
  const closes = closingDateForm.test(closingDate) ? parseDate(closingDate) : undefined;
  return closes !== undefined && closes >= today;
}
