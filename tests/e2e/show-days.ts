import type { Locator, Page } from "@playwright/test";
import { addDays } from "../../i18n/days.ts";

/** Returns the starts with so many seats that the page counts none: on some days a house is almost full. */
export function roomyStarts(page: Page): Locator {
  return page.locator("#starts li a", { has: page.locator("small", { hasNotText: /\d/ }) });
}

/** Goes from a show's page to the first day of its calendar that has a roomy start. */
export async function goToRoomyDay(page: Page): Promise<void> {
  const { href } = new URL(page.url());
  for (const day of await dayLinks(page)) {
    await page.goto(new URL(day, href).href);
    if ((await roomyStarts(page).count()) > 0) return;
  }
  throw new Error(`No day of ${href} has a start with many seats.`);
}

/** Returns the first sold-out day of a show's calendar: other weeks can be booked on its weekday. */
export async function closedDay(page: Page): Promise<string> {
  const days = (await dayLinks(page)).map((link) => new URL(link, page.url()).searchParams.get("date") ?? "");
  const weekdays = new Set(days.map(toWeekday));
  const closed = days
    .map((day) => addDays(day, 1))
    .find((day) => !days.includes(day) && day < (days.at(-1) ?? "") && weekdays.has(toWeekday(day)));
  if (closed === undefined) throw new Error(`Each day of ${page.url()} can be booked.`);
  return closed;
}

/** Returns the links of the days in a show's calendar that can be booked, earliest first. */
async function dayLinks(page: Page): Promise<readonly string[]> {
  const links = page.locator("#dates td a:not([data-closed])");
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

function toWeekday(day: string): number {
  return new Date(day).getUTCDay();
}
