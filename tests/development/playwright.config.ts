import { defineConfig } from "@playwright/test";
import { chromiumPath } from "../support/chromium.ts";

/** The tests of `npm run dev`: they edit files, so each file has a copy of the project and a server of its own. */
export default defineConfig({
  testDir: ".",
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: "line",
  use: { launchOptions: { executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] } },
});
