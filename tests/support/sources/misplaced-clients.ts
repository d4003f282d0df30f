import path from "node:path";
import { listFileImports, isTest, listLazyImports, type Sources } from "./source-files.ts";

const directive = /^"use client";/m;
const codeOfIsland = /\.(?:client\.tsx|enhance\.ts)$/;

/** Code that writes code. */
const ofTools = /^scripts\//;

/** Next's own files, the code that makes islands, and the contract's page, which tests one. */
const ofTheFramework = /^(?:app|framework\/(?:islands|next\/contract))\//;

/** The simulator is a tool of editors, which Next runs. */
const runByNext = /^(?:app|preview)\//;

/**
 * Returns what to do about code for the browser that no page would load, or that would fail on one. Such are client
 * components and enhancers without an island or past it, islands without either, and other client code.
 */
export function misplacedClients(sources: Sources): readonly string[] {
  const files = [...sources].filter(([file]) => !isTest(file) && !ofTools.test(file));
  return files.flatMap(([file, source]) => [
    ...eagerImports(file, source),
    ...(codeOfIsland.test(file) ? withoutIsland(file, source, files) : []),
    ...(file.endsWith(".island.tsx") && !callsIsland.test(source)
      ? islandFaults(file, source, sources)
      : otherFaults(file, source)),
  ]);
}

/** A client component is imported by the file that passes it to `island()`. An enhancer is never imported at once. */
function eagerImports(file: string, source: string): readonly string[] {
  return listFileImports(file, source)
    .filter(({ what, file: target }) => codeOfIsland.test(target) && !isType(what))
    .filter(({ file: target }) => !definesIsland(source, target))
    .map(({ file: target }) =>
      target.endsWith(".client.tsx")
        ? `${file} imports ${target} without an island: pass it to ${formatIslandCall(target)} (docs/recipes/island.md).`
        : `${file} imports ${target}, so that every page loads it: import ${toIslandPath(target)} instead.`,
    );
}

const callsIsland = /\bisland\(/;

const definesIsland = (source: string, client: string) =>
  client.endsWith(".client.tsx") && callsIsland.test(source) && source.includes(`name: "${toIslandName(client)}"`);

const formatIslandCall = (client: string) => `island({ name: "${toIslandName(client)}" }, …)`;

/** `type { Props }`, `{ type Props }`. */
function isType(what: string): boolean {
  return what.startsWith("type ") || /^\{(?:\s*type \w+,?)+\s*\}$/.test(what);
}

function withoutIsland(
  file: string,
  source: string,
  sources: readonly (readonly [string, string])[],
): readonly string[] {
  if (!file.endsWith(".client.tsx")) {
    const island = toIslandPath(file);
    const isThere = sources.some(([other]) => other === island);
    return isThere ? [] : [`${file} has no island: write ${island} with enhanced(), and render that.`];
  }
  const imports = ([other, code]: readonly [string, string]) =>
    listFileImports(other, code).some((one) => one.file === file && !isType(one.what));
  const isUsed = runByNext.test(file) || sources.some(imports);
  return [
    ...(directive.test(source)
      ? []
      : [`${file} begins with no "use client": add it, or drop ".client" from its name.`]),
    ...(isUsed ? [] : [`${file} has no island: pass it to ${formatIslandCall(file)} where it is rendered.`]),
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
  const name = toIslandName(file);
  const isNamed = /\b(?:island|enhanced)\(/.test(source) && source.includes(`name: "${name}"`);
  return isNamed ? [] : [`${file} defines no island of its name: pass island() or enhanced() the name "${name}".`];
}

function otherFaults(file: string, source: string): readonly string[] {
  const isFree = ofTheFramework.test(file) || codeOfIsland.test(file);
  return [
    ...(!isFree && directive.test(source)
      ? [
          `${file} is client code that all pages would load: make it <Name>.client.tsx or <Name>.enhance.ts (docs/recipes/island.md).`,
        ]
      : []),
    ...(!runByNext.test(file) && /\buseId\(/.test(source)
      ? [`${file} calls useId, which differs between server and browser in an island: pass it an id of the slice.`]
      : []),
  ];
}

/** `slices/Map/Places.client.tsx` → `Map/Places`. */
function toIslandName(file: string): string {
  const own = path.posix.basename(file).replace(/\.\w+\.tsx?$/, "");
  return path.posix.join(path.posix.basename(path.posix.dirname(file)), own);
}

function toIslandPath(code: string): string {
  return code.replace(codeOfIsland, ".island.tsx");
}
