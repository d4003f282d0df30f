import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { runEchoing } from "./run-echoing.ts";

/** Runs a bench as production would run it: bundled, since a loader that compiles on the way makes functions slower. */
export async function runBundled(entry: string): Promise<readonly string[]> {
  const cache = join(import.meta.dirname, "../../node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, "bench-"));
  try {
    await build({
      configFile: false,
      logLevel: "error",
      mode: "production",
      plugins: [vanillaExtractPlugin()],
      resolve: { alias: { "next/dynamic": "next/dynamic.js" } },
      build: { ssr: true, outDir, rollupOptions: { input: entry, output: { entryFileNames: "bench.mjs" } } },
    });
    return await runEchoing([join(outDir, "bench.mjs")]);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
