import { expect, test } from "@playwright/test";
import { address, languages, pages } from "./pages.ts";

for (const { kind, site, path } of pages) {
  for (const { prefix, tag } of languages) {
    test(`${kind} in ${tag}: nothing is logged, nothing is missing, nothing jumps`, async ({ page, baseURL }) => {
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("response", (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`));
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // @ts-expect-error layout-shift entries have a value; the DOM types do not know them.
            window.shift += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(address(baseURL ?? "", site, `${prefix}${path}`), { waitUntil: "networkidle" });
      expect(complaints).toEqual([]);
      // @ts-expect-error set above.
      expect(await page.evaluate(() => window.shift)).toBeLessThan(0.05);
    });
  }
}
