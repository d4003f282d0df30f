import { loadCatalog } from "../../embedded/provider-api/source/load-catalog.ts";
import { type Figures, measure } from "./provider/measure.ts";
import { listSlowestRequests } from "./provider/requests.ts";

/**
 * Measures how the provider grows with the number of products; the factors count, not the times.
 * Sizes are 400, 10,000 and 100,000 products, or those named on the command line.
 */
const named = process.argv.slice(2).map(Number);
const sizes = named.length > 0 ? named : [400, 10_000, 100_000];
const data = new URL("../../embedded/provider-api/data/", import.meta.url);
/** Requests name products of the smallest catalog, with which every larger one begins. */
const requests = listSlowestRequests(loadCatalog(data, Math.min(...sizes)));

console.log("Milliseconds by number of products; × is against the first column.");
const results = [];
for (const size of sizes) results.push([size, await measure(data, size, requests)] as const);
console.log(table(results));

/** Returns a line per figure: its value at each size, and its factor over the first size. */
function table(columns: readonly (readonly [size: number, figures: Figures])[]): string {
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
