import path from "node:path";
import type { Plugin } from "esbuild";
import type { StyleCompiler } from "../../../ui/theme/compile-styles.cjs";
import type { IslandSource } from "./find-islands.ts";

/**
 * Compiles `*.css.ts` to the class names that the server's HTML has. Their css is in the page already, or code of the
 * island adds it (`ui/theme/add-styles.ts`).
 */
export function stylesPlugin(compiler: StyleCompiler): Plugin {
  return {
    name: "styles",
    setup(build) {
      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path: file }) => {
        const { code, own } = await compiler.compile(file);
        const contents = `${code}\nexport const veOwnCss = ${JSON.stringify(own)};\n`;
        return { contents, loader: "js", resolveDir: path.dirname(file) };
      });
    },
  };
}

/** Makes an entry point of each island: a module with `start(element, data)`, which the loader calls. */
export function entriesPlugin(root: string, islands: readonly IslandSource[]): Plugin {
  return {
    name: "entries",
    setup(build) {
      build.onResolve({ filter: /^island:/ }, ({ path: id }) => ({
        path: id.slice("island:".length),
        namespace: "island",
      }));
      build.onLoad({ filter: /.*/, namespace: "island" }, ({ path: name }) => {
        const island = islands.find((one) => one.name === name);
        return island && { contents: entryOf(island), loader: "tsx", resolveDir: root };
      });
    },
  };
}

function entryOf({ name, file, kind }: IslandSource): string {
  if (kind === "enhancer") return `export { enhance as start } from "./${file}";`;
  return `
    import { hydrate } from "./ui/islands/browser/hydrate.tsx";
    import { ${path.posix.basename(name)} as Client } from "./${file}";
    export const start = (element, data) => hydrate(Client, element, data);
  `;
}
