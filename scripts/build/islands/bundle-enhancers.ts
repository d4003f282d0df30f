import path from "node:path";
import { build as esbuild, type Plugin } from "esbuild";
import { islandsFolder } from "../../../server/islands/manifest.ts";
import type { StyleCompiler } from "../../../ui/theme/compile-styles.cjs";
import { type Bundle, bundleOptions } from "./bundle-options.ts";
import type { IslandSource } from "./find-islands.ts";
import { entriesPlugin, type IslandEntries, stylesPlugin } from "./plugins.ts";

/** Islands of every page. They share a file. */
const ofEveryPage = new Set(["consent/Consent", "tools/Tools", "tools/Visit"]);

/**
 * Bundles enhancers: a file for those of every page, and one for each other. What they load later has files too. Files
 * share no code: the headers of another response are larger than what two of them have in common.
 */
export async function bundleEnhancers(
  root: string,
  compiler: StyleCompiler,
  islands: readonly IslandSource[],
): Promise<Bundle> {
  const entries = entriesOf(islands);
  const files = new Map<string, Uint8Array>();
  const bundle = createBundler(root, files, [entriesPlugin(root, entries), stylesPlugin(compiler)]);
  const bundled = await Promise.all(
    [...entries].map(async ([entry, members]) => {
      const file = await bundle(`island:${entry}`, entry.replaceAll("/", "-"));
      return members.map(({ name }): [string, [string]] => [name, [file]]);
    }),
  );
  return { islands: Object.fromEntries(bundled.flat()), files };
}

function entriesOf(islands: readonly IslandSource[]): IslandEntries {
  const ofPages = islands.filter(({ name }) => ofEveryPage.has(name));
  const others = islands.filter(({ name }) => !ofEveryPage.has(name));
  const alone = others.map((island): [string, readonly IslandSource[]] => [island.name, [island]]);
  return new Map(ofPages.length === 0 ? alone : [["page", ofPages], ...alone]);
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
