import { percentile } from "../support/percentile.ts";
import type { Visited } from "./send-load.ts";
import { toVisitKey } from "./visits.ts";

interface Phase {
  readonly name: string;
  readonly visited: readonly Visited[];
  /** Whether a page that was never rendered may be 503: nobody can say what it shows. */
  readonly contentFails?: boolean;
}

/** Milliseconds after which a request counts as lost. */
const lostAfterMs = 10_000;

/**
 * Returns a function that prints a line about a phase. It returns whether every request had a response, and none a 5xx.
 * It remembers which pages were rendered.
 */
export function createReport(): (phase: Phase) => boolean {
  const rendered = new Set<string>();
  return ({ name, visited, contentFails = false }) => {
    for (const { visit, status } of visited) if (status === 200) rendered.add(toVisitKey(visit));
    const isLost = ({ status, tookMs }: Visited) => status === 0 || tookMs > lostAfterMs;
    const isFailed = ({ visit, status }: Visited) =>
      status >= 500 && !(contentFails && status === 503 && !rendered.has(toVisitKey(visit)));
    const wrong = visited.filter((each) => isLost(each) || isFailed(each));
    const times = visited.map(({ tookMs }) => tookMs);
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => Math.round(percentile(times, share)));
    const figures = `${visited.filter(isLost).length} lost, p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms`;
    console.log(
      `${wrong.length === 0 ? "ok    " : "FAILED"} ${name}: ${visited.length} requests, ${statuses(visited)}, ${figures}`,
    );
    for (const { visit, status, tookMs } of wrong.slice(0, 5))
      console.log(`       ${status} after ${Math.round(tookMs)} ms: ${toVisitKey(visit)}`);
    return wrong.length === 0;
  };
}

function statuses(visited: readonly Visited[]): string {
  const counts = new Map<number, number>();
  for (const { status } of visited) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
}
