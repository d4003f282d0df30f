import type { Locator } from "@playwright/test";

/** Hands that count how much they do. */
export interface CountedHands {
  /** Whether the page has scripts. */
  readonly scripts: boolean;
  readonly choose: (target: Locator) => Promise<void>;
  /** Taps a field, fills it, and sends its form by the Enter key. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Taps, and the pixels that the page and its sheets have to be scrolled for them. */
  readonly readEffort: () => { readonly taps: number; readonly pixels: number };
}

/** Creates hands that have done nothing yet. */
export function createCountedHands(scripts: boolean): CountedHands {
  let [taps, pixels] = [0, 0];
  const choose = async (target: Locator) => {
    pixels += await measureDistance(target);
    taps += 1;
    await target.click();
  };
  return {
    scripts,
    choose,
    type: async (field, text) => {
      await choose(field);
      await field.fill(text);
      await field.press("Enter");
    },
    readEffort: () => ({ taps, pixels: Math.round(pixels) }),
  };
}

/** Returns by how many pixels an element lies outside of the window, or under the consent banner. */
function measureDistance(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const banner = document.querySelector("section:has(> [data-part=question])");
    const isCovered = banner?.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) ?? false;
    const end = isCovered ? (banner?.getBoundingClientRect().top ?? innerHeight) : innerHeight;
    return Math.max(0, -top, bottom - end) + Math.max(0, -left, right - innerWidth);
  });
}
