import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import { address, languages, pages } from "./pages.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
const widths = [390, 1440];

const looked = [
  ...pages.map((page) => ({ ...page, status: 200 })),
  { kind: "not found", site: "colosseum", path: "/no-such-page/", status: 404 },
];

for (const { kind, site, path, status } of looked) {
  for (const { prefix, tag, dir } of languages) {
    for (const width of widths) {
      test(`${kind} in ${tag} at ${width} px: no axe violation, nothing wider than the window`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const answer = await page.goto(address(baseURL ?? "", site, `${prefix}${path}`));
        expect(answer?.status()).toBe(status);
        await expect(page.locator("html")).toHaveAttribute("lang", tag);
        await expect(page.locator("html")).toHaveAttribute("dir", dir);
        expect(await page.locator("h1").count()).toBe(1);

        await page.evaluate(axe);
        const violations = await page.evaluate(async (tags) => {
          // @ts-expect-error axe is a global that the script above defines.
          const results = await axe.run(document, { runOnly: tags });
          return results.violations.map((violation: { id: string; nodes: { html: string }[] }) => [
            violation.id,
            violation.nodes[0]?.html,
          ]);
        }, rules);
        expect(violations).toEqual([]);

        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  }
}
