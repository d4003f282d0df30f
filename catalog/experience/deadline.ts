import type { Locale } from "../../i18n/locales.ts";
import { formatDayFirst } from "../../i18n/dates.ts";
import { isTimeZone } from "../../i18n/time-zone.ts";
import { type LocalTime, zonedMoment } from "../../i18n/zoned-moment.ts";
import type { CancellationPolicy } from "../ticket/policies.ts";

const msPerMinute = 60_000;

export interface DeadlineContext {
  /** IANA name of the venue's zone. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The deadline of free cancellation for one start (X4). */
export type Deadline =
  | { readonly kind: "until"; readonly moment: number }
  /** It was possible for a later start. */
  | { readonly kind: "passed" };

/**
 * Returns until when a booking of this start is cancelled for free, in epoch milliseconds. Hours are real ones, whatever the
 * clocks do between. Undefined where it never is, or where nobody knows until when.
 */
export function cancellationDeadline(
  { cancellable, upToMinutes }: CancellationPolicy,
  start: LocalTime,
  { timeZone, now }: DeadlineContext,
): Deadline | undefined {
  const startsAt = zonedMoment(start, timeZone);
  if (!cancellable || upToMinutes === undefined || startsAt === undefined) return undefined;
  const moment = startsAt - upToMinutes * msPerMinute;
  return moment > now ? { kind: "until", moment } : { kind: "passed" };
}

const style = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const satisfies Intl.DateTimeFormatOptions;

/** Returns a moment as the clocks of a place show it: `Tue 24 Nov, 18:00`. A zone that does not exist counts as UTC. */
export function momentInZone(moment: number, timeZone: string, locale: Locale): string {
  const text = formatDayFirst(moment, locale, { ...style, timeZone: isTimeZone(timeZone) ? timeZone : "UTC" });
  return locale.code === "de" ? `${text} Uhr` : text;
}
