import { expect, type Page, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { address } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

const path = "/the-lamplighters/";
const days = (page: Page) => page.locator("#dates td a:not([data-closed])");
const starts = (page: Page) => page.locator("#times li a");
const booking = (page: Page) => page.locator("#times a[href*='/book/']:visible");

/** Chooses the first start of the chosen day, and expects to leave for the booking of that day. */
async function leave(page: Page, step: RegExp) {
  const date = new URL(page.url()).searchParams.get("date") ?? "";
  await starts(page).first().click();
  await expect(page).toHaveURL(/[?&]time=\d\d%3A\d\d/);
  const url = new URL((await booking(page).getAttribute("href")) ?? "");
  const { searchParams: chosen } = new URL(page.url());
  expect(url.searchParams.get("date")).toBe(date);
  expect(url.searchParams.get("time")).toBe(chosen.get("time"));
  expect(url.searchParams.get("adults")).toBe(chosen.get("party") ?? "2");
  expect(url.pathname).toMatch(step);
}

test("C10, C21: a day by keyboard, a start, and the booking of that day", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", path));
  await loadAxe(page);
  await days(page).first().focus();
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const name = await days(page).nth(1).textContent();
  await expect(days(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?date=[\d-]+#times$/);
  await expect(page.locator("#dates td a[aria-current=date]")).toHaveText(name ?? "");
  await expect(page.getByText("Select a time slot to continue")).toBeVisible();
  await expect(page.locator("#times")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#times select")).toBeFocused();
  await leave(page, /^\/book\/\d+\/(?!select\/pax)[\w-]+\/$/);
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
});

test("C10: the button beside the poster leads to the calendar of the page @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", path));
  await page.locator("header").getByRole("link", { name: "Choose a date" }).click();
  await expect(page).toHaveURL(/\/the-lamplighters\/#dates$/);
  await expect(page.locator("#dates h2")).toBeInViewport();
});

test("C10: keys reach months that were not on the page @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", path));
  const tables = page.locator("#dates table");
  const before = await tables.count();
  await days(page).last().focus();
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(tables).not.toHaveCount(before);
  await expect(page.locator("#dates td a:focus")).toHaveCount(1);
});

for (const [language, at] of [
  ["English", path],
  ["Arabic", `/ar${path}`],
] as const) {
  test.describe(`without JavaScript, on a phone, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test(`C23, F2: links and a form lead to the party's step of the booking${wholeUnless(language === "Arabic")}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "westend", at));
      await days(page).first().click();
      await expect(page.locator("#times")).toBeFocused();
      await page.locator("#times select").selectOption("1");
      await page.locator("#times button").click();
      await expect(page).toHaveURL(/[?&]party=1/);
      await leave(page, /^(\/ar)?\/book\/\d+\/select\/pax\/$/);
    });
  });
}
