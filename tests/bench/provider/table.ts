import type { Figures } from "./measure.ts";

/** A line per figure: its value at each size, and beside it how many times that of the first size. */
export function table(columns: readonly (readonly [size: number, figures: Figures])[]): string {
  const names = Object.keys(columns[0]?.[1] ?? {});
  const width = Math.max(...names.map(({ length }) => length));
  const head = " ".repeat(width) + columns.map(([size]) => size.toLocaleString("en").padStart(20)).join("");
  const lines = names.map((name) => name.padEnd(width) + row(columns.map(([, figures]) => figures[name] ?? 0)));
  return [head, ...lines].join("\n");
}

function row([first = 0, ...others]: readonly number[]): string {
  const cells = others.map((value) => value.toFixed(2) + `×${(value / first).toFixed(1)}`.padStart(8));
  return [first.toFixed(2) + " ".repeat(8), ...cells].map((cell) => cell.padStart(20)).join("");
}
