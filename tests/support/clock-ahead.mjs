/**
 * Moves the clock of a program (`node --import`) two hours ahead with each SIGUSR2; timers do not fire sooner.
 * A cached page is stale then, and may still be served.
 */
const stepMs = 7_200_000;
let aheadMs = 0;

for (const clock of [Date, performance]) {
  const now = clock.now.bind(clock);
  clock.now = () => now() + aheadMs;
}

process.on("SIGUSR2", () => {
  aheadMs += stepMs;
});
