import type { Page } from "@playwright/test";

/** Lets a browser lay out what is far from the screen, too, and each heading in this width, in pixels. */
export async function layOutAll(page: Page, width?: number): Promise<void> {
  const narrow = width === undefined ? "" : `main :is(h1, h2, h3) { inline-size: ${width}px !important }`;
  await page.locator("body").evaluate((body, rules) => {
    const style = document.createElement("style");
    style.textContent = `* { content-visibility: visible !important } ${rules}`;
    body.append(style);
  }, narrow);
}
