import { parseDate } from "../../i18n/dates.ts";

/** How a closing date is written (specification §5). */
export const closingDateForm = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns whether a special offer is shown: through its closing date, or always without one (specification §4). An
 * offer whose closing date is no `YYYY-MM-DD` (§5) is not shown. `today` is at midnight UTC.
 */
export function isOfferActive(closingDate: string | undefined, today: Date): boolean {
  if (closingDate === undefined || closingDate === "") return true;
  const closes = closingDateForm.test(closingDate) ? parseDate(closingDate) : undefined;
  return closes !== undefined && closes >= today;
}
