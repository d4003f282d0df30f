import path from "node:path";
import { build as esbuild, type Plugin } from "esbuild";
import { islandsFolder } from "../../../framework/islands/manifest.ts";
import type { StyleCompiler } from "../../../framework/next/compile-styles.cjs";
import { type Bundle, bundleOptions } from "./bundle-options.ts";
import type { IslandSource } from "./find-islands.ts";
import { entriesPlugin, formatExport, type IslandEntries, interopPlugin, stylesPlugin } from "./plugins.ts";

/** Islands of every page. They share a file. */
const ofEveryPage = new Set(["consent/Consent", "tools/Tools"]);

/** The module of the browser's storage. Islands import it by the end of this path. */
const storage = "ui/consent/storage/installed-storage.ts";

interface EnhancerBundle extends Bundle {
  /** The file of every page, which has the storage. */
  readonly page: string | undefined;
}

/**
 * Bundles enhancers: a file for those of every page, and one for each other. Code that they load later has files too.
 * The others have the storage from the file of every page, which is there anyway. They share no other code: the headers
 * of one more response are larger than the common code of two files.
 */
export async function bundleEnhancers(
  root: string,
  compiler: StyleCompiler,
  islands: readonly IslandSource[],
): Promise<EnhancerBundle> {
  const ofPages = islands.filter(({ name }) => ofEveryPage.has(name));
  const others = islands.filter(({ name }) => !ofEveryPage.has(name));
  const files = new Map<string, Uint8Array>();
  const plugins = [
    entriesPlugin(root, createIslandEntries(ofPages, others)),
    stylesPlugin(compiler),
    interopPlugin(root),
  ];
  const page = ofPages.length === 0 ? undefined : await createBundler(root, files, plugins)("island:page", "page");
  const bundle = createBundler(root, files, [...listStoragePlugins(page), ...plugins]);
  const bundled = await Promise.all(
    others.map(async ({ name }): Promise<[string, [string]]> => {
      return [name, [await bundle(`island:${name}`, name.replaceAll("/", "-"))]];
    }),
  );
  const shared = ofPages.map(({ name }): [string, [string]] => [name, [page ?? ""]]);
  return { islands: Object.fromEntries([...shared, ...bundled]), files, page };
}

function createIslandEntries(ofPages: readonly IslandSource[], others: readonly IslandSource[]): IslandEntries {
  const page = [...ofPages.map(formatExport), `export { visitorStorage } from "./${storage}";`].join("\n");
  return new Map([["page", page], ...others.map((island) => [island.name, formatExport(island)] as const)]);
}

/** Returns a plugin that imports the storage from the file of every page, where there is one. */
export function listStoragePlugins(page: string | undefined): readonly Plugin[] {
  if (page === undefined) return [];
  const setup: Plugin["setup"] = (build) => {
    build.onResolve({ filter: /\/installed-storage\.ts$/ }, () => ({ path: `./${page}`, external: true }));
  };
  return [{ name: "storage", setup }];
}

/** Bundles an entry, and returns the name of its file. */
type Bundler = (entry: string, name: string, importers?: readonly string[]) => Promise<string>;

/** Returns a bundler that adds what it builds to `files`. */
function createBundler(root: string, files: Map<string, Uint8Array>, plugins: readonly Plugin[]): Bundler {
  const later = new Map<string, Promise<string>>();
  const bundle: Bundler = async (entry, name, importers = []) => {
    const { outputFiles } = await esbuild({
      ...bundleOptions,
      absWorkingDir: root,
      entryPoints: [{ in: entry, out: name }],
      plugins: [laterPlugin([...importers, entry]), ...plugins],
      outdir: islandsFolder(root),
      entryNames: "[name]-[hash]",
    });
    const [own = ""] = outputFiles.map(({ path: file }) => path.basename(file));
    for (const { path: file, contents } of outputFiles) files.set(path.basename(file), contents);
    return own;
  };
  /** Bundles what a module imports later by itself. */
  const laterPlugin = (importers: readonly string[]): Plugin => ({
    name: "later",
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path: id, kind, resolveDir }) => {
        if (kind !== "dynamic-import") return undefined;
        const source = path.join(resolveDir, id);
        if (importers.includes(source)) throw new Error(`${source} is imported later by what it imports itself.`);
        const file = later.get(source) ?? bundle(source, path.parse(source).name, importers);
        later.set(source, file);
        return { path: `./${await file}`, external: true };
      });
    },
  });
  return bundle;
}
