import type { Browser, Page } from "@playwright/test";
import { closedDay, goToRoomyDay, roomyStarts } from "../e2e/show-days.ts";

/** What a traveller chooses on the page of a show, by the name of its picture: the query of the address. */
export const choices: ReadonlyMap<string, (page: Page) => Promise<string>> = new Map([
  ["show start", roomyStart],
  ["show sold-out day", async (page: Page) => `?date=${await closedDay(page)}`],
]);

async function roomyStart(page: Page): Promise<string> {
  await goToRoomyDay(page);
  const link = await roomyStarts(page).first().getAttribute("href");
  return new URL(link ?? "", page.url()).search;
}

/** Returns the query of a choice on the page at an address; empty for a picture of a page as it is. */
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
