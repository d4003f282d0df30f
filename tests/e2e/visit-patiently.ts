import { expect, type Page } from "@playwright/test";

/** Visits a page, and again where a busy machine refuses it. Resolves once the network is idle. */
export async function visitPatiently(page: Page, url: string): Promise<void> {
  const visit = async () => (await page.goto(url, { waitUntil: "networkidle" }))?.status();
  await expect.poll(visit, { message: url, timeout: 60_000 }).toBe(200);
}
