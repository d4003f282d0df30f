import { readClock } from "../format-age.ts";

/** Time zone of the editor's browser. */
function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** "Thursday 3 December 2026 at 09:00 (UTC+01:00, Europe/Vienna)" */
export function formatMoment(moment: Date, zone = ownZone()): string {
  const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...parts }).format(moment);
  return `${format(day).replace(",", "")} at ${format({ hour: "2-digit", minute: "2-digit" })} (${formatOffset(moment, zone)}, ${zone})`;
}

/** "3 Dec, 09:00" */
export function formatShortMoment(moment: Date, zone = ownZone()): string {
  const parts = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...parts }).format(moment);
}

/** "UTC+01:00" */
function formatOffset(moment: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value.slice("GMT".length) ?? "";
  return `UTC${offset === "" ? "+00:00" : offset.replace("-", "−")}`;
}

/** "in 3 h 12 min", "in 4 days 2 h"; "now" for what is past. */
export function formatWait(moment: Date, now = readClock()): string {
  const minutes = Math.ceil((moment.getTime() - now) / 60_000);
  if (minutes <= 0) return "now";
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (days > 0) return `in ${days === 1 ? "1 day" : `${days} days`}${hours > 0 ? ` ${hours} h` : ""}`;
  if (hours > 0) return `in ${hours} h${rest > 0 ? ` ${rest} min` : ""}`;
  return `in ${rest} min`;
}
