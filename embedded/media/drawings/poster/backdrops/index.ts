import { box, disc, repeat, round, shape, stroke } from "../../shapes.ts";
import type { Area } from "../layout.ts";
import type { Backdrop } from "./backdrop.ts";

/** A sun behind the emblem. */
const sun: Backdrop = (area, { soft, strong }) => {
  const { x, y, radius } = findMiddle(area);
  return fill(area, soft) + disc(x, y, radius, strong);
};

/** Rays from the middle. */
const rays: Backdrop = (area, { soft, strong }) => {
  const { x, y, radius } = findMiddle(area);
  const far = area.width + area.height;
  const edge = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far)}`;
  };
  const wedges = repeat(14, (index) => `M${x} ${y}L${edge(index * (360 / 14))}L${edge((index + 0.5) * (360 / 14))}Z`);
  return fill(area, strong) + shape(wedges, soft, 0.6) + disc(x, y, radius * 0.86, soft);
};

/** Rings around the middle. */
const rings: Backdrop = (area, { soft, strong }) => {
  const { x, y, radius } = findMiddle(area);
  const circles = repeat(5, (index) => disc(x, y, radius * (1.5 - index * 0.2), index % 2 === 0 ? strong : soft));
  return fill(area, soft) + circles;
};

/** A window with a round top. */
const arch: Backdrop = (area, { soft, strong }) => {
  const { x, y, radius } = findMiddle(area);
  const foot = area.y + area.height;
  const half = round(radius * 0.98);
  return fill(area, soft) + shape(`M${x - half} ${foot}V${y}A${half} ${half} 0 0 1 ${x + half} ${y}V${foot}Z`, strong);
};

/** Lines that move like water. */
const waves: Backdrop = (area, { soft, strong }) => {
  const { x, y, radius } = findMiddle(area);
  const step = round(area.height / 9);
  const lines = repeat(9, (index) => {
    const height = area.y + round((index + 0.5) * step);
    return stroke(`M${area.x - 60} ${height}q100-60 200 0${"t200 0".repeat(10)}`, strong, 26, 0.5);
  });
  return fill(area, soft) + lines + disc(x, y, radius * 0.9, strong);
};

/** By turns: shows that are neighbors have different ones. */
export const backdrops = [sun, rays, rings, arch, waves] as const;

function fill({ x, y, width, height }: Area, color: string): string {
  return box(x, y, width, height, color);
}

/** The middle of an area, and how far a circle there may reach. */
function findMiddle({ x, y, width, height }: Area) {
  const radius = Math.round(Math.min(width, height) * 0.46);
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), radius };
}
