/** Days of the week as the model names them, in ISO 8601 order. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Weekday = (typeof weekdays)[number];

/** Returns the weekday of a moment in an IANA time zone; undefined for an unknown zone. */
export function weekdayIn(timeZone: string, moment: Date): Weekday | undefined {
  try {
    const name = new Intl.DateTimeFormat("en", { weekday: "long", timeZone }).format(moment);
    return weekdays.find((weekday) => weekday === name);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
