import { defineConfig } from "vitest/config";

/** Forms of a built site that is killed. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["tests/outbox/*.spec.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 240_000,
    disableConsoleIntercept: true,
    reporters: ["verbose"],
  },
});
