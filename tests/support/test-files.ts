import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "../..");

/**
 * Code whose effects outlive a test file in its process: mocks, clocks, listeners of the process, changed globals. No part
 * of the pattern matches its own source.
 */
const leavesTraces =
  /\bdocument\.body\.replaceWith\(|\bvi\.(?:mock|doMock|stub\w+|useFakeTimers)\(|\.prototype\.\w+ = |\bprocess\.env\[[^\]]+\] = |\bprocess\.chdir\(|"node:diagnostics[_]channel"|\bObject\.assign\((?:[A-Z]|window|global)/;

/** Reads of the project's files, by Node or by what `tests/support` has for it. */
const readsProject = /\b(?:readdirSync|readFileSync|readFile|readdir|globSync)\(/;

const usesDocument =
  /@testing-library\/|\bDOMParser\b|\bdocument\.(?:body|cookie|create|query|getElement|documentElement)|^(?:Element|HTML\w*Element)\.prototype\./m;

/** Marks islands once it is imported, and for all files of its process. */
const islandMarks = path.join(root, "tests/support/render-with-islands.tsx");

const fileImportPattern = /\b(?:from|import) "(\.[^"]+\.tsx?)"/g;

export interface TestFile {
  /** From the project's root. */
  readonly path: string;
  readonly environment: "node" | "jsdom";
  /** Which files share its process: all, those that mark islands as the server build does, or none. */
  readonly processes: "shared" | "islands" | "own";
  /** Whether it reads files or folders of the project, which it does not import. */
  readonly readsFiles: boolean;
}

/** Returns every unit and conformance test, classified by its own source and by what it imports from `tests/`. */
export function testFiles(): readonly TestFile[] {
  return listFiles(/\.test\.tsx?$/).map(classify);
}

/** Returns every document of the project, from its root. */
export function documentFiles(): readonly string[] {
  return listFiles(/\.md$/);
}

function listFiles(pattern: RegExp): readonly string[] {
  const inRooms = rooms().flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).map((name) => path.join(room, name)),
  );
  return [...readdirSync(root), ...inRooms].filter((name) => pattern.test(name) && !name.includes("node_modules"));
}

/** Returns the folders of the project's code. */
export function rooms(): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith("."))
    .map(({ name }) => name);
}

function classify(file: string): TestFile {
  const sources = collectSources(path.join(root, file));
  const marksIslands = sources.delete(islandMarks);
  const source = [...sources.values()].join("\n");
  const needsDocument = file.endsWith("x") && usesDocument.test(source) && !source.includes("jsdom.setup(");
  const environment = needsDocument ? "jsdom" : "node";
  const shared = marksIslands ? "islands" : "shared";
  const processes = leavesTraces.test(source) ? "own" : shared;
  return { path: file, environment, processes, readsFiles: readsProject.test(source) };
}

/** Collects a test's source and those of the support files that it reaches, by path. */
function collectSources(file: string, found = new Map<string, string>()): Map<string, string> {
  const source = readFileSync(file, "utf8");
  found.set(file, source);
  for (const [, target = ""] of source.matchAll(fileImportPattern)) {
    const imported = path.resolve(path.dirname(file), target);
    if (imported.includes("/tests/") && !found.has(imported) && existsSync(imported)) collectSources(imported, found);
  }
  return found;
}
