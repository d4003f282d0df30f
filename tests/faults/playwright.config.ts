import { defineConfig } from "@playwright/test";

/** Breaks both upstreams of a built site in every way, and reads its pages meanwhile. */
export default defineConfig({
  testDir: ".",
  workers: 1,
  timeout: 180_000,
  reporter: "list",
});
