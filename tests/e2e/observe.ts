import type { Page } from "@playwright/test";
import { inlineScriptBytes } from "../support/compressed-bytes.ts";

/** Watches a page from before its first request. */
export async function observe(page: Page) {
  const complaints: string[] = [];
  const styleSheets: string[] = [];
  const scripts: string[] = [];
  let requestedBytes = 0;
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    // The status of the page itself is asserted by the visit.
    const isOwnStatus = message.location().url === page.url() && message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isOwnStatus) complaints.push(message.text());
  });
  page.on("response", (response) => {
    const request = response.request();
    if (request.resourceType() === "stylesheet") styleSheets.push(response.url());
    if (request.resourceType() === "script") {
      const { pathname } = new URL(response.url());
      // The banner's code comes after three seconds: a slow visit would count it, a fast one would not.
      if (pathname.startsWith("/_islands/show-banner-")) return;
      // A second visit has it from the cache.
      if (!scripts.includes(pathname)) requestedBytes += Number(response.headers()["content-length"]);
      scripts.push(pathname);
    }
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
    /** Paths of the scripts that were requested. */
    scripts,
    /** Compressed bytes of those scripts, as their responses state them, and of the inline ones. */
    scriptBytes: async () => requestedBytes + inlineScriptBytes(await page.content()),
    /** Names the islands of the page. */
    islands: () =>
      page
        .locator("x-island")
        .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("name") ?? ""))].sort()),
  };
}

/** Returns the files of a page's islands of these names, those that several share among them. */
export async function listIslandScripts(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const files = await page
    .locator("x-island")
    .evaluateAll((all) => all.map((one) => [one.getAttribute("name") ?? "", one.getAttribute("src") ?? ""] as const));
  return files.filter(([name]) => names.includes(name)).flatMap(([, source]) => source.split(" "));
}
