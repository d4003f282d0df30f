import { defineConfig } from "@playwright/test";
import { chromiumPath } from "../support/chromium.ts";

/** Walks through the studio of a built site as an editor: each by mouse, and by keyboard alone. */
export default defineConfig({
  testDir: ".",
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    // The page is shown in its width, so that a pointer finds its texts.
    viewport: { width: 2080, height: 1000 },
    launchOptions: { executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] },
  },
});
