import { expect, test } from "@playwright/test";
import { address } from "./pages.ts";

test.use({ javaScriptEnabled: false });

test("A13: a microsite reads, sells and links to booking without JavaScript", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "colosseum", "/"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator("main [data-product] a").first().click();
  await page.waitForURL(/-e-\d+\/$/);
  const booking = page.locator("main a[href*='/book/']");
  expect(await booking.count()).toBeGreaterThan(0);
  expect(await booking.first().getAttribute("href")).toMatch(
    /^http:\/\/book\.colosseum\.localhost:\d+\/book\/\d+\/(?:[a-z-]+\/(?:[a-z]+\/)?)?(?:\?date=[\d-]+)?$/,
  );
});

test("all panels of a tab group can be read without JavaScript", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", "/the-lamplighters/"));
  const panels = page.locator("tab-panel");
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator("> h2")).toBeVisible();
  }
});

test("E11, J3: the currency is chosen with a plain form and remembered @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  await expect(page.locator("main")).toContainText("€");
  await page
    .getByRole("button", { name: /Language and currency|EUR/ })
    .first()
    .click();
  await page.locator("form[action^='/api/currency'] button[value=USD]").first().click();
  await page.waitForURL("**/rome/");
  await expect(page.locator("main")).toContainText("$");
  await expect(page.locator("main")).not.toContainText("€");
});

test("C17, A3: a theatre's shows for tonight are found without JavaScript @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "broadway", "/"));
  const listing = page.locator("[data-listing]");
  await listing.locator("summary", { hasText: "Venue" }).click();
  await listing.getByRole("radio", { name: /^Tollgate Theatre/ }).check();
  await listing.getByRole("button", { name: "Show results" }).first().click();
  await page.waitForURL((url) => url.searchParams.get("venue") === "tollgate-theatre");
  expect(await listing.getByRole("article").count()).toBeGreaterThan(1);
  await page.getByRole("main").getByRole("link", { name: "Tonight" }).first().click();
  await page.waitForURL(/venue=tollgate-theatre&when=tonight#/);
  await expect(listing.getByRole("link", { name: "Tonight" })).toHaveAttribute("aria-current", "true");
  // On some nights the theatre is dark.
  await expect(listing.locator("[data-count]")).toHaveText(/^\d+ shows?/);
  await expect(
    listing
      .getByRole("article")
      .or(listing.getByRole("link", { name: "See all dates" }))
      .first(),
  ).toBeVisible();
});

test("C17: more news are loaded without JavaScript, from where the list ended", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", "/de/news/"));
  const stories = page.locator("#stories").getByRole("article");
  const before = await stories.count();
  await page.locator("#stories nav a").first().click();
  await page.waitForURL((url) => url.searchParams.has("limit"));
  expect(await stories.count()).toBeGreaterThan(before);
  await expect(stories.nth(before)).toBeInViewport();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/de\/news\/$/);
});
