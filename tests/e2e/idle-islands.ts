import type { Page } from "@playwright/test";

/** Compressed bytes of scripts that a page may run before a touch. */
export const maxScriptBytes = 6000;

/** Loads what idle time would, which comes late on a busy machine. No file loads twice. Returns how many there are. */
export function loadIdleIslands(page: Page): Promise<number> {
  return page.locator("x-island[when=idle]").evaluateAll(async (all) => {
    const files = new Set(all.flatMap((one) => one.getAttribute("src")?.split(" ") ?? []));
    await Promise.all([...files].map((file) => import(file)));
    return files.size;
  });
}
