import type { Page } from "@playwright/test";
import { address } from "./pages.ts";
import { goToRoomyDay, roomyStarts } from "./show-days.ts";

/** The show that most tests visit. */
const lamplighters = { site: "westend", path: "/the-lamplighters/" } as const;

/** Shows of the flows that have a step for seats (C22). Chosen seats lead to it; each costs at most the limit. */
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
export const map = (page: Page) => seats(page).locator("[role=application]:has(> div > svg)");

/** Opens the page of a show for a start that has seats. */
export async function open(
  page: Page,
  baseURL: string | undefined,
  prefix = "",
  show: { readonly site: string; readonly path: string } = lamplighters,
): Promise<void> {
  await page.goto(address(baseURL ?? "", show.site, prefix + show.path));
  await goToRoomyDay(page);
  // Without its fragment, so that no sheet of a phone is open.
  const start = new URL((await roomyStarts(page).first().getAttribute("href")) ?? "", page.url());
  await page.goto(`${start.origin}${start.pathname}${start.search}`, { waitUntil: "domcontentloaded" });
  // The map loads once its place is seen: several starts and a list may be above it.
  await seats(page).scrollIntoViewIfNeeded();
}
