import type { SeatingArc } from "../../../catalog/venue/venue.ts";

interface SeatPlanShape {
  /** SVG path of the section; one unit is one row. */
  readonly path: string;
  /** The middle of the section. */
  readonly x: number;
  readonly y: number;
}

interface RenderedSeatPlan {
  readonly viewBox: string;
  readonly shapes: readonly SeatPlanShape[];
}

const margin = 2;

/** Returns the sections as seen from above. Each is a segment of a ring around the stage, which is at the top. */
export function renderSeatPlan(sections: readonly SeatingArc[]): RenderedSeatPlan {
  const corners = sections.flatMap(listCorners);
  const xs = corners.map(([x]) => x);
  const left = Math.min(-12, ...xs) - margin;
  const width = 2 * Math.max(-left, Math.max(12, ...xs) + margin);
  const depth = Math.max(...sections.map(({ distance, rows }) => distance + rows));
  return {
    viewBox: `${round(-width / 2)} -4 ${round(width)} ${round(depth + 4 + margin)}`,
    shapes: sections.map(toSectionShape),
  };
}

function toSectionShape(section: SeatingArc): SeatPlanShape {
  const { distance, rows, facing, arc } = section;
  const far = distance + rows - gap;
  const [nearStart, nearEnd, farStart, farEnd] = listCorners(section).map((point) => point.join(" "));
  const [x, y] = pointAt(facing, distance + rows / 2);
  const large = arc > 180 ? 1 : 0;
  const path = `M${nearStart}A${distance} ${distance} 0 ${large} 0 ${nearEnd}L${farEnd}A${far} ${far} 0 ${large} 1 ${farStart}Z`;
  return { path, x: round(x), y: round(y) };
}

/** Between a section and the one behind it. */
const gap = 0.6;

type Point = readonly [x: number, y: number];

/** Returns both ends of the first row, then both of the last. */
function listCorners({ facing, arc, distance, rows }: SeatingArc): readonly Point[] {
  const [start, end] = [facing - arc / 2, facing + arc / 2];
  const far = distance + rows - gap;
  return [pointAt(start, distance), pointAt(end, distance), pointAt(start, far), pointAt(end, far)];
}

/** 0° is straight ahead of the stage, downwards. */
function pointAt(degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(distance * Math.sin(angle)), round(distance * Math.cos(angle))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
