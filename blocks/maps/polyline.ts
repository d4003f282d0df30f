import type { Point } from "./simplify-line.ts";

/** Encodes points as Google's polylines: differences of rounded numbers, five bits a character, `precision` steps a unit. */
export function encodePolyline(points: readonly Point[], precision: number): string {
  const rounded = points.map((point) => point.map((degrees) => Math.round(degrees * precision)));
  const deltas = rounded.flatMap((point, index) =>
    point.map((value, axis) => value - (rounded[index - 1]?.[axis] ?? 0)),
  );
  return deltas.map(encodeNumber).join("");
}

export function decodePolyline(text: string, precision: number): readonly Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at < text.length;) {
    const east = findNumberEnd(text, at);
    const north = findNumberEnd(text, east);
    x += decodeNumber(text, at, east);
    y += decodeNumber(text, east, north);
    points.push([x / precision, y / precision]);
    at = north;
  }
  return points;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  for (; rest >= 32; rest >>= 5) text += String.fromCharCode((32 | (rest & 31)) + 63);
  return text + String.fromCharCode(rest + 63);
}

/** Returns the end of a number: its last five bits are a character below "_". */
function findNumberEnd(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) - 63 >= 32) at += 1;
  return at + 1;
}

function decodeNumber(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = end - 1; at >= start; at -= 1) value = (value << 5) | ((text.charCodeAt(at) - 63) & 31);
  return value & 1 ? ~(value >> 1) : value >> 1;
}
