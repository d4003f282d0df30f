/** A choice of days in a listing, and the weekdays that its cards lead to. */
interface DayChoice {
  readonly when: "weekend" | "tomorrow";
  readonly name: string;
  readonly weekdays: readonly string[];
}

/** Returns days with products at any hour in Rome. A weekend may be over on its last day, so tomorrow replaces it. */
export function findComingDays(): DayChoice {
  const today = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Europe/Rome" }).format(new Date());
  return today === "Sunday"
    ? { when: "tomorrow", name: "Tomorrow", weekdays: ["Mon"] }
    : { when: "weekend", name: "This weekend", weekdays: ["Sat", "Sun"] };
}
