import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { goalMark } from "./goals.ts";

/** Runs a bench bundled, as in production; a loader that compiles on the fly makes functions slower. */
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
    return await runNode([join(outDir, "bench.mjs")]);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** Runs Node with these arguments, passes its output on, and returns its lines about goals. */
export async function runNode(args: readonly string[]): Promise<readonly string[]> {
  const env = { ...process.env, NODE_ENV: "production" } as const;
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"], env });
  const ended = once(child, "close");
  const goals: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith(goalMark)) goals.push(line.slice(goalMark.length));
    else console.log(line);
  }
  await ended;
  if (child.exitCode !== 0) throw new Error(`node ${args.join(" ")} ended with ${child.exitCode ?? child.signalCode}`);
  return goals;
}
