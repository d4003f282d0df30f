import { expect, type Locator, type Page, test } from "@playwright/test";
import { locales } from "../../i18n/locales.ts";
import { keyboard } from "./hands.ts";
import { address, addressed, localePath, product } from "./pages.ts";
import { shellTexts } from "./shell-texts.ts";
import { wholeUnless } from "./whole-unless.ts";

test.use({ javaScriptEnabled: false });
test.describe.configure({ mode: "parallel" });

const phone = { width: 390, height: 844 };
const panel = (page: Page) => page.locator("#site-categories");
const opener = (page: Page, locale: keyof typeof locales = "en") =>
  page.locator("header").getByRole("button", { name: shellTexts(locales[locale])("shell.thingsToDo") });

/** The path of each link, in order. */
const pathsIn = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

test("B8: by keyboard, without script, a city's header leads to its categories", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  await keyboard.choose(opener(page));
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await keyboard.choose(panel(page).getByRole("link", { name: "Tours", exact: true }));
  await page.waitForURL("**/rome/tours/");
  await expect(panel(page).locator("[aria-current]")).toHaveText("Tours");
});

for (const code of ["en", "ar"] as const) {
  test(`B8: on a phone, categories open above the menu that holds them: ${code}${wholeUnless(code === "ar")}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(address(baseURL ?? "", "tessera", localePath(locales[code], `/${product}/`)));
    await expect(opener(page, code)).toBeHidden();
    await page.locator("[popovertarget=site-menu]").click();
    await opener(page, code).click();
    await expect(page.locator("#site-menu")).toBeVisible();
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
    const tours = localePath(locales[code], "/rome/tours/");
    await panel(page).locator(`a[href="${tours}"]`).click();
    await page.waitForURL(`**${tours}`);
  });
}

for (const code of ["en", "de", "ar", "tw"] as const) {
  for (const path of ["/", "/rome/", "/vienna/"]) {
    test(`B8: each link of the menu leads to a page, of the city where there is one: ${code}, ${path} @whole`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", localePath(locales[code], path)));
      const paths = await pathsIn(panel(page).locator("a"));
      expect(paths.length).toBeGreaterThan(5);
      for (const href of paths) {
        const { url, headers } = addressed(baseURL ?? "", "tessera", href ?? "");
        expect.soft((await page.request.head(url, { headers })).status(), href ?? "").toBe(200);
        expect.soft(href).toContain(path);
      }
    });
  }
}

test("A10, B8: the menu of categories leads to their pages in the language of the visit", async ({ page, baseURL }) => {
  for (const [path, category] of [
    ["/ja/rome/", "/ja/rome/tickets/"],
    ["/fr/rome/", "/fr/rome/tickets/"],
  ] as const) {
    await page.goto(address(baseURL ?? "", "tessera", path));
    await expect(page.locator("[popovertarget=site-categories]")).toBeVisible();
    await expect(page.locator(`#site-categories a[href="${category}"]`)).toHaveCount(1);
  }
});
