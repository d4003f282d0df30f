import { expect, test } from "@playwright/test";
import { sites } from "../../hosts/index.ts";
import { type LocaleCode, findLocaleByContentLanguage } from "../../i18n/locales.ts";
import { pageAddress, pagePath } from "../../routing/page-address.ts";
import { readShipped } from "../support/shipped/read-shipped.ts";
import { sampled } from "../support/test-scale.ts";
import { address } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

const showPages = readShipped("showpage").map(({ source }) => source);

/** The show pages of a site in a language. */
function listShowPaths(name: string, code: LocaleCode): readonly string[] {
  return showPages.flatMap(({ uid, lang }) => {
    const [locale, page] = [findLocaleByContentLanguage(lang), pageAddress(uid ?? "")];
    return page?.site.name === name && locale?.code === code ? [pagePath(code, page.path)] : [];
  });
}

const theatres = sites.filter(({ sells }) => sells?.category === 7);
const cases = theatres.flatMap(({ name }) => (["ar", "de"] as const).map((code) => ({ name, code })));

for (const { name, code } of cases) {
  test(`C9: no show page of ${name} scrolls sideways at 320 px, in ${code}${wholeUnless(code === "ar" && name === "broadway")}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    const paths = sampled(listShowPaths(name, code));
    expect(paths).not.toEqual([]);
    for (const path of paths) {
      await page.goto(address(baseURL ?? "", name, path), { waitUntil: "domcontentloaded" });
      await expect(page.locator("h1")).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });
}
