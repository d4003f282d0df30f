import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** Inputs of a build: a hash by file, `app/dev/page.tsx`, or by variable, `$NEXT_PUBLIC_NAME`. */
export type Inputs = Readonly<Record<string, string>>;

/** Folders that no build reads, but for the bundler in `scripts/build/`. Any other folder counts, so that a new room is not forgotten. */
const otherFolders = new Set(["deploy", "docs", "embedded", "node_modules", "public", "scripts", "server", "tests"]);

/** Output of tools and of tests. */
const outputs = new Set(["coverage", "playwright-report", "test-results"]);

/** Files in the project's folder that a build reads. */
const rootFile = /^(?:instrumentation\.ts|next\.config\.mjs|package-lock\.json|proxy\.ts|tsconfig(?:\.build)?\.json)$/;

const ignored = /\.(?:test|example|fixture)\.tsx?$|\.md$|^screenshot-.*\.png$/;

/** Returns the inputs of a build as they are now. Reads every source: a few hundred milliseconds. */
export function readInputs(root: string, environment: Readonly<Record<string, string | undefined>>): Inputs {
  const files = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return rootFile.test(entry.name) ? [entry.name] : [];
    const { name } = entry;
    return name.startsWith(".") || otherFolders.has(name) || outputs.has(name) ? [] : filesBelow(root, name);
  });
  // The islands are bundled by it.
  const bundler = existsSync(path.join(root, "scripts/build")) ? filesBelow(root, "scripts/build") : [];
  const variables = Object.entries({ ...listFileVariables(root), ...environment });
  return Object.fromEntries([
    ...[...files, ...bundler].toSorted().map((file) => [file, hash(readFileSync(path.join(root, file)))]),
    ...variables
      .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
      .map(([name, value]) => [`$${name}`, hash(value ?? "")]),
  ]);
}

/** Returns the variables that Next reads from files for a build. All but `NEXT_PUBLIC_` are read again at each start. */
function listFileVariables(root: string): NodeJS.Dict<string> {
  const files = [".env", ".env.production", ".env.local", ".env.production.local"]
    .map((name) => path.join(root, name))
    .filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, "utf8"))));
}

function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ignored.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 16);
}

/** Returns what differs between two sets of inputs, as words: `hosts/index.ts and 2 more changed`. Undefined for nothing. */
export function describeDifference(before: Inputs, now: Inputs): string | undefined {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const [first, ...others] = [...names].filter((name) => before[name] !== now[name]);
  if (first === undefined) return undefined;
  return others.length === 0 ? `${first} changed` : `${first} and ${others.length} more changed`;
}
