import { expect, type Page, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { address, localePath, product } from "./pages.ts";
import { phone, walks } from "./walks.ts";
import { wholeUnless } from "./whole-unless.ts";

/** The code that every language's home page offers. */
const code = "PIAZZA";

const offer = (page: Page) => page.locator("main li").filter({ has: page.locator(`form[data-code=${code}]`) });

/** Beginning of a page that does not offer the applied code. */
const bar = (page: Page) => page.locator("main > form:first-child");

for (const { way, locale, viewport, scripts, hands } of walks) {
  test.describe(way, () => {
    test.use({ viewport, javaScriptEnabled: scripts });

    test(`A5, E8, B6: a code is applied, booked with and removed ${way}, and the campaign stays${wholeUnless(!scripts)}`, async ({
      page,
      baseURL,
    }) => {
      const open = (path: string) => page.goto(address(baseURL ?? "", "tessera", localePath(locale, path)));
      await open("/?ci=7&cm=spring");
      await hands.choose(offer(page).locator("form[data-code] button"));
      await expect(offer(page).locator("form[data-applied]")).toBeVisible();
      await expect(offer(page)).toBeInViewport();
      await expect(page).toHaveURL(({ search }) => search === "?ci=7&cm=spring");
      await open(`/${product}/`);
      await hands.choose(page.locator("main a[href*='/book/']:visible").first());
      await expect(page.locator("[data-fact=applied]")).toContainText(code);
      await page.goBack();
      await expect(bar(page)).toContainText(code);
      await hands.choose(bar(page).getByRole("button"));
      await expect(page.locator("main a[href*='/book/']").first()).toBeVisible();
      await expect(page.locator("main a[href*='promoCode']")).toHaveCount(0);
      await expect(bar(page)).toHaveCount(0);
    });
  });
}

for (const locale of ["en", "ar"] as const) {
  test(`axe finds nothing where a code is applied, on a phone, in ${locale}${wholeUnless(locale === "ar")}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(phone);
    const url = address(baseURL ?? "", "tessera", "/");
    await context.addCookies([{ name: "promo-code", value: code, url }]);
    for (const path of ["/", `/${product}/`]) {
      await page.goto(address(baseURL ?? "", "tessera", locale === "en" ? path : `/${locale}${path}`));
      await expect(page.locator("form:visible", { hasText: code }).or(offer(page)).first()).toBeVisible();
      await loadAxe(page);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    }
  });
}
