import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { findLongSentences } from "./support/words/find-long-sentences.ts";
import { findOpenings } from "./support/words/find-openings.ts";
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

/** Returns what is wrong with a file's comments, a line each: `ui/Icon.tsx:7: "kept" → say cached`. */
function listProseFaults(path: string, withSentences: boolean): string[] {
  const prose = proseIn(path, readFileSync(path, "utf8"));
  return [...findWords(path, prose), ...findOpenings(prose), ...(withSentences ? findLongSentences(prose) : [])].map(
    ({ offset, text, hint }) => `${path}:${prose.slice(0, offset).split("\n").length}: "${text}" → ${hint}`,
  );
}

/** `npm run check -- words [path …]` checks the comments of all files, or of those under the paths. */
function run(parameters: readonly string[]): void {
  const paths = parameters.filter((parameter) => !parameter.startsWith("--")).map((path) => normalize(`${path}/`));
  const faults = sourceFiles(".")
    .filter((file) => paths.length === 0 || paths.some((path) => `${file}/`.startsWith(path)))
    .flatMap((file) => listProseFaults(file, parameters.includes("--sentences")));
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? "Comments use the words of the style." : `${faults.length} faults in comments`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

run(process.argv.slice(2));
