import type { Browser, Page } from "@playwright/test";

/** CSS pixels. Slices are pictured as on a laptop, and a long one is cut. */
const width = 1280;
const maxHeight = 960;

/** Hides the tools in a corner of the simulator. */
const tools = "nextjs-portal, aside[aria-label=Simulator] { display: none !important }";

/** Pictures the mock of a variation in the slice simulator. Throws when the simulator shows nothing of it. */
export async function takePicture(browser: Browser, origin: string, type: string, variation: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce", timezoneId: "UTC" });
  try {
    await page.clock.setFixedTime("2026-12-01T10:00:00Z");
    await page.goto(`${origin}/slice-simulator?slice=${type}&variation=${variation}`);
    await page.addStyleTag({ content: tools });
    await loadPictures(page);
    const box = await page.locator("#simulated-slices").boundingBox();
    if (box === null || box.height < 1) throw new Error(`${type}, ${variation}: the mock shows nothing.`);
    const clip = { x: 0, y: box.y, width, height: Math.min(Math.ceil(box.height), maxHeight) };
    return await page.screenshot({ fullPage: true, clip, animations: "disabled" });
  } finally {
    await page.close();
  }
}

/** Waits for pictures, also for those that load only when they are in view, and for fonts and islands. */
async function loadPictures(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}
