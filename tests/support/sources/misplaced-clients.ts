import { importsOf, isTest, lazyImportsOf, type Sources } from "./source-files.ts";

const directive = /^"use client";/m;

/**
 * Returns what to do about code for the browser that every page would load, or that no page would. The former is a
 * client component imported without its island, the latter an island without its client component.
 */
export function misplacedClients(sources: Sources): readonly string[] {
  const files = [...sources].filter(([file]) => !isTest(file));
  return files.flatMap(([file, source]) => [
    ...eagerImports(file, source),
    ...(file.endsWith(".client.tsx") ? withoutIsland(file, source, sources) : []),
    ...(file.endsWith(".island.tsx") ? withoutClient(file, source) : []),
  ]);
}

function eagerImports(file: string, source: string): readonly string[] {
  return importsOf(file, source)
    .filter(({ what, file: target }) => target.endsWith(".client.tsx") && !isType(what))
    .map(
      ({ file: target }) =>
        `${file} imports ${target}, so that every page loads it: import ${islandOf(target)} instead.`,
    );
}

/** `type { Props }`, `{ type Props }`. */
function isType(what: string): boolean {
  return what.startsWith("type ") || /^\{(?:\s*type \w+,?)+\s*\}$/.test(what);
}

function withoutIsland(file: string, source: string, sources: Sources): readonly string[] {
  const island = islandOf(file);
  return [
    ...(directive.test(source)
      ? []
      : [`${file} begins with no "use client": add it, or drop ".client" from its name.`]),
    ...(sources.has(island) ? [] : [`${file} has no island: write ${island} with next/dynamic, and render that.`]),
  ];
}

function withoutClient(file: string, source: string): readonly string[] {
  const client = file.replace(/\.island\.tsx$/, ".client.tsx");
  const isLoaded = lazyImportsOf(file, source).includes(client) && source.includes("dynamic(");
  return [
    ...(directive.test(source) ? [] : [`${file} begins with no "use client": add it.`]),
    ...(isLoaded ? [] : [`${file} does not load ${client}: pass dynamic() a function that imports it.`]),
  ];
}

function islandOf(client: string): string {
  return client.replace(/\.client\.tsx$/, ".island.tsx");
}
