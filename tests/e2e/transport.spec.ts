import { expect, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { address } from "./pages.ts";

const buses = "/rome/transportation/hop-on-hop-off/";
const transfers = "/rome/transportation/airport-transfers/";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("X21: ticked stops lead to the cheapest ticket for them", async ({ page, baseURL }) => {
      await page.goto(address(baseURL ?? "", "tessera", buses));
      const finder = page.getByRole("region", { name: "Which ticket covers my stops?" });
      await finder.getByRole("checkbox", { name: /Appian Way/ }).check();
      await finder.getByRole("button", { name: "Find my ticket" }).click();
      await expect(page).toHaveURL(/[?&]stops=\d+&days=1#/);
      await expect(finder.getByRole("heading", { name: "2 days" })).toBeVisible();
      await expect(finder.getByText(/on: Green route/)).toBeVisible();
      await expect(finder.getByRole("link", { name: "Book now" })).toHaveAttribute("href", /variantId=\d+/);
      await expect(finder.getByRole("checkbox", { name: /Appian Way/ })).toBeChecked();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/hop-on-hop-off\/$/);
    });

    test("D15: a transfer leads to its reviews, which are filtered by vehicle", async ({ page, baseURL }) => {
      await page.goto(address(baseURL ?? "", "tessera", transfers));
      await page.getByRole("link", { name: /^All reviews/ }).click();
      await expect(page).toHaveURL(/\/reviews\/fiumicino-airport-transfer\/$/);
      const vehicles = page.locator("[data-listing]:not([hidden]) [data-facet=vehicle]");
      await vehicles.locator("summary").click();
      await vehicles.getByRole("radio", { name: /^Minivan/ }).check();
      if (!javaScriptEnabled) await vehicles.getByRole("button").click();
      await expect(page).toHaveURL(/vehicle=minivan/);
      const facts = page.locator("[data-listing]:not([hidden]) figure").filter({ hasText: "Vehicle:" });
      await expect(facts.filter({ hasText: "Vehicle: Minivan" }).first()).toBeVisible();
      await expect(facts.filter({ hasNotText: "Vehicle: Minivan" })).toHaveCount(0);
    });

    test("X22: transfers for a flight, a party and its suitcases, in Arabic", async ({ page, baseURL }) => {
      await page.goto(address(baseURL ?? "", "tessera", `/ar${transfers}`));
      const form = page.locator("form:has([name=bags])");
      await form.locator("[name=party]").selectOption("5");
      await form.locator("[name=way]").selectOption("to-airport");
      await form.locator("[name=date]").fill("2027-03-01");
      await form.locator("[name=time]").fill("14:00");
      await form.getByRole("button").click();
      await expect(page).toHaveURL(/party=5/);
      const [card] = await page.locator("article:has(ul):visible").all();
      await expect(card ?? page.locator("body")).toContainText("7 ركاب");
      await expect(page.locator("strong", { hasText: "11:00" }).first()).toBeVisible();
      const booking = page.locator(`a[href*="/select/pax/"][href*="variantId="]`).first();
      await expect(booking).toBeVisible();
      await expect(booking).toHaveAttribute(
        "href",
        /\?date=2027-03-01&adults=5&variantId=\d+&way=to-airport&flight=14%3A00&bags=2/,
      );
    });
  });
}

test("C15, C16: pages of buses and transfers are as wide as a narrow phone", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [buses, `/ar${buses}`, `/de${buses}`, transfers, `/ar${transfers}`, `/de${transfers}`]) {
    await page.goto(address(baseURL ?? "", "tessera", path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await loadAxe(page);
    expect(await axeViolations(page)).toEqual([]);
  }
});
