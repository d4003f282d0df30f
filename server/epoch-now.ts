/** Returns epoch milliseconds of a clock that nobody sets back while this process runs. */
export function epochNow(): number {
  return performance.timeOrigin + performance.now();
}
