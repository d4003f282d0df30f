import { expect, type Locator, type Page, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { denyConsent } from "./deny-consent.ts";
import { address, product } from "./pages.ts";
import { chooseDay, panelVisits, phone, showPanel, type Visit } from "./panel-visits.ts";
import { wholeUnless } from "./whole-unless.ts";

const panel = (page: Page) => page.locator("#booking");
const dates = (page: Page) => page.locator("#dates");
const next = (page: Page) => panel(page).locator("[data-book]:visible");
const count = (page: Page) => panel(page).locator("[data-count]").first();
const total = (page: Page) => panel(page).getByRole("status");

/** Returns the part with the filled button: the bar of a phone, else the panel. */
const findFront = (page: Page, { isPhone }: Visit): Locator =>
  isPhone ? page.locator("x-island[name='panel/Party'] > div").first() : panel(page);

/** Chooses the last start of a day that has several. */
async function chooseTime(page: Page, visit: Visit): Promise<void> {
  const starts = panel(page).locator("[data-time]");
  if ((await starts.count()) === 0) return;
  await expect(next(page)).toHaveCount(0);
  await starts.last().click();
  if (!visit.scripts) await showPanel(page, visit);
  await expect(panel(page).locator("[data-time][aria-current]")).toHaveCount(1);
}

for (const { viewport, prefix, javaScriptEnabled } of panelVisits) {
  const isPhone = viewport === phone;
  const visit = { isPhone, scripts: javaScriptEnabled };
  test.describe(`at ${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport, javaScriptEnabled });

    test(`W146, C21, C23: a day, a start and a party lead to the booking: ${prefix}/${wholeUnless(viewport === phone && javaScriptEnabled === (prefix === ""))}`, async ({
      page,
      baseURL,
    }) => {
      await denyConsent(page);
      await page.goto(address(baseURL ?? "", "tessera", `${prefix}/${product}/?ci=7`));
      await expect(findFront(page, visit).locator("button[popovertarget=dates]")).toBeVisible();
      await expect(page.locator("[data-book]")).toHaveCount(0);
      const date = await chooseDay(page, dates(page).locator("td a").nth(2));
      await showPanel(page, visit);
      await chooseTime(page, visit);
      const before = await total(page).textContent();
      const more = panel(page).locator("[data-pax][data-by='1']").first();
      await more.click();
      if (!javaScriptEnabled) await showPanel(page, visit);
      await expect(count(page)).toHaveText("3");
      await expect(total(page)).not.toHaveText(before ?? "");
      await expect(next(page)).toHaveCount(1);
      await next(page).click();
      await page.waitForURL(/\/book\//);
      const url = new URL(page.url());
      expect(url.pathname).toMatch(isPhone ? /\/select\/pax\/$/ : /\/select\/$/);
      expect(url.searchParams.get("date")).toBe(date);
      expect(url.searchParams.get("time")).toMatch(/^\d\d:\d\d$/);
      expect(url.searchParams.get("adults")).toBe("3");
      // The campaign of a visit is a matter of scripts (record 15).
      expect(url.searchParams.get("ci")).toBe(javaScriptEnabled ? "7" : null);
    });
  });
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const) {
  test(`W146: price and filled button are in the first screen at ${width} px, with the banner open${wholeUnless(width > 768)}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(address(baseURL ?? "", "tessera", `/${product}/`));
    await expect(page.getByRole("button", { name: /allow all/i })).toBeVisible({ timeout: 10_000 });
    for (const part of [
      panel(page).locator("bdi").first(),
      panel(page).getByRole("button", { name: "Choose a date" }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect(await part.evaluate(isOnTop)).toBe(true);
    }
    if (width >= 1100) expect((await panel(page).boundingBox())?.y).toBeLessThanOrEqual(200);
  });
}

/** Returns whether nothing lies over the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test(`W146: the day that is chosen already closes the calendar${wholeUnless(scripts)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", `/${product}/`));
      await chooseDay(page, dates(page).locator("td a").nth(2));
      await page.locator("button[popovertarget=dates]:visible").first().click();
      await dates(page).locator("td a[aria-current]").click();
      await expect(dates(page)).toBeHidden();
      await expect(next(page).or(panel(page).locator("[data-time]")).first()).toBeVisible();
    });
  });
}

for (const prefix of ["", "/ar"]) {
  test(`W146, W120: on a phone the sheets hold the focus and return it: ${prefix}/${wholeUnless(prefix !== "")}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(phone);
    await denyConsent(page);
    await page.goto(address(baseURL ?? "", "tessera", `${prefix}/${product}/`), { waitUntil: "networkidle" });
    const opener = page.locator("button[popovertarget=dates]:visible").first();
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await loadAxe(page);
    expect(await axeViolations(page, "#dates")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await chooseDay(page, dates(page).locator("td a").nth(2));
    await expect(page.getByRole("dialog")).toHaveAttribute("id", "booking");
    await loadAxe(page);
    expect(await axeViolations(page, "#booking")).toEqual([]);
    // From one sheet to the other, and back.
    await panel(page).locator("button[popovertarget=dates]").click();
    await expect(dates(page)).toBeVisible();
    expect(await dates(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(panel(page).locator("button[popovertarget=dates]")).toBeFocused();
  });
}
