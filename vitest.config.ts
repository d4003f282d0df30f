import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { isChecked } from "./tests/support/checked-slice.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { cacheStyles, moduleCache } from "./tests/support/module-cache.ts";
import { type TestFile, testFiles } from "./tests/support/test-files.ts";
import { scaled } from "./tests/support/test-scale.ts";

const plugins = [react(), vanillaExtractPlugin(), cacheStyles()];

/** All tests, or those of the slice that `npm run check:slice` checks. */
const files = testFiles().filter(({ path: file }) => isChecked(file));

/**
 * Returns what replaces `next/dynamic`, whose `lazy` renders an island whenever its code happens to arrive. Undefined where
 * nothing replaces it: without a DOM, and where no test marks islands.
 */
function islandLoader(environment: TestFile["environment"], processes: TestFile["processes"]): string | undefined {
  if (processes === "islands") return "tests/support/dynamic-island.ts";
  return environment === "jsdom" ? "tests/support/loaded-island.ts" : undefined;
}

/** Milliseconds: ends what hangs, and leaves a busy machine its time; `npm run test:long -- unit` repeats ten times as often. */
const testTimeout = scaled(3_000_000);

/** One project for the files of one environment; those that leave no traces share their processes. */
function project(
  environment: TestFile["environment"],
  processes: TestFile["processes"],
  groupOrder: number,
): TestProjectConfiguration {
  const loader = islandLoader(environment, processes);
  return {
    plugins,
    resolve: { alias: loader === undefined ? {} : { "next/dynamic": path.resolve(import.meta.dirname, loader) } },
    test: {
      name: `${environment}, ${processes}`,
      environment,
      isolate: processes === "own",
      include: files
        .filter((file) => file.environment === environment && file.processes === processes)
        .map((file) => file.path),
      sequence: { groupOrder },
      setupFiles: environment === "jsdom" ? ["tests/support/dom.ts"] : [],
      testTimeout,
      hookTimeout: testTimeout,
      expect: { poll: { timeout: 30_000 } },
      css: true,
      experimental: moduleCache,
    },
  };
}

/** Projects in the order in which their groups run. */
const kinds: readonly Parameters<typeof project>[] = [
  ["node", "shared", 0],
  ["jsdom", "shared", 1],
  ["jsdom", "islands", 2],
  ["node", "islands", 3],
  ["node", "own", 4],
  ["jsdom", "own", 4],
];

function hasFiles([environment, processes]: Parameters<typeof project>): boolean {
  return files.some((file) => file.environment === environment && file.processes === processes);
}

export default defineConfig({
  plugins,
  // The compiler of styles watches all files of the project otherwise, which takes seconds.
  server: { watch: process.argv.some((word) => ["run", "--run"].includes(word)) ? null : {} },
  test: {
    // Vitest would leave a core idle.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    projects: kinds.filter(hasFiles).map((kind) => project(...kind)),
    experimental: moduleCache,
  },
});
