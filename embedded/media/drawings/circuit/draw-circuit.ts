import { box, disc, put, repeat, shape } from "../shapes.ts";
import type { Drawing } from "../write-svg.ts";
import { outline } from "../poster/outline.ts";
import { corners, lap, type Point, toCurve } from "./lap.ts";

/** Where the corners are. The other side is calm: a text has room on it. */
export const circuitSides = ["left", "right"] as const;

export interface CircuitFacts {
  readonly side: (typeof circuitSides)[number];
}

const [width, height] = [2400, 960];

const [asphalt, pit, edge, red, signal, ink, gravel] = [
  "#4b525a",
  "#3b4148",
  "#f4f5f2",
  "#d5352b",
  "#ffe11a",
  "#15171a",
  "#c2a878",
];

/** Draws a racing circuit from above: asphalt, curbs, pits and numbered corners. Its ground is transparent. */
export function drawCircuit({ side }: CircuitFacts): Drawing {
  const course = [traps(), pits(), curbs(), ribbon(), startLine()].join("");
  const isMirrored = side === "left";
  return {
    width,
    height,
    focalPoint: { x: isMirrored ? 0.2 : 0.8, y: 1 },
    label: "circuit",
    content: (isMirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${course}</g>` : course) + signs(isMirrored),
  };
}

function line(d: string, color: string, across: number, extra = ""): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${across}"${extra}/>`;
}

function traps(): string {
  const faint = ' stroke-linecap="round" opacity=".22"';
  return [corners[0], corners[4]]
    .map((corner) => corner && line(toCurve(corner.from, corner.to), gravel, 176, faint))
    .join("");
}

/** Red and white stones, wider than the asphalt on them. */
function curbs(): string {
  return corners
    .map(({ from, to }) => toCurve(from, to))
    .map((d) => line(d, edge, 88) + line(d, red, 88, ' stroke-dasharray="20 20"'))
    .join("");
}

function ribbon(): string {
  const d = toCurve(0, lap.length - 1);
  return line(d, edge, 66) + line(d, asphalt, 56) + line(d, edge, 3, ' stroke-dasharray="34 46" opacity=".4"');
}

function pits(): string {
  const lane = "M1060 900C1140 900 1150 848 1230 848H1570C1650 848 1660 900 1740 900";
  const garages = repeat(6, (index) => box(1226 + index * 52, 808, 44, 20, index % 2 === 0 ? edge : red, 3));
  return line(lane, edge, 34) + line(lane, pit, 28) + garages;
}

/** Squares of a chess board across the straight, and the places of the grid behind it. */
function startLine(): string {
  const squares = repeat(16, (index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    return box(1690 + column * 7, 872 + row * 7, 7, 7, (column + row) % 2 === 0 ? edge : ink);
  });
  const places = repeat(6, (index) => {
    const [x, y] = [1640 - index * 46, index % 2 === 0 ? 880 : 906];
    return shape(`M${x} ${y}h24v14h-24v-3h21v-8h-21z`, edge);
  });
  return squares + places;
}

function signs(isMirrored: boolean): string {
  return corners.map(({ sign }, index) => drawSign(isMirrored ? mirror(sign) : sign, String(index + 1))).join("");
}

function mirror([x, y]: Point): Point {
  return [width - x, y];
}

function drawSign([x, y]: Point, digits: string): string {
  const { d, width: across } = outline(digits, "bebas-neue", 50);
  return disc(x, y, 32, signal) + put(shape(d, ink), x - across / 2, y + 18);
}
