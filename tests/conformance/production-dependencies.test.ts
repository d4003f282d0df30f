import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import * as v from "valibot";

const root = path.join(import.meta.dirname, "../..");

const names = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({ name: v.string(), dependencies: names });

/** The package names that a file imports as values: types are gone when the code runs. */
function listImportedPackages(file: string): readonly string[] {
  const source = readFileSync(path.join(root, file), "utf8");
  const imports = source.matchAll(
    /^(?:import|export)\s(?!type\b)[^"]*?from "([^"]+)"|^import "([^"]+)"|\b(?:import|require)\("([^"]+)"\)/gm,
  );
  const specifiers = [...imports].flatMap(([, from, bare, call]) => from ?? bare ?? call ?? []);
  return specifiers
    .filter((specifier) => !/^(?:\.|@\/)/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
}

function readPackageManifest(folder: string) {
  return v.parse(manifestSchema, JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8")));
}

const isForTests = (file: string) =>
  /\.(?:test|fixture|example)\.tsx?$|\/(?:tests|testing)\/|\/vitest\.config\.ts$|node_modules/.test(file);

/** Returns the sources below a folder, from the project's root. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => path.join(folder, name))
    .filter((file) => !isForTests(file));
}

const foldersIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Returns the packages that files import, and a folder's package.json does not list for production. */
function missingIn(folder: string, files: readonly string[]): readonly string[] {
  const { dependencies } = readPackageManifest(folder);
  return files.flatMap((file) =>
    listImportedPackages(file)
      .filter((name) => !(name in dependencies))
      .map((name) => `${file}: ${name}`),
  );
}

test.each(foldersIn("embedded").map(({ name }) => `embedded/${name}`))("%s runs without devDependencies", (folder) => {
  const files = sourcesIn(folder);
  expect(files).not.toEqual([]);
  expect(missingIn(folder, files)).toEqual([]);
});

/** Folders of what does not run in production. */
const notRun = new Set(["embedded", "node_modules", "tests", "docs"]);

/** The build contains what these become. The others are configurations of tools, programs that a person starts, and steps of a build. */
const notImported =
  /\.css\.ts$|^scripts\/(?!build(?:\.ts$|\/[\w-]+\.ts$))|^studio\/(?:browser|frame|protocol\/rich-text)\//;

test("the site starts and renders without devDependencies", () => {
  const folders = foldersIn(".").filter(({ name }) => !name.startsWith(".") && !notRun.has(name));
  const files = ["server.ts", "proxy.ts", "instrumentation.ts", ...folders.flatMap(({ name }) => sourcesIn(name))];
  expect(files.length).toBeGreaterThan(100);
  const run = files.filter((file) => !notImported.test(file));
  expect(missingIn(".", run)).toEqual([]);
});
