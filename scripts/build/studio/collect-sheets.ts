import path from "node:path";
import type { Plugin } from "esbuild";
import type { StyleCompiler } from "../../../framework/next/compile-styles.cjs";
import { stylesPlugin } from "../islands/plugins.ts";

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
  const plugin = stylesPlugin(compiler, ({ code, own }, file) => {
    sheets.set(path.relative(root, file).split(path.sep).join("/"), own);
    return code;
  });
  const join = () =>
    [...sheets]
      .toSorted(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
      .map(([, css]) => css)
      .join("\n");
  return { plugin, join };
}
