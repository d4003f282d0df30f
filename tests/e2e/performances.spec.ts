import { expect, type Page, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { denyConsent } from "./deny-consent.ts";
import { map, seats } from "./open-seats.ts";
import { address } from "./pages.ts";
import { chooseDay, panelVisits, phone, showPanel } from "./panel-visits.ts";
import { wholeUnless } from "./whole-unless.ts";

const path = "/the-lamplighters/";
const days = (page: Page) => page.locator("#dates td a:not([data-closed])");
const starts = (page: Page) => page.locator("#starts li a");
const booking = (page: Page) => page.locator("#booking a[href*='/book/']:visible");
const dateOpener = (page: Page) => page.locator("button[popovertarget=dates]:visible").first();

test("C10, C21: a day by keyboard, a start, and the booking of that day", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", path));
  await loadAxe(page);
  await dateOpener(page).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await days(page).first().focus();
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const name = await days(page).nth(1).textContent();
  await expect(days(page).nth(1)).toBeFocused();
  expect(await axeViolations(page, "#dates")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?date=[\d-]+#booking$/);
  await expect(page.locator("#dates td a[aria-current=date]")).toHaveText(name ?? "");
  await expect(page.getByText("Select a time slot to continue")).toBeVisible();
  await page.locator("#booking a[href='#starts']").press("Enter");
  await expect(page.locator("#starts")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(starts(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]time=\d\d%3A\d\d/);
  const { searchParams: chosen } = new URL(page.url());
  const url = new URL((await booking(page).first().getAttribute("href")) ?? "");
  expect(url.searchParams.get("date")).toBe(chosen.get("date"));
  expect(url.searchParams.get("time")).toBe(chosen.get("time"));
  expect(url.searchParams.get("adults")).toBe("2");
  expect(url.pathname).toMatch(/^\/book\/\d+\/(?!select\/pax)[\w-]+\/$/);
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
});

test("C10: keys reach months that were not on the page @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", path));
  await dateOpener(page).click();
  const tables = page.locator("#dates table");
  const before = await tables.count();
  await days(page).last().focus();
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(tables).not.toHaveCount(before);
  await expect(page.locator("#dates td a:focus")).toHaveCount(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("W149, C10: later months are a part of the page, and a day of them leads to the panel", async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", "westend", path));
    await dateOpener(page).click();
    await page.locator("#dates [data-later]").click();
    await page.waitForURL(/[?&]from=/);
    await days(page).first().click();
    await expect(page).toHaveURL(/\?date=[\d-]+#booking$/);
    await expect(starts(page).first()).toBeVisible();
  });
});

for (const { viewport, prefix, javaScriptEnabled } of panelVisits) {
  const isPhone = viewport === phone;
  const visit = { isPhone, scripts: javaScriptEnabled };
  test.describe(`at ${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport, javaScriptEnabled });

    test(`W149, C23, F2: a day, a time and tickets lead to the seats and the booking: ${prefix}/${wholeUnless(viewport === phone && javaScriptEnabled === (prefix === ""))}`, async ({
      page,
      baseURL,
    }) => {
      await denyConsent(page);
      await page.goto(address(baseURL ?? "", "westend", prefix + path));
      await expect(page.locator("button[popovertarget=dates]:visible")).toHaveCount(1);
      const date = await chooseDay(page, days(page).nth(2));
      await showPanel(page, visit);
      await page.locator("#booking button[name=party]").last().click();
      await page.waitForURL(/[?&]party=3/);
      await showPanel(page, visit);
      await expect(page.locator("#booking bdi", { hasText: /^3$|^٣$/ })).toBeVisible();
      await starts(page).last().click();
      await page.waitForURL(/[?&]time=/);
      if (!isPhone || javaScriptEnabled) await showPanel(page, visit);
      const next = page.locator(`${isPhone && !javaScriptEnabled ? "" : "#booking "}a[data-next-seats]:visible`);
      await expect(next).toHaveAttribute("href", "#seats");
      await next.click();
      await expect(seats(page).getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(page.locator("#booking")).toBeVisible({ visible: !isPhone });
      const choice = new URL(page.url()).searchParams;
      expect([choice.get("date"), choice.get("party")]).toEqual([date, "3"]);
      const leaving = new URL((await page.locator("#booking a[href*='/book/']").last().getAttribute("href")) ?? "");
      expect(leaving.pathname).toMatch(/\/select\/pax\/$/);
      expect([leaving.searchParams.get("adults"), leaving.searchParams.get("time")]).toEqual(["3", choice.get("time")]);
    });
  });
}

for (const prefix of ["", "/ar"]) {
  test(`W149: the bar of a phone has the booking of seats once they are chosen: ${prefix}/${wholeUnless(prefix === "")}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
    await denyConsent(page);
    await page.goto(address(baseURL ?? "", "westend", prefix + path));
    await chooseDay(page, days(page).nth(2));
    await starts(page).last().tap();
    await page.waitForURL(/[?&]time=/);
    await expect(page.getByRole("dialog")).toHaveAttribute("id", "booking");
    await page.locator("#booking a[data-next-seats]:visible").tap();
    await expect(map(page)).toBeVisible();
    const bar = page.locator("x-island[name='panel/Sheets'] > div").first().locator("a[data-next-seats]");
    const before = await bar.textContent();
    await seats(page).locator("div:has(> h4) > button").first().tap();
    await expect(bar).not.toHaveText(before ?? "");
    await expect(bar).toHaveAttribute("href", /\/book\/\d+\/select\/pax\/\?.*seat=.*seat=/);
    await loadAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  });
}
