import type { Page } from "@playwright/test";

/**
 * Visits a page in another tab, so that the next visit has its fonts at once. On a busy machine a font may come after the
 * first paint, and moves letters. Or it comes too late for the visit.
 */
export async function cacheFonts(page: Page, url: string): Promise<void> {
  const first = await page.context().newPage();
  await first.goto(url);
  await first.evaluate(() => document.fonts.ready.then(({ status }) => status));
  await first.close();
}
