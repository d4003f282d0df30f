import type { Browser, Page } from "@playwright/test";
import { closedDay, goToRoomyDay, roomyStarts } from "../e2e/show-days.ts";

/** Choices on a show's page, by the name of their picture. Each returns the query of its address. */
export const choices: ReadonlyMap<string, (page: Page) => Promise<string>> = new Map([
  ["show start", roomyStart],
  ["show sold-out day", async (page: Page) => `?date=${await closedDay(page)}`],
]);

async function roomyStart(page: Page): Promise<string> {
  await goToRoomyDay(page);
  const link = await roomyStarts(page).first().getAttribute("href");
  return new URL(link ?? "", page.url()).search;
}

/** Returns the query of a choice on a page. It is empty for a picture of the page as it is. */
export async function chosenQuery(from: Browser, name: string, url: string): Promise<string> {
  const choose = choices.get(name);
  if (choose === undefined) return "";
  const page = await from.newPage();
  try {
    await page.goto(url);
    return await choose(page);
  } finally {
    await page.close();
  }
}
