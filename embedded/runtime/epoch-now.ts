/**
 * Returns epoch milliseconds of the machine's clock, which anyone may set: for dates that are stored or sent. Durations
 * are measured with `performance.now()`.
 */
export const epochNow = Date.now;
