import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const entry = fileURLToPath(new URL("./store-worker.ts", import.meta.url));

/** Packages with parts that are not JavaScript are found from here, as the program itself has no place. */
const findPackages = `require = require("node:module").createRequire(${JSON.stringify(import.meta.url)});`;

let program: Promise<string> | undefined;

/**
 * What a thread runs, as one text of JavaScript: a thread starts several times as fast with it as with modules that it
 * translates by itself.
 */
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
