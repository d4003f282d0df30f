import { expect, type Page } from "@playwright/test";

/** Clicks the second tab of a page, and expects its panel in place of the first one. */
export async function chooseSecondTab(page: Page): Promise<void> {
  const tabs = page.locator("[data-tab]");
  const [first = "", second = ""] = await tabs.allInnerTexts();
  await tabs.nth(1).click();
  await expect(page.getByRole("tab", { name: second.trim(), selected: true })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: second.trim() })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: first.trim() })).toBeHidden();
}
