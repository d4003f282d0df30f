import { expect, type Page } from "@playwright/test";
import { address } from "./pages.ts";

/** The show that most tests visit. */
export const lamplighters = { site: "westend", path: "/the-lamplighters/" } as const;

/** Shows of the flows that have a step for seats (row C22). Chosen seats lead to it; each costs at most the limit. */
export const flows = [
  { flow: "seatmap", ...lamplighters, step: "seatmap-select", limit: 80 },
  { flow: "svg", site: "vienna", path: "/the-magic-flute/", step: "svg-select", limit: 200 },
  {
    flow: "seatmap iframe",
    site: "broadway",
    path: "/otis-and-the-subway-whale/",
    step: "seatmap-iframe-select",
    limit: 200,
  },
] as const;

export const seats = (page: Page) => page.locator("#seats");
export const map = (page: Page) => seats(page).locator("[role=group]:has(> div > svg)");

/** Starts with so many seats that their page counts none: on some days a house is almost full. */
const roomyStart = (page: Page) =>
  page.locator("#times li a", { has: page.locator("small", { hasNotText: /\d/ }) }).first();

/** Opens the page of a show for a start that has seats. */
export async function open(
  page: Page,
  baseURL: string | undefined,
  prefix = "",
  show: { readonly site: string; readonly path: string } = lamplighters,
): Promise<void> {
  await page.goto(address(baseURL ?? "", show.site, prefix + show.path));
  await goToRoomyDay(page);
  await roomyStart(page).click();
  await expect(page).toHaveURL(/[?&]time=/);
  // The map loads once its place is seen: several starts and a list may be above it.
  await seats(page).scrollIntoViewIfNeeded();
}

/** Goes to the first day of the calendar that has a roomy start. */
async function goToRoomyDay(page: Page): Promise<void> {
  const { href } = new URL(page.url());
  const days = await page.locator("#dates td a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const day of days) {
    await page.goto(new URL(day ?? "", href).href);
    if ((await roomyStart(page).count()) > 0) return;
  }
  throw new Error(`No day of ${href} has a start with many seats.`);
}
