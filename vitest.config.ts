import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const plugins = [react(), vanillaExtractPlugin()];

/** Milliseconds: ends what hangs, and leaves a busy machine its time. */
const testTimeout = 20_000;

export default defineConfig({
  plugins,
  test: {
    css: true,
    projects: [
      "embedded/*/vitest.config.ts",
      {
        plugins,
        test: {
          name: "node",
          testTimeout,
          environment: "node",
          include: ["**/*.test.ts"],
          exclude: ["node_modules", ".next", "embedded"],
        },
      },
      {
        plugins,
        test: {
          name: "dom",
          testTimeout,
          environment: "jsdom",
          include: ["**/*.test.tsx"],
          exclude: ["node_modules", ".next"],
          setupFiles: ["tests/support/dom.ts"],
          css: true,
        },
      },
    ],
  },
});
