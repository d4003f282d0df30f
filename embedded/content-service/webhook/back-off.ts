/** How often a message is sent before it is given up: for about eighteen minutes. */
export const maxTries = 12;

/** Milliseconds between a failed try, the first being number 0, and the next: a second, then twice as long each time, at most five minutes. */
export function backOff(tries: number): number {
  return Math.min(1000 * 2 ** tries, 300_000);
}
