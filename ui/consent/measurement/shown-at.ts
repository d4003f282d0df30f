/** Returns when the page was shown, in milliseconds after its start: 0, but for one that was rendered in advance. */
export function shownAt(): number {
  const [visit] = performance.getEntriesByType("navigation");
  return visit !== undefined && "activationStart" in visit ? Number(visit.activationStart) : 0;
}
