import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { sites } from "../../hosts/index.ts";
import { localeOfContentLanguage } from "../../i18n/locales.ts";
import { pageAddress, pagePath } from "../../routing/page-address.ts";
import { address } from "./pages.ts";

const folder = new URL("../../embedded/content-service/data/documents/showpage/", import.meta.url);

/** The show pages of a site in the languages with the longest words and in the one that is read from the right. */
function pathsOf(name: string): readonly string[] {
  return readdirSync(folder).flatMap((file) => {
    const [, uid = "", language = ""] = /^(.*)\.([a-z-]+)\.json$/.exec(file) ?? [];
    const [locale, page] = [localeOfContentLanguage(language), pageAddress(uid)];
    if (page?.site.name !== name || (locale?.code !== "ar" && locale?.code !== "de")) return [];
    return [pagePath(locale.code, page.path)];
  });
}

const theatres = sites.filter(({ sells }) => sells?.category === 7);

for (const { name } of theatres) {
  test(`C9: no show page of ${name} scrolls sideways at 320 px, in German and in Arabic`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pathsOf(name)) {
      await page.goto(address(baseURL ?? "", name, path), { waitUntil: "domcontentloaded" });
      await expect(page.locator("h1")).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });
}
