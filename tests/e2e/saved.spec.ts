import { expect, type Page, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { address } from "./pages.ts";

const heart = (page: Page, turn: number) => page.locator("main [data-heart]").nth(turn);
const cards = (page: Page) => page.locator("main article[data-product]");

test("P7: what is saved is on a page of its own, which opens elsewhere by its link, and without script", async ({
  page,
  browser,
  baseURL,
}) => {
  const rome = address(baseURL ?? "", "tessera", "/rome/");
  await page.goto(rome);
  const save = async () => {
    for (const turn of [0, 1]) await heart(page, turn).click();
  };
  // The message goes by itself after three seconds, which a click may take on a busy machine.
  await Promise.all([page.getByRole("status").getByText("Saved").first().waitFor(), save()]);
  await expect(heart(page, 0)).toHaveAttribute("aria-pressed", "true");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Saved/ })
    .click();
  await page.waitForURL(/\/saved\/\?ids=\d+,\d+$/);
  await expect(cards(page)).toHaveCount(2);
  const names = await cards(page).locator("h3").allTextContents();
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);

  // Without its list the address becomes the visitor's own.
  await page.goto(address(baseURL ?? "", "tessera", "/saved/"));
  await page.waitForURL(/\/saved\/\?ids=/);
  const shared = page.url();

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const other = await context.newPage();
    await other.goto(shared);
    expect(await cards(other).locator("h3").allTextContents()).toEqual(names);
    const own = other.getByRole("banner").getByRole("link", { name: /^Saved/ });
    if (javaScriptEnabled) await other.getByRole("button", { name: "Save all" }).click();
    const count = own.and(other.locator(":visible"));
    await expect(count).toHaveText(javaScriptEnabled ? ["Saved2"] : []);
    await context.close();
  }
  await heart(page, 0).click();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Saved/ })).toHaveText("Saved1");
});

test("P7, X18: a product's page is remembered as viewed, and its price once it is saved, with its day @whole", async ({
  page,
  baseURL,
}) => {
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  await cards(page).locator("a").first().click();
  await page.waitForURL(/-e-\d+\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("viewed"))).not.toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("prices"))).toBeNull();
  await page.locator("[data-saves] [data-heart]").click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("prices") ?? ""))
    .toMatch(/^\d+ \d+\/\d+\/EUR\/[\d-]+$/);
  // As if the visit had been in another week.
  await page.evaluate(() => {
    const [id = "", minor = ""] = (localStorage.getItem("prices") ?? "").split("/");
    localStorage.setItem("prices", `${id}/${Number(minor) - 100}/EUR/2026-11-01`);
  });
  await page.reload();
  await expect(page.getByText(/on 01 Nov 2026, when you last looked\. Now it is €1 more\./)).toBeVisible();
  // The price goes with the heart.
  await page.locator("[data-saves] [data-heart]").click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("prices"))).toBeNull();
  await page.goto(address(baseURL ?? "", "tessera", "/saved/"));
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await expect(viewed.getByRole("article")).toHaveCount(1);
  await viewed.getByRole("button", { name: "Clear this list" }).click();
  await expect(viewed).toBeHidden();
});

test("C19, J7: after 100 px a button leads back to the top, without motion where that is wanted @whole", async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  const toTop = page.getByRole("button", { name: "Back to top" });
  await expect(heart(page, 0)).toBeAttached();
  await page.mouse.wheel(0, 90);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(90);
  await expect(toTop).toBeHidden();
  await page.mouse.wheel(0, 900);
  // The banner comes after three seconds, and the button stands above it.
  await expect(page.getByRole("region", { name: "Cookie settings" })).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("#content")).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test(`X12: a day of two visits is planned from a list, its conflict is flagged, and its link and file have it @whole`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
      await page.goto(address(baseURL ?? "", "tessera", "/saved/?ids=50001,50002"));
      await page.getByRole("link", { name: "Plan a day with these" }).click();
      await page.getByLabel("Date", { exact: true }).fill(date);
      const starts = page.getByLabel(/^Start time: /);
      await starts.nth(0).selectOption({ label: "10:00" });
      await starts.nth(1).selectOption({ label: "10:30" });
      await page.getByRole("button", { name: "Update the plan" }).click();
      await page.waitForURL(/items=5000[12]-1000&items=5000[12]-1030/);
      const conflict = page.locator("[data-conflict=overlap]");
      await expect(conflict).toHaveText(/^Overlaps with “.+” by .+\.$/);

      const other = await browser.newPage({ javaScriptEnabled: false });
      await other.goto(page.url());
      await expect(other.locator("[data-conflict=overlap]")).toHaveText((await conflict.textContent()) ?? "");
      await other.close();

      const copy = page.getByRole("button", { name: "Copy the link" });
      await expect(copy).toBeVisible({ visible: javaScriptEnabled });

      const link = page.getByRole("link", { name: "Add to calendar" });
      await expect(link).toHaveAttribute("download", `plan-${date}.ics`);
      const file = decodeURIComponent((await link.getAttribute("href")) ?? "");
      expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);

      await starts.nth(1).selectOption({ label: "Remove from the plan" });
      await page.getByRole("button", { name: "Update the plan" }).click();
      await page.waitForURL((url) => !url.search.includes("1030"));
      await expect(page.getByText("No clashes in this plan.")).toBeVisible();
    });
  });
}
