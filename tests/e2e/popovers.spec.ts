import { expect, type Page, test } from "@playwright/test";
import { locales } from "../../i18n/locales.ts";
import { denyConsent } from "./deny-consent.ts";
import { address } from "./pages.ts";
import { shellTexts } from "./shell-texts.ts";
import { wholeUnless } from "./whole-unless.ts";

/** Opens a page, and waits for the code that guards its popovers. */
async function visit(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  await denyConsent(page);
  await page.goto(address(baseURL ?? "", "tessera", path), { waitUntil: "networkidle" });
}

const isFocusIn = (page: Page, selector: string) =>
  page.evaluate((name) => document.activeElement?.closest(name) !== null, selector);

for (const { code, t } of [locales.en, locales.ar].map((locale) => ({
  ...locale,
  t: shellTexts(locale),
}))) {
  const prefix = code === "en" ? "" : `/${code}`;
  test(`W120: on a phone the filters of ${prefix}/rome/ are a dialog that holds the focus and returns it${wholeUnless(prefix !== "")}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, baseURL, `${prefix}/rome/`);
    const opener = page.locator("[data-listing] button[popovertarget]").first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: t("listing.filters") });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole("button", { name: t("listing.close") })).toBeFocused();
    const stops = await sheet.locator("button, a, summary, input").count();
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press("Tab");
      expect(await isFocusIn(page, "[data-modal]")).toBe(true);
    }
    await page.keyboard.press("Shift+Tab");
    expect(await isFocusIn(page, "[data-modal]")).toBe(true);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test("W120: a menu closes once the focus leaves it, and stays open while it moves within", async ({
  page,
  baseURL,
}) => {
  await visit(page, baseURL, "/rome/");
  const opener = page.locator("header button[popovertarget]").last();
  await opener.focus();
  await page.keyboard.press("Enter");
  const menu = page.locator(`[id="${await opener.getAttribute("popovertarget")}"]`);
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu).toBeVisible();
  await page.locator("main a:visible").last().focus();
  await expect(menu).toBeHidden();
});
