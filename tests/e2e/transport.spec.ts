import { expect, test } from "@playwright/test";
import { addDays } from "../../i18n/days.ts";
import { axeViolations, loadAxe } from "./axe.ts";
import { address, localePath } from "./pages.ts";
import { walks } from "./walks.ts";
import { wholeUnless } from "./whole-unless.ts";

const buses = "/rome/transportation/hop-on-hop-off/";
const transfers = "/rome/transportation/airport-transfers/";

/** The day of a flight that can be booked, and its digits as an English field takes them: `2027-03-01` → `03012027`. */
const flightDay = addDays(new Date().toISOString().slice(0, "YYYY-MM-DD".length), 90);
const flightKeys = flightDay.replace(/^(\d+)-(\d+)-(\d+)$/, "$2$3$1");

for (const { way, locale, viewport, scripts, hands } of walks) {
  test.describe(way, () => {
    test.use({ viewport, javaScriptEnabled: scripts });

    test(`X21: ticked stops lead to the cheapest ticket for them, and to its booking, ${way}${wholeUnless(way === "by keyboard alone")}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", localePath(locale, buses)));
      const finder = page.locator("section:has([name=stops])").last();
      // The Appian Way, where buses of the green route alone stop.
      const stop = finder.locator("[name=stops][value='13']");
      await hands.tick(stop);
      await hands.choose(finder.getByRole("button"));
      await expect(page).toHaveURL(/[?&]stops=13&days=1#/);
      await expect(finder.getByRole("heading", { level: 3 }).first()).toBeVisible();
      await expect(stop).toBeChecked();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/hop-on-hop-off\/$/);
      await hands.choose(finder.locator("a[href*='variantId=']"));
      await page.waitForURL(/\/book\/50012\/select\/\?variantId=70012$/);
    });

    test(`D15: a transfer leads to its reviews, which are filtered by vehicle, ${way}${wholeUnless(way === "on a phone")}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", localePath(locale, transfers)));
      await hands.choose(page.locator("main a[href*='/reviews/']:visible").first());
      await expect(page).toHaveURL(/\/reviews\/fiumicino-airport-transfer\/$/);
      const vehicles = page.locator("[data-listing]:not([hidden]) [data-facet=vehicle]");
      await hands.choose(vehicles.locator("summary"));
      await hands.check(vehicles.getByRole("radio"));
      if (!scripts) await hands.choose(vehicles.getByRole("button"));
      await expect(page).toHaveURL(/vehicle=/);
      const vehicle = new URL(page.url()).searchParams.get("vehicle") ?? "";
      const chosen = page.locator(`[data-listing]:not([hidden]) [data-facet=vehicle] [value="${vehicle}"]`);
      await expect(chosen).toBeChecked();
      const shown = page.locator("[data-listing]:not([hidden]) figure");
      await expect(shown.first()).toBeVisible();
      const named = await chosen.locator("xpath=..").textContent();
      const [name = ""] = (named ?? "").split("(");
      await expect(shown.filter({ hasNotText: name.trim() })).toHaveCount(0);
    });

    test(`X22: transfers for a flight, a party and its suitcases, ${way}${wholeUnless(!scripts)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", localePath(locale, transfers)));
      const form = page.locator("form:has([name=bags])");
      await hands.select(form.locator("[name=way]"), "to-airport");
      await hands.select(form.locator("[name=party]"), "3");
      await hands.fill(form.locator("[name=date]"), flightDay, flightKeys);
      await hands.fill(form.locator("[name=time]"), "14:00", "0200PM");
      await hands.choose(form.getByRole("button"));
      await expect(page).toHaveURL(/party=3/);
      await expect(page.locator("strong", { hasText: "11:00" }).first()).toBeVisible();
      const booking = page.locator(`a[href*="variantId="]:visible`).first();
      await expect(booking).toHaveAttribute(
        "href",
        new RegExp(`\\?date=${flightDay}&adults=3&variantId=\\d+&way=to-airport&flight=14%3A00&bags=2`),
      );
      await hands.choose(booking);
      await page.waitForURL(new RegExp(`/book/50013/.*date=${flightDay}&adults=3`));
    });
  });
}

test("C15, C16: pages of buses and transfers are as wide as a narrow phone @whole", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [buses, `/ar${buses}`, `/de${buses}`, transfers, `/ar${transfers}`, `/de${transfers}`]) {
    await page.goto(address(baseURL ?? "", "tessera", path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await loadAxe(page);
    expect(await axeViolations(page)).toEqual([]);
  }
});
