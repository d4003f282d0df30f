import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { printShare } from "./measure.ts";

/** Bytes that the studio may send with gzip: before the first interaction, and ever. */
const limits = { first: 250_000, all: 400_000 };

/** Measures the scripts and styles of the built studio. */
export function measureBytes(): void {
  const folder = path.join(process.cwd(), ".next/studio");
  // Small files are sent as they are.
  const size = (name: string) => {
    const file = path.join(folder, name);
    return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
  };
  const sum = (names: readonly string[]) => names.reduce((bytes, name) => bytes + size(name), 0);
  const page = readFileSync(path.join(folder, "index.html"), "utf8");
  const first = sum([...page.matchAll(/\/_studio\/([\w-]+\.(?:js|css))/g)].map(([, name = ""]) => name));
  const all = sum(readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name)));
  console.log(`scripts and styles: ${first} bytes at first, ${all} in all`);
  printShare(`first bytes as a share of ${limits.first}`, first, limits.first, "gzip");
  printShare(`all bytes as a share of ${limits.all}`, all, limits.all, "gzip");
}
