import { parseDate } from "../../i18n/dates.ts";

/** Where a show is in its life (specification §3). */
export type ShowState = "coming-soon" | "opening" | "reopening" | "running" | "closed";

/** Days, `YYYY-MM-DD` or `DD-MM-YYYY`; what is no day is taken as unknown. */
export interface ShowDates {
  readonly opening: string | undefined;
  readonly reopening: string | undefined;
  readonly closing: string | undefined;
}

/**
 * A show is closed after its closing date; before an opening or reopening date it is on its way; with none and nothing
 * to book it is coming soon. `today` is at midnight UTC.
 */
export function showState(dates: ShowDates, bookable: boolean, today: Date): ShowState {
  const { opening, reopening, closing } = dates;
  const isAhead = (date: string | undefined) => (parseDate(date ?? "") ?? today) > today;
  if ((parseDate(closing ?? "") ?? today) < today) return isAhead(reopening) ? "reopening" : "closed";
  if (isAhead(reopening)) return "reopening";
  if (isAhead(opening)) return "opening";
  const hasBegun = parseDate(opening ?? "") !== undefined || parseDate(reopening ?? "") !== undefined;
  return hasBegun || bookable ? "running" : "coming-soon";
}
