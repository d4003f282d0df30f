export const daysOfWeek = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

export type DayOfWeek = (typeof daysOfWeek)[number];

/** Opening times of one season (specification §3). Dates are `YYYY-MM-DD`, both included. */
export interface OpeningSchedule {
  readonly startDate: string;
  readonly endDate: string;
  /** Days that are not in it are not known. */
  readonly days: readonly OpeningDay[];
}

/** Times are `HH:MM`, in the place's own time zone. */
export type OpeningDay =
  | { readonly day: DayOfWeek; readonly closed: true }
  | {
      readonly day: DayOfWeek;
      readonly closed: false;
      readonly opens: string;
      readonly closes: string;
      readonly lastEntry: string | undefined;
    };
