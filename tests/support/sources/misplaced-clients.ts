import path from "node:path";
import { listFileImports, isTest, listLazyImports, type Sources } from "./source-files.ts";

const directive = /^"use client";/m;
const codeOfIsland = /\.(?:client\.tsx|enhance\.ts)$/;

/** Next's own files, and what makes islands. */
const ofTheFramework = /^(?:app|framework\/islands)\//;

/** The simulator is a tool of editors, which Next runs. */
const runByNext = /^(?:app|preview)\//;

/**
 * Returns what to do about code for the browser that every page would load, or that no page would. Such are
 * client components and enhancers without an island or past it, islands without either, and other client code.
 */
export function misplacedClients(sources: Sources): readonly string[] {
  const files = [...sources].filter(([file]) => !isTest(file));
  return files.flatMap(([file, source]) => [
    ...eagerImports(file, source),
    ...(codeOfIsland.test(file) ? withoutIsland(file, source, sources) : []),
    ...(file.endsWith(".island.tsx") ? islandFaults(file, source, sources) : otherFaults(file, source)),
  ]);
}

function eagerImports(file: string, source: string): readonly string[] {
  return listFileImports(file, source)
    .filter(({ what, file: target }) => codeOfIsland.test(target) && !isType(what))
    .map(
      ({ file: target }) =>
        `${file} imports ${target}, so that every page loads it: import ${toIslandPath(target)} instead.`,
    );
}

/** `type { Props }`, `{ type Props }`. */
function isType(what: string): boolean {
  return what.startsWith("type ") || /^\{(?:\s*type \w+,?)+\s*\}$/.test(what);
}

function withoutIsland(file: string, source: string, sources: Sources): readonly string[] {
  const island = toIslandPath(file);
  const isClient = file.endsWith(".client.tsx");
  return [
    ...(isClient && !directive.test(source)
      ? [`${file} begins with no "use client": add it, or drop ".client" from its name.`]
      : []),
    ...(sources.has(island)
      ? []
      : [`${file} has no island: write ${island} with ${isClient ? "island" : "enhanced"}(), and render that.`]),
  ];
}

function islandFaults(file: string, source: string, sources: Sources): readonly string[] {
  const client = file.replace(/\.island\.tsx$/, ".client.tsx");
  const enhancer = file.replace(/\.island\.tsx$/, ".enhance.ts");
  const own = sources.has(enhancer) ? enhancer : client;
  const isLoaded =
    listLazyImports(file, source).includes(own) && source.includes(own === client ? "dynamic(" : "enhanced(");
  const how = own === client ? "dynamic()" : "enhanced()";
  return [
    ...(directive.test(source) ? [] : [`${file} begins with no "use client": add it.`]),
    ...(isLoaded ? [] : [`${file} does not load ${own}: pass ${how} a function that imports it.`]),
    ...(runByNext.test(file) || !isLoaded ? [] : misnamed(file, source)),
  ];
}

/** The build names an island by its file, and the page by this name. */
function misnamed(file: string, source: string): readonly string[] {
  const name = path.posix.join(path.posix.basename(path.posix.dirname(file)), path.posix.basename(file, ".island.tsx"));
  const isNamed = /\b(?:island|enhanced)\(/.test(source) && source.includes(`name: "${name}"`);
  return isNamed ? [] : [`${file} defines no island of its name: pass island() or enhanced() the name "${name}".`];
}

function otherFaults(file: string, source: string): readonly string[] {
  const isFree = ofTheFramework.test(file) || codeOfIsland.test(file);
  return [
    ...(!isFree && (directive.test(source) || source.includes('from "next/dynamic"'))
      ? [
          `${file} is client code that all pages would load: make it <Name>.client.tsx or <Name>.enhance.ts (docs/recipes/island.md).`,
        ]
      : []),
    ...(!runByNext.test(file) && /\buseId\(/.test(source)
      ? [`${file} calls useId, which differs between server and browser in an island: pass it an id of the slice.`]
      : []),
  ];
}

function toIslandPath(code: string): string {
  return code.replace(codeOfIsland, ".island.tsx");
}
