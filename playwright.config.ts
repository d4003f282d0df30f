import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./tests/support/chromium.ts";
import { isWhole } from "./tests/support/test-scale.ts";

/** End-to-end tests run against a built site that `tests/run.ts` started, or any other one that BASE_URL names. */
export default defineConfig({
  testDir: "tests",
  testMatch: ["e2e/**/*.spec.ts", "security/**/*.spec.ts"],
  grepInvert: isWhole ? [] : /@whole\b/,
  workers: 2,
  // Content that is there on an idle machine in a second may take many on a busy one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    // No site speaks it, so no page is offered in the browser's language (E13).
    locale: "sv-SE",
    baseURL: process.env["BASE_URL"] ?? "http://localhost:3000",
    launchOptions: { executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] },
  },
});
