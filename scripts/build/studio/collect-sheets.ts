import path from "node:path";
import type { Plugin } from "esbuild";
import type { StyleCompiler } from "../../../framework/next/compile-styles.cjs";

/** Module whose styles precede all others. */
const firstStyles = "studio/browser/theme.css.ts";

/** Returns a text by which sheets are sorted. */
const rank = (file: string) => (file === firstStyles ? "" : file);

interface Sheets {
  readonly plugin: Plugin;
  /** Returns the css of all modules that were bundled, in an order that is the same in each build. */
  readonly join: () => string;
}

/** Compiles `*.css.ts` to class names, and collects their css. */
export function collectSheets(root: string, compiler: StyleCompiler): Sheets {
  const sheets = new Map<string, string>();
  const plugin: Plugin = {
    name: "sheets",
    setup(build) {
      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path: file }) => {
        const { code, own } = await compiler.compile(file);
        sheets.set(path.relative(root, file).split(path.sep).join("/"), own);
        return { contents: code, loader: "js", resolveDir: path.dirname(file) };
      });
    },
  };
  const join = () =>
    [...sheets]
      .toSorted(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
      .map(([, css]) => css)
      .join("\n");
  return { plugin, join };
}
