import { expect, test } from "@playwright/test";
import { address } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

/** Brands of a subject. Their homes begin with a picture of it. */
const homes = ["colosseum", "halberg", "pitlane"] as const;

/** Width and height of the window, and the most that the top of a home is high. */
const windows = [
  [1440, 900, 360],
  [768, 1024, 360],
  [390, 844, 844 * 0.45],
] as const;

for (const site of homes) {
  for (const prefix of ["", "/ar"]) {
    test(`W154: the top of a brand's home leaves room for a first price: ${site}${prefix}${wholeUnless(site === "colosseum" && prefix === "")}`, async ({
      page,
      baseURL,
    }) => {
      for (const [width, height, most] of windows) {
        await page.setViewportSize({ width, height });
        await page.goto(address(baseURL ?? "", site, `${prefix}/`));
        const top = page.locator("main header:has(h1)");
        expect.soft((await top.boundingBox())?.height, `height at ${width}`).toBeLessThanOrEqual(most);
        const picture = await top.locator("img").first().boundingBox();
        expect
          .soft(picture?.height, `picture at ${width}`)
          .toBeGreaterThanOrEqual(width === 390 && site !== "halberg" ? 140 : 69);
        const price = await page.locator("main bdi", { hasText: /€/ }).first().boundingBox();
        expect.soft((price?.y ?? Infinity) + (price?.height ?? 0), `price at ${width}`).toBeLessThanOrEqual(height);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `overflow at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  }
}

test("W153: one day of a monument's hours is today, in the time of its city", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "colosseum", "/"));
  const today = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Europe/Rome" }).format(new Date());
  const day = page.locator("main header:has(h1) [data-day][aria-current=date]");
  await expect(day).toHaveAttribute("data-day", today);
  await expect(day).toContainText(/\d\d:\d\d to \d\d:\d\d|Closed/);
  await expect(day.getByText("Today")).toBeVisible();
});
