import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** Visits a page, and again where a busy machine refuses it. Resolves once the network is idle. */
export async function visitPatiently(page: Page, url: string): Promise<void> {
  const visit = async () => (await page.goto(url, { waitUntil: "networkidle" }))?.status();
  await expect.poll(visit, { message: url, timeout: 60_000 }).toBe(200);
}

/** Waits until a page is complete. A provisional page lacks the data of an upstream that was late on a busy machine. */
export async function untilComplete(
  request: APIRequestContext,
  { url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
): Promise<void> {
  const state = async () => {
    const response = await request.get(url, { headers });
    return `${response.status()} ${response.headers()["cache-control"]}`;
  };
  await expect.poll(state, { message: url, timeout: 60_000 }).not.toMatch(/^503|s-maxage=3\b/);
}
