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

/** Returns how many pixels of an element, or of the way to it, lie outside of the window. */
function measureDistance(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, -top, bottom - innerHeight);
  });
}
