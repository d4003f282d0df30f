import type { Figures } from "./figures.ts";

/** Returns a line per figure: its value at each size, and its factor over the size before. */
export function table(columns: readonly (readonly [number, Figures])[]): string {
  const names = Object.keys(columns[0]?.[1] ?? {});
  const width = Math.max(...names.map(({ length }) => length));
  const head = [" ".repeat(width), ...columns.map(([size]) => size.toLocaleString("en").padStart(20))].join("");
  return [
    head,
    ...names.map((name) => name.padEnd(width) + row(columns.map(([, figures]) => figures[name] ?? 0))),
  ].join("\n");
}

function row(values: readonly number[]): string {
  return values.map((value, index) => cell(value, values[index - 1])).join("");
}

function cell(value: number, before: number | undefined): string {
  const growth = before === undefined ? "" : `×${(value / before).toFixed(1)}`;
  return `${value.toFixed(2)}${growth.padStart(8)}`.padStart(20);
}
