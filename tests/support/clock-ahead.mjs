/**
 * Moves the clock of a program (`node --import`) half an hour ahead with each SIGUSR2; timers do not fire sooner.
 * A cached page is stale then, and may still be served. The clock starts `CLOCK_AHEAD_MS` milliseconds ahead.
 */
const stepMs = 1_800_000;
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);

for (const clock of [Date, performance]) {
  const now = clock.now.bind(clock);
  clock.now = () => now() + aheadMs;
}

process.on("SIGUSR2", () => {
  aheadMs += stepMs;
});
