import { defineConfig } from "vitest/config";

/** Tests with processes that are killed, of a build that is there. Each file starts its own; they run one after the other. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ["tests/machines/*.spec.ts"],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    disableConsoleIntercept: true,
    reporters: ["verbose"],
  },
});
