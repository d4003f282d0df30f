const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Returns the time of the editor's machine, epoch milliseconds. */
export function readClock(): number {
  return Date.now();
}

/** Returns how long ago something was: "3 hours ago". */
export function formatAge(iso: string, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1_000;
  const [unit, size] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ["second", 1];
  return new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" }).format(Math.round(seconds / size), unit);
}
