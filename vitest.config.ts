import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { type TestFile, testFiles } from "./tests/support/test-files.ts";
import { scaled } from "./tests/support/test-scale.ts";

const plugins = [react(), vanillaExtractPlugin()];

const files = testFiles();

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
    },
  };
}

export default defineConfig({
  plugins,
  test: {
    // Vitest would leave a core idle.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    projects: [
      project("node", "shared", 0),
      project("jsdom", "shared", 1),
      project("jsdom", "islands", 2),
      project("node", "islands", 3),
      project("node", "own", 4),
      project("jsdom", "own", 4),
    ],
  },
});
