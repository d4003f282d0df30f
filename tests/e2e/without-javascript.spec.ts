import { expect, test } from "@playwright/test";
import { address } from "./pages.ts";

test.use({ javaScriptEnabled: false });

test("A13: a microsite reads, sells and links to booking without JavaScript", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "colosseum", "/"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const booking = page.locator("main a[href*='/book/']");
  expect(await booking.count()).toBeGreaterThan(3);
  expect(await booking.first().getAttribute("href")).toMatch(
    /^https:\/\/book\.colosseum-visits\.example\/book\/\d+\/(?:[a-z-]+\/(?:[a-z]+\/)?)?$/,
  );
});

test("all panels of a tab group can be read without JavaScript", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", "/the-lamplighters/"));
  const panels = page.locator("[data-tab-panel]");
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test("C21: the currency is chosen with a plain form and kept", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  await expect(page.locator("main")).toContainText("€");
  const form = page.locator("form[action^='/api/currency']").first();
  const [currency, to] = ["USD", await form.locator("input[name=to]").inputValue()];
  const answer = await page.request.post(address(baseURL ?? "", "tessera", "/api/currency/"), {
    form: { currency, to },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  await expect(page.locator("main")).toContainText("$");
  await expect(page.locator("main")).not.toContainText("€");
});
