const dayMs = 86_400_000;
/** Eighteen months. */
const daysBack = 547;

/** When it was written, in epoch milliseconds, and the month before that it tells of; `newest` is the last day there is. */
export function reviewDates(newest: string, chance: () => number) {
  const lastDay = Date.parse(`${newest}T00:00:00Z`) + dayMs - 1;
  const reviewTime = lastDay - Math.floor(chance() * daysBack * dayMs);
  const visited = reviewTime - Math.floor((1 + chance() * 24) * dayMs);
  return { reviewTime, experienceMonth: new Date(visited).toISOString().slice(0, 7) };
}
