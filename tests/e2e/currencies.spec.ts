import { expect, test } from "@playwright/test";
import { locales } from "../../i18n/locales.ts";
import { axeViolations, loadAxe } from "./axe.ts";
import { address, localePath } from "./pages.ts";
import { shellTexts } from "./shell-texts.ts";
import { wholeUnless } from "./whole-unless.ts";

test.describe.configure({ mode: "parallel" });

const cases = [
  { locale: locales.en, words: "japanese", name: "Japanese Yen", width: 1440 },
  { locale: locales.de, words: "japan", name: "Japanischer Yen", width: 390 },
  { locale: locales.ar, words: "ياباني", name: "ين ياباني", width: 390 },
];

for (const { locale, words, name, width } of cases) {
  test(`E11: in ${locale.code} a currency is searched by name, chosen, remembered, and forgotten${wholeUnless(locale.code === "ar")}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const t = shellTexts(locale);
    const stored = async () => (await context.cookies()).find((cookie) => cookie.name === "currency")?.value;
    const open = () => page.locator("[popovertarget=site-language]").click();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address(baseURL ?? "", "tessera", localePath(locale, "/privacy-policy/")));
    await open();
    const panel = page.locator("#site-language");
    const search = panel.getByRole("searchbox", { name: t("shell.findCurrency") });
    await expect(search).toBeVisible();
    expect(
      await panel
        .getByRole("group", { name: t("shell.primaryCurrencies") })
        .getByRole("button")
        .count(),
    ).toBe(6);
    await loadAxe(page);
    expect(await axeViolations(page)).toEqual([]);

    await search.fill(words);
    await expect(panel.getByRole("status")).toHaveText(t("shell.currenciesFound").replace("{n}", "1"));
    await expect(panel.getByRole("button", { name })).toBeVisible();
    await search.press("Enter");
    await expect.poll(stored).toBe("JPY");
    await open();
    await expect(panel.locator("button[value=JPY]")).toHaveAttribute("aria-current", "true");
    await panel.getByRole("button", { name: t("shell.automaticCurrency") }).click();
    await expect.poll(stored).toBeUndefined();
  });
}
