import type { Page } from "@playwright/test";

/** Denies consent before the first page. Otherwise a banner lies over the end of a page three seconds after its start. */
export async function denyConsent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === "http:") localStorage.setItem("consent", "0 none");
  });
}
