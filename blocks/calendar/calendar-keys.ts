type MoveByTime = { readonly days: number } | { readonly months: number };

/** A move of the grid pattern of ARIA: by days, by months, or to an end of the row. */
export type Move = MoveByTime | { readonly edge: "first" | "last" };

/** Returns the move of a key in a grid of days; undefined for other keys. Arabic is read from the right. */
export function findCalendarMove(key: string, isRtl: boolean): Move | undefined {
  const forward = isRtl ? -1 : 1;
  const moves: Readonly<Record<string, Move>> = {
    ArrowRight: { days: forward },
    ArrowLeft: { days: -forward },
    ArrowDown: { days: 7 },
    ArrowUp: { days: -7 },
    Home: { edge: "first" },
    End: { edge: "last" },
    PageDown: { months: 1 },
    PageUp: { months: -1 },
  };
  return Object.hasOwn(moves, key) ? moves[key] : undefined;
}

/**
 * Returns the day that a move from another leads to, of those that can be chosen (`YYYY-MM-DD`, earliest first). Days that
 * can't be are skipped. Undefined beyond the first or the last.
 */
export function dayAfter(date: string, move: MoveByTime, days: readonly string[]): string | undefined {
  const target = "days" in move ? plusDays(date, move.days) : plusMonths(date, move.months);
  if (target > date) return days.find((day) => day >= target);
  return days.findLast((day) => day <= target);
}

/** Counts in UTC, as islands have no Temporal. */
function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day of another month, or its last day. */
function plusMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
