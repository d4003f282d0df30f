import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { cacheFonts } from "./cache-fonts.ts";
import { loadIdleIslands, maxScriptBytes } from "./idle-islands.ts";
import { observe } from "./observe.ts";
import { address, pages } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

test.use({ viewport: { width: 412, height: 823 } });

/** The kinds that each run visits. Every kind's scripts are measured by its visit. */
const shortKinds = new Set(["global home", "show"]);

/** Parts of the page that are not laid out. */
const deferred = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main section, main section > *, body > footer > * > *")].filter(
        (part) => getComputedStyle(part).contentVisibility === "hidden",
      ).length,
  );

const heights = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("main section")].map((part) => Math.round(part.clientHeight)));

for (const { kind, site, path } of pages) {
  test(`on a phone, all sections are laid out after a moment, as without deferring: ${kind}${wholeUnless(kind === "experience")}`, async ({
    page,
    baseURL,
  }) => {
    await omitFonts(page.context());
    const whole = await page.context().newPage();
    for (const visited of [page, whole]) await visited.goto(address(baseURL ?? "", site, path));
    await whole.reload();
    await expect(whole.locator("html[data-layout=deferred]")).not.toBeAttached();
    await expect(page.locator("html[data-layout=deferred]")).toBeAttached();
    await expect.poll(() => deferred(page)).toBe(0);
    await expect(async () => expect(await heights(page)).toEqual(await heights(whole))).toPass();
  });
}

/** Heights depend on whether an optional font came in time, so these pages have their fallback fonts. */
const omitFonts = (context: BrowserContext) => context.route("**/*.woff2", (route) => route.abort());

/** On a busy machine a cached font may come after the first paint too. The bench has the gate of 0. */
const maxShift = 0.005;

for (const { kind, site, path } of pages) {
  test(`laying out the rest of a page moves nothing that is seen, and needs few scripts: ${kind}${wholeUnless(shortKinds.has(kind))}`, async ({
    page,
    baseURL,
  }) => {
    const url = address(baseURL ?? "", site, path);
    await cacheFonts(page, url);
    const seen = await observe(page);
    // A page that shifts by itself shifts at each visit. A font that came late does not.
    await expect(async () => {
      await page.goto(url);
      // A read of styles would lay the page out. The test waits by the clock until it is whole.
      await page.waitForFunction(() => performance.now() > 2000);
      expect(await seen.layoutShift()).toBeLessThan(maxShift);
    }).toPass({ timeout: 40_000 });
    const idle = await loadIdleIslands(page);
    expect(idle).toBeGreaterThan(0);
    await expect.poll(() => seen.scripts.length).toBeGreaterThanOrEqual(idle);
    expect(await seen.scriptBytes()).toBeLessThanOrEqual(maxScriptBytes);
  });
}

test("a reload stays where it was, and an anchor leads to its section", async ({ page, baseURL }) => {
  await omitFonts(page.context());
  const url = address(baseURL ?? "", "tessera", "/rome/");
  await page.goto(url);
  await expect.poll(() => deferred(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 3000));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(3000);
  await page.goto(`${url}#page-nearby_cities`);
  await page.reload();
  await expect(page.locator("#page-nearby_cities")).toBeInViewport();
  await expect(page.locator("html[data-layout=deferred]")).not.toBeAttached();
});
