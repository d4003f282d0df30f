import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { bundleOptions } from "../islands/bundle-options.ts";

it("W109: the script of a framed page has at most 5 kB, compressed", async () => {
  const entryPoints = [path.resolve("studio/frame/frame.ts")];
  const { outputFiles } = await build({ ...bundleOptions, entryPoints, format: "iife", outdir: "unwritten" });
  const size = gzipSync(Buffer.concat(outputFiles.map(({ contents }) => contents))).length;
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(5_000);
});
