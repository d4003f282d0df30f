import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { type TestFile, testFiles } from "./tests/support/test-files.ts";
import { scaled } from "./tests/support/test-scale.ts";

const plugins = [react(), vanillaExtractPlugin()];

const files = testFiles();

/** Milliseconds: ends what hangs, and leaves a busy machine its time; `npm run test:long` repeats ten times as often. */
const testTimeout = scaled(3_000_000);

/** One project for the files of one environment; those that leave no traces share their processes. */
function project(
  environment: TestFile["environment"],
  isolated: boolean,
  groupOrder: number,
): TestProjectConfiguration {
  return {
    plugins,
    test: {
      name: `${environment}${isolated ? ", isolated" : ""}`,
      environment,
      isolate: isolated,
      include: files
        .filter((file) => file.environment === environment && file.isolated === isolated)
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
      project("node", false, 0),
      project("jsdom", false, 1),
      project("node", true, 2),
      project("jsdom", true, 2),
    ],
  },
});
