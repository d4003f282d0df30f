import { expect, type Locator, type Page } from "@playwright/test";
import { addDays } from "../../i18n/days.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import type { CountedHands } from "./counted-hands.ts";
import { roomyStarts } from "./show-days.ts";

/** Searches in the page's one form, or on the page that its header leads to on a phone. */
export async function search(page: Page, words: string, hands: CountedHands): Promise<void> {
  const field = page.locator("input[name=q]:visible").first();
  if ((await field.count()) === 0) {
    await hands.choose(page.getByRole("banner").locator("a[href$='/search/']"));
    await page.waitForURL(/\/search\//);
  }
  await hands.type(field, words);
  await page.waitForURL(/\/search\/\?q=/);
}

/** Chooses three days of next week in the months that the city's dates open. */
export async function chooseDays(page: Page, hands: CountedHands): Promise<Record<"from" | "to", string>> {
  const today = todayIn("Europe/Rome", Date.now());
  const [from, to] = [addDays(today, 7), addDays(today, 9)];
  const day = (date: string) => page.locator(`[data-days]:visible [data-day="${date}"]`);
  await hands.choose(page.locator("main [data-dates]:visible").first());
  await hands.choose(day(from));
  await expect(day(from)).toHaveAttribute("aria-current", "date");
  await hands.choose(day(to));
  await page.waitForURL((url) => url.searchParams.get("from") === from && url.searchParams.get("to") === to);
  return { from, to };
}

const panel = (page: Page) => page.locator("#booking");

/** Opens the sheet of a phone. Scripts open it by themselves where an address leads to it. */
async function openPanel(page: Page, hands: CountedHands): Promise<void> {
  const opensItself = hands.scripts && new URL(page.url()).hash === "#booking";
  if (!opensItself && !(await panel(page).isVisible()))
    await hands.choose(page.locator("button[popovertarget=booking]:visible").first());
  await expect(panel(page)).toBeVisible();
}

/** Returns a button in the open sheet, or that in the bar. Without scripts each choice closes the sheet. */
async function findNext(page: Page, button: string): Promise<Locator> {
  const visible = `${button}:visible`;
  return (await panel(page).isVisible()) ? panel(page).locator(visible) : page.locator(visible).first();
}

/** Follows the filled button of a product, with a third traveller. */
export async function bookProduct(page: Page, hands: CountedHands): Promise<void> {
  await openPanel(page, hands);
  const starts = panel(page).locator("[data-time]");
  if ((await starts.count()) > 0) {
    await hands.choose(starts.first());
    await expect(panel(page).locator("[data-time][aria-current]")).toHaveCount(1);
    await openPanel(page, hands);
  }
  await hands.choose(panel(page).locator("[data-pax][data-by='1']").first());
  await expect(panel(page).locator("[data-count]").first()).toHaveText("3");
  await hands.choose(await findNext(page, "[data-book]"));
  await page.waitForURL(/\/book\//);
}

/** Chooses a start, then the cheapest seats together. After the last show of tonight it is another day's. */
export async function bookSeats(page: Page, hands: CountedHands): Promise<void> {
  const starts = page.locator("#starts li a");
  if ((await starts.count()) === 0) {
    await hands.choose(page.locator("button[popovertarget=dates]:visible").first());
    await hands.choose(page.locator("#dates td a:not([data-closed])").nth(1));
    await page.waitForURL(/[?&]date=/);
  }
  await openPanel(page, hands);
  const roomy = roomyStarts(page);
  await hands.choose(((await roomy.count()) > 0 ? roomy : starts).last());
  await page.waitForURL(/[?&]time=/);
  await hands.choose(await findNext(page, "a[href='#seats']"));
  // Without scripts the seats that are proposed lead to the booking at once.
  if (hands.scripts) await hands.choose(page.locator("#seats div:has(> h4) > button").first());
  await hands.choose(page.locator("a[href*='/book/'][href*='seat=']:visible").first());
  await page.waitForURL(/\/book\//);
}
