import type { Page } from "@playwright/test";
import { islandMarks } from "../support/island-marks.ts";

/** Watches a page from before its first request. */
export async function observe(page: Page) {
  const complaints: string[] = [];
  const styleSheets: string[] = [];
  const chunks: Promise<string>[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    // The status of the page itself is asserted by the visit.
    const isOwnStatus = message.location().url === page.url() && message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isOwnStatus) complaints.push(message.text());
  });
  page.on("response", (response) => {
    const request = response.request();
    if (request.resourceType() === "stylesheet") styleSheets.push(response.url());
    if (response.url().includes("/_next/static/chunks/")) chunks.push(response.text());
    if (response.status() >= 400 && !request.isNavigationRequest())
      complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // @ts-expect-error layout-shift entries have a value; the DOM types do not know them.
        window.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return {
    /** Errors in the console, exceptions and responses that failed. */
    complaints,
    styleSheets,
    // @ts-expect-error set above.
    layoutShift: (): Promise<number> => page.evaluate(() => window.shift),
    islands: async () => islandsIn((await Promise.all(chunks)).join("\n")),
  };
}

/** Names the islands whose code is in the script of a page. Throws when the script is not that of a page. */
function islandsIn(script: string): readonly string[] {
  if (!script.includes("hydrateRoot")) throw new Error("The page's script was not read.");
  return Object.entries(islandMarks).flatMap(([island, { mark }]) => (script.includes(mark) ? [island] : []));
}
