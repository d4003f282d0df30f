/**
 * Loaded before a program (`node --import`): each SIGUSR2 puts its clock two hours ahead: a page that is there is due then,
 * and may still be served. What looks at the age of something sees the time gone; timers do not fire sooner.
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
