export interface LocalTime {
  /** "YYYY-MM-DD" */
  readonly date: string;
  /** "HH:MM" */
  readonly time: string;
}

/** What clocks and calendars show in a time zone at an instant, in epoch milliseconds. */
export function localTime(timeZone: string, now: number): LocalTime {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [date = "", time = ""] = format.format(now).split(" ");
  return { date, time };
}
