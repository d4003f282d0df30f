export interface LocalTime {
  /** "YYYY-MM-DD" */
  readonly date: string;
  /** "HH:MM" */
  readonly time: string;
}

/** What clocks and calendars show in a time zone at an instant, in epoch milliseconds. */
export function localTime(timeZone: string, now: number): LocalTime {
  const [date = "", time = ""] = formatOf(timeZone).format(now).split(" ");
  return { date, time };
}

/** Dear to make, so that each is kept; there are as many as zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  formats.set(timeZone, format);
  return format;
}
