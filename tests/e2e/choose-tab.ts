import { expect, type Page } from "@playwright/test";

/** Clicks the second tab of a page, and expects its panel in place of the first one. */
export async function chooseSecondTab(page: Page): Promise<void> {
  const second = page.locator("[data-tab]").nth(1);
  const name = (await second.innerText()).trim();
  await second.click();
  await expect(page.getByRole("tab", { name, selected: true })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
}
