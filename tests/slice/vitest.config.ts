import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { cacheStyles, moduleCache } from "../support/module-cache.ts";

/** Conformance tests with rows of slices, in one process that loads the registries once: for `npm run check:slice`. */
export default defineConfig({
  root: path.join(import.meta.dirname, "../.."),
  plugins: [react(), vanillaExtractPlugin(), cacheStyles()],
  server: { watch: null },
  test: {
    isolate: false,
    maxWorkers: 1,
    include: ["tests/conformance/*.test.{ts,tsx}"],
    setupFiles: ["tests/slice/setup-parser.ts"],
    testTimeout: 60_000,
    css: true,
    experimental: moduleCache,
  },
});
