import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { findLongSentences } from "./support/words/find-long-sentences.ts";
import { findNames } from "./support/words/find-names.ts";
import { findOpenings } from "./support/words/find-openings.ts";
import { findProseSpellings } from "./support/words/find-spellings.ts";
import { findWords } from "./support/words/find-words.ts";
import { proseIn } from "./support/words/prose.ts";

/** Installed, generated, or of other kinds. */
const foreign = /^(?:\.next|\.data|\.git|node_modules|public|next-env\.d\.ts|prismicio-types\.d\.ts)$/u;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !foreign.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      return /\.(?:[cm]?[jt]s|tsx)$/u.test(path) ? [path] : [];
    });
}

/** Returns the faults of a file's comments and names, a line each: `ui/Icon.tsx:7: "kept" → say cached`. */
function listFaults(path: string, withSentences: boolean): string[] {
  const source = readFileSync(path, "utf8");
  const prose = proseIn(path, source);
  const findings = [
    ...findWords(path, prose),
    ...findOpenings(prose),
    ...findProseSpellings(prose),
    ...findNames(path, source),
  ];
  return [...findings, ...(withSentences ? findLongSentences(prose) : [])].map(
    ({ offset, text, hint }) => `${path}:${source.slice(0, offset).split("\n").length}: "${text}" → ${hint}`,
  );
}

/** `npm run check -- words [path …]` checks comments and names of all files, or of those under the paths. */
function run(parameters: readonly string[]): void {
  const paths = parameters.filter((parameter) => !parameter.startsWith("--")).map((path) => normalize(`${path}/`));
  const faults = sourceFiles(".")
    .filter((file) => paths.length === 0 || paths.some((path) => `${file}/`.startsWith(path)))
    .flatMap((file) => listFaults(file, parameters.includes("--sentences")));
  for (const fault of faults) console.log(fault);
  console.log(
    faults.length === 0
      ? "Comments and names use the words of the style."
      : `${faults.length} faults in comments and names`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

run(process.argv.slice(2));
