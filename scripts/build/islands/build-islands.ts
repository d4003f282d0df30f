import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { type IslandManifest, islandsFolder } from "../../../framework/islands/manifest.ts";
import { createStyleCompiler, type StyleCompiler } from "../../../framework/next/compile-styles.cjs";
import { writeCompressed } from "../write-compressed.ts";
import { bundleEnhancers, listStoragePlugins } from "./bundle-enhancers.ts";
import { type Bundle, bundleOptions } from "./bundle-options.ts";
import { findIslands, type IslandSource } from "./find-islands.ts";
import { listIslandFiles, usedFiles } from "./island-files.ts";
import { entriesPlugin, formatExport, interopPlugin, stylesPlugin } from "./plugins.ts";

/**
 * Builds the islands in a folder, `.next/islands` by default, and its `manifest.json`. There is a file for each island, one
 * for React, and what they load later. Each file is there as it is and compressed. Throws when one can't be built. Names
 * choose some of the islands.
 */
export async function buildIslands(
  root: string,
  folder = islandsFolder(root),
  names?: readonly string[],
): Promise<void> {
  const islands = findIslands(root).filter(({ name }) => names?.includes(name) ?? true);
  const compiler = createStyleCompiler(root, true);
  try {
    const ofKind = (kind: IslandSource["kind"]) => islands.filter((island) => island.kind === kind);
    const enhancers = await bundleEnhancers(root, compiler, ofKind("enhancer"));
    const react = await bundleReactIslands(root, compiler, ofKind("react"), enhancers.page);
    const bundles = [enhancers, react];
    const loader = await buildLoader(root);
    writeAll(folder, bundles, loader);
  } finally {
    await compiler.close();
  }
}

/** Bundles islands that share chunks. React's hydration is a chunk too, also for one island. */
async function bundleReactIslands(
  root: string,
  compiler: StyleCompiler,
  islands: readonly IslandSource[],
  page: string | undefined,
): Promise<Bundle> {
  const entries = islands.map(({ name }) => ({ in: `island:${name}`, out: name.replaceAll("/", "-") }));
  const result = await build({
    ...bundleOptions,
    absWorkingDir: root,
    entryPoints: [...entries, { in: "./framework/islands/browser/hydrate.tsx", out: "hydrate" }],
    plugins: [
      ...listStoragePlugins(page),
      entriesPlugin(root, new Map(islands.map((one) => [one.name, formatExport(one)]))),
      stylesPlugin(compiler),
      interopPlugin(root),
    ],
    splitting: true,
    outdir: islandsFolder(root),
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    metafile: true,
  });
  const names = islands.map(({ name }) => [name, listIslandFiles(name, result.metafile)] as const);
  const used = usedFiles(
    names.flatMap(([, files]) => files),
    result.metafile,
  );
  const files = result.outputFiles.map(({ path: file, contents }) => [path.basename(file), contents] as const);
  return { islands: Object.fromEntries(names), files: new Map(files.filter(([name]) => used.has(name))) };
}

async function buildLoader(root: string): Promise<string> {
  const entryPoints = [path.join(root, "framework/islands/browser/loader.ts")];
  const { outputFiles } = await build({ ...bundleOptions, absWorkingDir: root, entryPoints });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

function writeAll(folder: string, bundles: readonly Bundle[], loader: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = bundles.flatMap((one) => [...one.files]);
  for (const [name, content] of files) writeCompressed(path.join(folder, name), content);
  const islands = Object.assign({}, ...bundles.map((one) => one.islands));
  const manifest: IslandManifest = { islands, loader, files: files.map(([name]) => name) };
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest));
}
