import { expect, type Locator, type Page, test } from "@playwright/test";
import { addDays } from "../../i18n/days.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import { axeViolations, loadAxe } from "./axe.ts";
import { denyConsent } from "./deny-consent.ts";
import { address } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const opener = (page: Page) => page.locator("[data-listing]:visible [data-dates]");
const months = (page: Page) => page.locator("[data-days]:visible");
const day = (page: Page, date: string) => months(page).locator(`[data-day="${date}"]`);

/** A range of days to come in Rome, which two months have at most. */
function findRange() {
  const today = todayIn("Europe/Rome", Date.now());
  return { from: addDays(today, 7), to: addDays(today, 9) };
}

/** Expects that all of an element is seen: nothing clips it, and nothing lies over its corners. */
async function expectSeen(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 0.99 });
  await expect.poll(() => listCoveredCorners(element)).toEqual([]);
}

/** Returns the corners of an element that something lies over. */
function listCoveredCorners(element: Locator) {
  return element.evaluate((own) => {
    const { left, right, top, bottom } = own.getBoundingClientRect();
    const inset = 16;
    const corners = [left + inset, right - inset].flatMap((x) => [top + inset, bottom - inset].map((y) => [x, y]));
    return corners.filter(([x = 0, y = 0]) => !own.contains(document.elementFromPoint(x, y)));
  });
}

/** Chooses a range, and expects the list of its days. `isPage` tells whether the months are a part of the page. */
async function chooseRange(page: Page, isPage: boolean): Promise<void> {
  const { from, to } = findRange();
  await opener(page).click();
  if (isPage) await expect(months(page).locator("table").first()).toBeInViewport();
  else await expectSeen(months(page));
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await day(page, from).click();
  await expect(day(page, from)).toHaveAttribute("aria-current", "date");
  expect(isPage ? [] : requested.filter((url) => url.includes("first="))).toEqual([]);
  await day(page, to).click();
  await expect(page).toHaveURL(new RegExp(`[?&]from=${from}&to=${to}`));
  await expect(opener(page)).toHaveAttribute("data-chosen", "true");
  await expect(months(page)).toHaveCount(0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const [prefix, viewport] of [
      ["", phone],
      ["/ar", phone],
      ["", desktop],
    ] as const) {
      test(`X2, W148: two clicks in the months choose a range: ${prefix}/rome/tours/ at ${viewport.width} px${wholeUnless(viewport === phone && javaScriptEnabled === (prefix !== ""))}`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize(viewport);
        await denyConsent(page);
        await page.goto(address(baseURL ?? "", "tessera", `${prefix}/rome/tours/`));
        await chooseRange(page, !javaScriptEnabled);
        const { from, to } = findRange();
        await opener(page).click();
        await expect(months(page).locator("[aria-current]")).toHaveCount(2);
        for (const date of [from, to]) await expect(day(page, date)).toHaveAttribute("aria-current", "date");
      });
    }
  });
}

test("W148: the hero of a city opens the months too, and leads to the list of the range", async ({ page, baseURL }) => {
  await denyConsent(page);
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  const { from, to } = findRange();
  await page.locator("main header [data-dates]").click();
  await day(page, from).click();
  await day(page, to).click();
  await page.waitForURL((url) => url.searchParams.get("from") === from && url.searchParams.get("to") === to);
  await expect(opener(page)).toHaveAttribute("data-chosen", "true");
});

test("X2: on a phone a touch beside the months closes them", async ({ page, baseURL }) => {
  await page.setViewportSize(phone);
  await denyConsent(page);
  await page.goto(address(baseURL ?? "", "tessera", "/rome/tours/"));
  await opener(page).click();
  await expectSeen(months(page));
  await page.mouse.click(phone.width / 2, 40);
  await expect(months(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/rome\/tours\/$/);
});

test("W148: a range is chosen by keys, in a window of 320 by 256 pixels too @whole", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await denyConsent(page);
  await page.goto(address(baseURL ?? "", "tessera", "/rome/tours/"));
  await opener(page).press("Enter");
  await expect(months(page).locator("table[role=grid]").first()).toBeAttached();
  await loadAxe(page);
  expect(await axeViolations(page, "[data-days][popover]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(months(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(months(page).locator("table[role=grid]").first()).toBeAttached();
  const today = todayIn("Europe/Rome", Date.now());
  await expect(day(page, today)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expectSeen(day(page, addDays(today, 7)));
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const { from, to } = findRange();
  await expect(page).toHaveURL(new RegExp(`[?&]from=${from}&to=${to}`));
});
