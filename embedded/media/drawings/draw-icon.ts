import type { IconNode } from "lucide";
import { round } from "./shapes.ts";

/** Width of an icon in its own units. */
const iconSize = 24;

/** How an icon is drawn around a point: `stroke` is the width of its lines in its own units. */
interface IconLook {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly stroke?: number;
  /** Clockwise. */
  readonly degrees?: number;
}

/** Draws the lines of an icon around a point. */
export function drawIcon(icon: IconNode, { x, y, size, color, stroke = 1.5, degrees = 0 }: IconLook): string {
  const scale = Math.round((size / iconSize) * 10) / 10;
  const lines = icon.map(([tag, attributes]) => `<${tag} ${writeAttributes(attributes)}/>`);
  const pen = `fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`;
  const middle = -iconSize / 2;
  const place = `translate(${round(x)} ${round(y)}) rotate(${round(degrees)}) scale(${scale}) translate(${middle} ${middle})`;
  return `<g transform="${place}" ${pen}>${lines.join("")}</g>`;
}

function writeAttributes(attributes: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");
}
