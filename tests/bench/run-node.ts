import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { goalMark } from "./goals.ts";

/** Runs a bench bundled, as in production; a loader that compiles on the fly makes functions slower. Options are for Node. */
export async function runBundled(entry: string, options: readonly string[] = []): Promise<BenchOutput> {
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
    return await runNode([...options, join(outDir, "bench.mjs")]);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

export interface BenchOutput {
  readonly ok: boolean;
  readonly lines: readonly string[];
  /** Its lines about goals. */
  readonly goals: readonly string[];
}

/** Runs Node with these arguments, and passes its output on. Log lines of a site that it starts are omitted. */
export async function runNode(args: readonly string[]): Promise<BenchOutput> {
  const env = { ...process.env, NODE_ENV: "production" } as const;
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], env });
  const ended = once(child, "close");
  const [lines, goals]: [string[], string[]] = [[], []];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith(goalMark)) goals.push(line.slice(goalMark.length));
    else if (!line.startsWith('{"')) {
      console.log(line);
      lines.push(line);
    }
  }
  await ended;
  return { ok: child.exitCode === 0, lines, goals };
}
