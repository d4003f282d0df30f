import type { Measured } from "./measure.ts";
import type { Figures } from "./ratios.ts";

/** Returns a line per implementation: its time at each size, and its factor over ours, the first. */
export function ratioTable(sizes: readonly number[], rows: Figures): string {
  const [ours = []] = rows.values();
  const width = Math.max(...[...rows.keys()].map(({ length }) => length));
  const head = " ".repeat(width) + sizes.map((size) => size.toLocaleString("en").padStart(20)).join("");
  const lines = [...rows].map(
    ([name, figures]) => name.padEnd(width) + figures.map((figure, at) => cell(figure, ours[at])).join(""),
  );
  return [head, ...lines].join("\n");
}

function cell(figure: Measured, ours: Measured | undefined): string {
  if (typeof figure !== "number") return figure.padStart(20);
  const ratio = typeof ours === "number" ? `×${rounded(figure / ours)}` : "";
  return `${duration(figure)}${ratio.padStart(9)}`.padStart(20);
}

function duration(ms: number): string {
  return ms < 1 ? `${rounded(ms * 1000)} µs` : `${rounded(ms)} ms`;
}

/** Writes three significant digits, or more for large numbers, never an exponent. */
function rounded(value: number): string {
  return value < 1000 ? `${Number(value.toPrecision(3))}` : value.toFixed(0);
}
