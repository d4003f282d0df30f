import { defineConfig } from "vitest/config";

/** Tests of a copy of the built site in which parts of Next are changed. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["tests/contract/*.spec.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    disableConsoleIntercept: true,
    reporters: ["verbose"],
  },
});
