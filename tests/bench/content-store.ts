import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { printGoal } from "./goals.ts";
import type { Figures } from "./content-store/figures.ts";
import { besideReaders } from "./content-store/measure-writer.ts";
import { table } from "./content-store/table.ts";

/**
 * Measures how the content store grows with the number of documents; the factors count, not the times.
 * Sizes are 1,000, 10,000 and 100,000 documents, or those named on the command line.
 */
const named = process.argv.slice(2).map(Number);
const sizes = named.length > 0 ? named : [1000, 10_000, 100_000];
const folder = mkdtempSync(join(tmpdir(), "content-store-"));
try {
  console.log("Milliseconds unless the line says otherwise, by number of documents; × is against the column before.");
  const columns = sizes.map((size) => [size, measureStore(size)] as const);
  console.log(table(columns));
  const ratios = columns.map(([size, figures]) => ({ value: figures[besideReaders] ?? 0, at: `${size} documents` }));
  printGoal(besideReaders, ratios, { most: 6 });
} finally {
  rmSync(folder, { recursive: true });
}

function measureStore(size: number): Figures {
  const file = join(folder, `${size}.db`);
  run("fill", file, size);
  return v.parse(v.record(v.string(), v.number()), JSON.parse(run("measure", file, size)));
}

function run(step: string, file: string, size: number): string {
  const entry = join(import.meta.dirname, "content-store/run.ts");
  return execFileSync(process.execPath, ["--import", "tsx", entry, step, file, `${size}`], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
}
