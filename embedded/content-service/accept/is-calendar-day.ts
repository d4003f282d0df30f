/** Rejects 31 February, which has the right form and `Date.parse` reads as 3 March. */
export function isCalendarDay(timestamp: string): boolean {
  const day = timestamp.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
