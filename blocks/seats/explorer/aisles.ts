import type { Seat } from "../../../catalog/seating/seating.ts";

/** Units from the last row of a section to the first of the next one. A name has room there. */
export const aisle = 4;

/** Units from the middle of the house in which sections are behind each other. */
const middle = 2;

/** `[[1, 2], [4, 5]]` → `[0, 1]`: returns how far back each section moves, so that it leaves an aisle. */
export function listAisleMoves(sections: readonly (readonly Pick<Seat, "x" | "y">[])[]): readonly number[] {
  const depths = sections.map((seats) => seats.filter(({ x }) => Math.abs(x) < middle).map(({ y }) => y));
  const fronts = depths.map((depth) => Math.min(...depth));
  const moves = sections.map(() => 0);
  let [back, move] = [-Infinity, 0];
  for (const index of [...sections.keys()].toSorted((one, other) => (fronts[one] ?? 0) - (fronts[other] ?? 0))) {
    const [front = Infinity, depth = []] = [fronts[index], depths[index]];
    // A section at the side is beside others, and stays.
    if (depth.length === 0) continue;
    if (front > back) move += Math.max(0, aisle - (front - back));
    moves[index] = move;
    back = Math.max(back, ...depth);
  }
  return moves;
}
