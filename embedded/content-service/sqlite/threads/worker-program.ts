import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const entry = fileURLToPath(new URL("./store-worker.ts", import.meta.url));

/** Resolves native packages from this file, because the bundled program has no path. */
const findPackages = `require = require("node:module").createRequire(${JSON.stringify(import.meta.url)});`;

let program: Promise<string> | undefined;

/** Bundles the program of a thread: starting is several times as fast as with separate modules. */
export function workerProgram(): Promise<string> {
  program ??= bundle();
  return program;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    target: "node20",
    external: ["libsql"],
    banner: { js: findPackages },
  });
  return outputFiles.map(({ text }) => text).join("\n");
}
