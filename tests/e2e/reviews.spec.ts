import { expect, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { address } from "./pages.ts";

const tour = "/reviews/colosseum-guided-tour/";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("C13, P12, D16: reviews are filtered, sorted and paged, and each shows its original", async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", "tessera", tour));
    const details = page.locator("details:has(blockquote)").first();
    const [original, translation] = [details.locator("blockquote"), details.locator("+ blockquote")];
    await expect(original).toBeHidden();
    await details.locator("summary").click();
    await expect(original).toBeVisible();
    await expect(original).toHaveAttribute("lang", /^[a-z]{2}$/);
    await expect(translation).toBeHidden();
    await page.locator("[data-facet=language] summary").click();
    await page.getByRole("radio", { name: /^German/ }).check();
    await page.locator("[data-facet=language]").getByRole("button").click();
    await expect(page).toHaveURL(/language=de/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await page.getByRole("combobox", { name: /^Sort by/ }).selectOption({ label: "Rating: low to high" });
    await page.locator("form:has([name=review-sort]) > div > div > button").click();
    await expect(page.locator("[data-listing] figure").first()).toContainText(/[1-3] \/ 5/);
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page.getByText(/^Reviews 11–\d+ of /)).toBeVisible();
  });

  test("X5: a topic leads to as many reviews that mention it as it says, and back @whole", async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", "tessera", tour));
    const topics = page.getByRole("navigation", { name: "Reviews mention" });
    const guide = topics.getByRole("link", { name: /^Guide/ });
    const [, count = ""] = /\(([\d,]+)\)/.exec((await guide.textContent()) ?? "") ?? [];
    expect(count).not.toBe("");
    await guide.click();
    await expect(page).toHaveURL(/mentions=guide/);
    await expect(page.getByText(`Reviews 1–10 of ${count}`, { exact: true })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await topics.getByRole("link", { name: /^Guide/ }).click();
    await expect(page).not.toHaveURL(/mentions/);
  });

  test("X5: all reviews of a sight are a step from its page @whole", async ({ page, baseURL }) => {
    await page.goto(address(baseURL ?? "", "tessera", "/de/paris/louvre-museum/"));
    await page.getByRole("link", { name: /^Alle Rezensionen/ }).click();
    await expect(page).toHaveURL(/\/de\/reviews\/louvre-museum\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Louvre");
  });

  test("X5, D18: the way from a show to all of its reviews, and to those of critics @whole", async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", "westend", "/the-lamplighters/"));
    const some = page.locator("#reviews");
    await expect(some.getByText(/^Reviews shown: 3 of \d/)).toBeVisible();
    await some.getByRole("link", { name: /^All reviews/ }).click();
    await expect(page).toHaveURL(/\/reviews\/the-lamplighters\/$/);
    await page.getByRole("link", { name: /^Critic reviews/ }).click();
    await expect(page.locator("[data-listing] h3").first()).toHaveText(/ · critic$/);
  });

  test("X5: the way from a product to all of its reviews, and to how they are verified @whole", async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", "tessera", "/e-50002/"));
    await page.getByRole("link", { name: "All reviews (173)" }).click();
    await expect(page).toHaveURL(new RegExp(`${tour}$`));
    await page.getByRole("link", { name: "How reviews are verified" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How reviews are verified");
  });
});

for (const [prefix, dir] of [
  ["", "ltr"],
  ["/ar", "rtl"],
] as const) {
  test(`H11: with script and keys, ${dir}: a filter in place, a picture in the viewer, the focus back @whole`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address(baseURL ?? "", "tessera", prefix + tour));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await loadAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    const picture = page.locator("#photos a[data-picture]").first();
    await picture.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(picture).toBeFocused();
    const chip = page.locator("[data-listing]:not([hidden]) [data-facet=filterReviews] summary");
    await chip.focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-listing]:not([hidden]) [name=filter-reviews][value='1']").focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/filter-reviews=1/);
    await expect(page.locator("[data-listing]:not([hidden]) figure").first()).toContainText("1 / 5");
  });
}
