import { expect, type Locator, type Page } from "@playwright/test";

export const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

export interface Visit {
  readonly isPhone: boolean;
  readonly scripts: boolean;
}

/** The ways to a panel of a product or show: each width and direction of writing, with and without script. */
export const panelVisits = [phone, desktop].flatMap((viewport) =>
  [true, false].flatMap((javaScriptEnabled) => ["", "/ar"].map((prefix) => ({ viewport, prefix, javaScriptEnabled }))),
);

/** Opens the sheet of a phone, which scripts open by themselves where an address leads to it. */
export async function showPanel(page: Page, { isPhone, scripts }: Visit): Promise<void> {
  if (isPhone && !scripts) await page.locator("button[popovertarget=booking]:visible").first().click();
  await expect(page.locator("#booking")).toBeVisible();
}

/** Chooses a day of the calendar that the filled button opens. Returns it, `YYYY-MM-DD`. */
export async function chooseDay(page: Page, day: Locator): Promise<string> {
  await page.locator("button[popovertarget=dates]:visible").first().click();
  await expect(page.locator("#dates")).toBeVisible();
  const date = new URL((await day.getAttribute("href")) ?? "", page.url()).searchParams.get("date") ?? "";
  await day.click();
  await page.waitForURL((url) => url.searchParams.get("date") === date && url.hash === "#booking");
  return date;
}
