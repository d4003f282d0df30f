import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { axeViolations, loadAxe } from "../e2e/axe.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Windows that editors have: a small laptop, a laptop, a screen. */
export const sizes: readonly Size[] = [
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const schemes = ["light", "dark"] as const;

/** Folder for pictures of the views; without it none are made. */
const folder = process.env["STUDIO_VIEWS_DIR"];

/**
 * Checks a view at each width, light and dark. Nothing is beside the window, texts that are cut have a title, and axe finds
 * nothing. Axe measures colors, so it runs once for each scheme.
 */
export async function checkView(page: Page, name: string, windows = sizes): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const size of windows) {
      await page.setViewportSize(size);
      // The layout follows the window in the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const place = `${name}, ${size.width} px, ${colorScheme}`;
      if (folder !== undefined) {
        mkdirSync(folder, { recursive: true });
        const file = path.join(folder, `${name.replaceAll(" ", "-")}-${size.width}-${colorScheme}.png`);
        await page.screenshot({ path: file });
      }
      expect.soft([place, await page.evaluate(listCutTexts)]).toEqual([place, []]);
    }
    await loadAxe(page);
    const part = (await page.getByRole("dialog").count()) > 0 ? "[role=dialog]" : "body";
    expect.soft([name, colorScheme, await axeViolations(page, part)]).toEqual([name, colorScheme, []]);
  }
}

/** Runs in the page: lists texts that nobody can read whole, and what makes the page wider than its window. */
function listCutTexts(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const hasText = element.textContent.trim() !== "" && style.whiteSpaceCollapse !== "preserve";
    const isSeen = width > 2 && height > 2 && style.visibility === "visible";
    if (!hasText || !isSeen || element.closest("[contenteditable],pre,select") !== null) continue;
    const isCut =
      element.scrollWidth > element.clientWidth + 1 && /hidden|clip/.test(style.overflowX) && element.clientWidth > 0;
    const isTold = style.textOverflow === "ellipsis" && element.closest("[title]") !== null;
    if (isCut && !isTold) found.push(`${element.nodeName} "${element.textContent.slice(0, 60)}"`);
  }
  for (const input of document.querySelectorAll("input"))
    if (input.value === "" && input.placeholder !== "" && input.scrollWidth > input.clientWidth + 1)
      found.push(`placeholder "${input.placeholder}"`);
  return [...new Set(found)].slice(0, 12);
}
