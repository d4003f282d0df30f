const dayMinutes = 24 * 60;

/** Returns minutes since midnight for "HH:MM"; hours over 24 count on past midnight. */
export function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The time on a clock, "HH:MM"; counting on past midnight. */
export function clockTime(minutes: number): string {
  const ofDay = minutes % dayMinutes;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

/** How many midnights are passed. */
export function daysPassed(minutes: number): number {
  return Math.floor(minutes / dayMinutes);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
