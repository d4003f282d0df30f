import { defineConfig } from "@playwright/test";
import { chromiumPath } from "../support/chromium.ts";

/** Tests the development server. Each test file edits a copy of the project with a separate server. */
export default defineConfig({
  testDir: ".",
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: "line",
  use: { launchOptions: { executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] } },
});
