import { realpathSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";
import type { CompiledStyles, StyleCompiler } from "../../../framework/next/compile-styles.cjs";
import type { IslandSource } from "./find-islands.ts";

/** The code of each entry point, by its name: `formatExport` its islands. */
export type IslandEntries = ReadonlyMap<string, string>;

/**
 * Compiles `*.css.ts` to the class names that the server's HTML has. An island's css is in the page already, or its code
 * adds it (`ui/theme/add-styles.ts`).
 */
export function stylesPlugin(compiler: StyleCompiler, format = formatIslandStyles): Plugin {
  return {
    name: "styles",
    setup(build) {
      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path: file }) => {
        const contents = format(await compiler.compile(file), file);
        return { contents, loader: "js", resolveDir: path.dirname(file) };
      });
    },
  };
}

/** Returns the code of a module for islands. All exports of one that is passed on as a whole remain, so it has no others. */
function formatIslandStyles({ code, own }: CompiledStyles, _file: string): string {
  return `${code}\nexport const veOwnCss = ${JSON.stringify(own)};\n`;
}

/**
 * Reads the default export of a CommonJS package as Next does: `exports.default` where `__esModule` is set. In a package of
 * `"type": "module"`, esbuild takes Node's rule, by which all exports are the default. Files that a plugin resolves have no
 * such rule.
 */
export function interopPlugin(root: string): Plugin {
  return {
    name: "interop",
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, async ({ path: id, pluginData, ...options }) => {
        if (pluginData === isResolving) return undefined;
        const found = await build.resolve(id, { ...options, pluginData: isResolving });
        const isOwn =
          found.errors.length === 0 && !found.external && found.namespace === "file" && isInProject(root, found.path);
        return isOwn ? { path: found.path, sideEffects: found.sideEffects } : undefined;
      });
    },
  };
}

const isResolving = Symbol("resolving");

function isInProject(root: string, file: string): boolean {
  return !path
    .relative(realpathSync(root), file)
    .split(path.sep)
    .some((part) => part === "node_modules" || part === "..");
}

/** Makes a module of each entry. */
export function entriesPlugin(root: string, entries: IslandEntries): Plugin {
  return {
    name: "entries",
    setup(build) {
      build.onResolve({ filter: /^island:/ }, ({ path: id }) => ({
        path: id.slice("island:".length),
        namespace: "island",
      }));
      build.onLoad({ filter: /.*/, namespace: "island" }, ({ path: name }) => {
        const contents = entries.get(name);
        return contents === undefined ? undefined : { contents, loader: "tsx", resolveDir: root };
      });
    },
  };
}

/** Returns code that exports `(element, data) => …` by the name of an island, which the loader calls. */
export function formatExport({ name, file, kind }: IslandSource): string {
  if (kind === "enhancer") return `export { enhance as "${name}" } from "./${file}";`;
  return `
    import { hydrate } from "./framework/islands/browser/hydrate.tsx";
    import { ${path.posix.basename(name)} as Client } from "./${file}";
    const start = (element, data) => hydrate(Client, element, data);
    export { start as "${name}" };
  `;
}
