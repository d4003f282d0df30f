import { readFile } from "node:fs/promises";
import path from "node:path";
import { build as esbuild, type Plugin } from "esbuild";
import { formatStyleModule, type StyleCompiler } from "../../../framework/next/compile-styles.cjs";
import { interopPlugin, stylesPlugin } from "../islands/plugins.ts";

/** Packages with native code, and those that the process has. */
const external = ["@opentelemetry/*", "@sentry/core", "libsql", "sharp"];

/** Bundles the renderer with all slices, for the thread that renders for editors, as `.next/studio-renderer.cjs`. */
export async function bundleRenderer(root: string, compiler: StyleCompiler): Promise<void> {
  await esbuild({
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    external,
    logLevel: "warning",
    absWorkingDir: root,
    entryPoints: [path.join(root, "app/studio-page/thread.tsx")],
    outfile: path.join(root, ".next/studio-renderer.cjs"),
    plugins: [stylesPlugin(compiler, formatStyleModule), interopPlugin(root), clientsPlugin],
  });
}

const exported = /^export (?:function|const|class) (\w+)/gm;

/** Marks what a module for browsers exports, as Next's build does: `runComponents` then leaves it to React. */
const clientsPlugin: Plugin = {
  name: "clients",
  setup(build) {
    build.onLoad({ filter: /\.tsx$/ }, async ({ path: file }) => {
      const source = await readFile(file, "utf8");
      if (!source.startsWith('"use client"')) return undefined;
      const names = [...source.matchAll(exported)].map(([, name]) => name);
      if (names.length === 0) throw new Error(`${file}: an island exports a function, class or constant by name.`);
      const mark = `for (const client of [${names.join()}]) client.$$typeof = Symbol.for("react.client.reference");`;
      return { contents: `${source}\n${mark}`, loader: "tsx" };
    });
  },
};
