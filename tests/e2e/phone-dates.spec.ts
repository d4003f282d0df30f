import { expect, type Locator, type Page, test } from "@playwright/test";
import { addDays } from "../../i18n/days.ts";
import { axeViolations, loadAxe } from "./axe.ts";
import { denyConsent } from "./deny-consent.ts";
import { address } from "./pages.ts";

const phone = { width: 390, height: 844 };

const dates = (page: Page) => page.locator("[data-listing]:visible [data-facet=dates]");
const findPanel = (page: Page) => dates(page).locator("fieldset");

/** Opens the range of days. It is the last chip of a row that scrolls. */
const open = (page: Page) => dates(page).locator("summary").click();

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: phone });

    for (const prefix of ["", "/ar"]) {
      test(`X2: on a phone a range of days is chosen in a panel that is seen whole: ${prefix}/rome/tours/`, async ({
        page,
        baseURL,
      }) => {
        await denyConsent(page);
        await page.goto(address(baseURL ?? "", "tessera", `${prefix}/rome/tours/`));
        await open(page);
        await expectSeen(findPanel(page));
        const today = new Date().toISOString().slice(0, 10);
        const [from, to] = [addDays(today, 7), addDays(today, 9)];
        await findPanel(page).locator("[name=from]").fill(from);
        await findPanel(page).locator("[name=to]").fill(to);
        await findPanel(page).getByRole("button").click();
        await expect(page).toHaveURL(new RegExp(`[?&]from=${from}&to=${to}`));
        await expect(dates(page).locator("summary[data-chosen]")).toBeVisible();
        await expect(findPanel(page)).toBeHidden();
        await open(page);
        await expect(findPanel(page).locator("[name=from]")).toHaveValue(from);
        await expectSeen(findPanel(page));
      });
    }

    test("X2: on a phone a touch beside the range of days closes it", async ({ page, baseURL }) => {
      await denyConsent(page);
      await page.goto(address(baseURL ?? "", "tessera", "/rome/tours/"));
      await open(page);
      await expectSeen(findPanel(page));
      await page.mouse.click(phone.width / 2, 100);
      await expect(findPanel(page)).toBeHidden();
      await expect(page).toHaveURL(/\/rome\/tours\/$/);
    });
  });
}

test("X2: in a window of 320 by 256 pixels each field of the range is reached by the keyboard, and seen", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await denyConsent(page);
  await page.goto(address(baseURL ?? "", "tessera", "/rome/tours/"));
  await dates(page).locator("summary").press("Enter");
  await expect(findPanel(page)).toBeInViewport({ ratio: 0.99 });
  for (const field of await findPanel(page).locator("input, button").all()) {
    await field.focus();
    await expectSeen(field);
  }
  await loadAxe(page);
  expect(await axeViolations(page, "[data-facet=dates]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(findPanel(page)).toBeHidden();
  await expect(dates(page).locator("summary")).toBeFocused();
});
