import { expect, type Page, test } from "@playwright/test";
import { asClient } from "../support/send.ts";
import { axeViolations, loadAxe } from "./axe.ts";
import { address, localePath } from "./pages.ts";
import { closedDay } from "./show-days.ts";
import { walks } from "./walks.ts";
import { wholeUnless } from "./whole-unless.ts";

const providerUrl = process.env["PROVIDER_URL"] ?? "http://localhost:4002";

/** A product that is sold by the group: up to 4, 7 and 10 people. */
const groupProduct = "/private-tour-e-50009/";

const problem = (page: Page, hasText: string) => page.locator("[data-problem]", { hasText });
const field = (page: Page, name: string) => page.locator(`form[action^="/api/"] [name=${name}]`);
const newsletter = (page: Page) => page.locator('form[action="/api/newsletter/"]');
const group = (page: Page) => page.locator('form[action="/api/group-submit-form/"]');

/** A day that is not past. */
const nextYear = `${new Date().getUTCFullYear() + 1}-06-15`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: asClient(`198.51.100.${Number(javaScriptEnabled)}`) });

    test(`E9, F1: an address is corrected where it was typed, and subscribed${wholeUnless(!javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
      await field(page, "email").fill("ada@example");
      await newsletter(page).getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText("Please enter a valid email")).toBeVisible();
      await expect(field(page, "email")).toHaveValue("ada@example");
      await expect(field(page, "email")).toBeFocused();
      await expect(field(page, "email")).toHaveAccessibleDescription("Please enter a valid email");
      const [typed, sent] = [field(page, "email"), newsletter(page).getByRole("button", { name: "Subscribe" })];
      await expect(async () => {
        const [control, button] = [await typed.boundingBox(), await sent.boundingBox()];
        expect(button?.y).toBeCloseTo(control?.y ?? NaN, 0);
      }).toPass({ timeout: 20_000 });
      await field(page, "email").fill(`ada.${javaScriptEnabled}@example.com`);
      await page.keyboard.press("Enter");
      const thanks = page.locator("[data-thanks]");
      await expect(thanks).toHaveText("Thank you!You are subscribed now");
      await expect(thanks).toBeFocused();
      await expect(newsletter(page)).toBeHidden();
      await page.reload();
      await expect(newsletter(page)).toBeVisible();
      await expect(thanks).toBeHidden();
    });

    test(`X15: a sold-out day takes an alert, without an account${wholeUnless(javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      const show = address(baseURL ?? "", "westend", "/the-lamplighters/");
      await page.goto(show);
      await page.goto(`${show}?date=${await closedDay(page)}#booking`);
      const alert = page.locator('form[action="/api/availability-alert/"]');
      await alert.getByLabel("Email").fill("ada@example");
      await alert.getByRole("button", { name: "Notify me" }).click();
      await expect(alert.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
      await alert.getByLabel("Email").fill(`ada.alert.${javaScriptEnabled}@example.com`);
      await page.keyboard.press("Enter");
      const thanks = page.locator("[data-thanks]");
      await expect(thanks).toContainText("We’ll email you once if tickets become available.");
      await expect(thanks).toBeFocused();
      await expect(page).toHaveURL(/\?date=/);
    });

    test(`F3, F4, H25: a group's request says what is wrong with it, and is sent${wholeUnless(javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", groupProduct));
      await field(page, "name").fill("Ada");
      await field(page, "email").fill("ada@example.com");
      await field(page, "adults").fill("9");
      await field(page, "children").fill("1");
      await field(page, "date").fill(nextYear);
      await field(page, "session").selectOption("afternoon");
      await field(page, "language").selectOption({ label: "Italian" });
      await field(page, "message").fill("With a pram & a <dog>.");
      await group(page).getByRole("button", { name: "Send request" }).click();
      await expect(page.getByText("Please enter your first and last name")).toBeVisible();
      await expect(field(page, "name")).toBeFocused();
      await field(page, "name").fill("Ada Lovelace");
      await field(page, "adults").fill("10");
      await group(page).getByRole("button", { name: "Send request" }).click();
      await expect(problem(page, "* Maximum group size is 10 (adult + children)")).toBeVisible();
      await expect(field(page, "adults")).toBeFocused();
      await expect(field(page, "session")).toHaveValue("afternoon");
      await expect(field(page, "language")).toHaveValue("it");
      await expect(field(page, "message")).toHaveValue("With a pram & a <dog>.");
      await field(page, "adults").fill("9");
      await group(page).getByRole("button", { name: "Send request" }).click();
      await expect(page.locator("[data-thanks]")).toContainText("We have received your request");
      const file = await page
        .getByRole("link", { name: "Add a provisional entry to your calendar" })
        .getAttribute("href");
      expect(decodeURIComponent(file ?? "")).toContain(`DTSTART;VALUE=DATE:${nextYear.replaceAll("-", "")}`);
    });
  });
}

test("X27, P17: the size and the price of a group are known as it is typed", async ({ page, baseURL, request }) => {
  await page.goto(address(baseURL ?? "", "tessera", groupProduct));
  await field(page, "adults").focus();
  const query = "language=EN&for-days=14&use-seatmap-prices=1&currency=EUR";
  const response = await request.get(`${providerUrl}/api/tours/v6/tour-groups/50009/inventories/?${query}`);
  const { inventories } = await response.json();
  const open = inventories.find(({ availability }: { readonly availability: string }) => availability !== "CLOSED");
  await field(page, "date").fill(open.startDateTime.slice(0, "YYYY-MM-DD".length));
  for (const [adults, tier] of [
    [4, 0],
    [5, 1],
    [7, 1],
    [8, 2],
  ] as const) {
    await field(page, "adults").fill(`${adults}`);
    const price = new Intl.NumberFormat("en", {
      style: "currency",
      currency: "EUR",
      trailingZeroDisplay: "stripIfInteger",
    });
    await expect(group(page).locator("output")).toHaveText(
      `Price for your group: ${price.format(open.pricing.groups[tier].price)}`,
    );
  }
  await field(page, "adults").fill("11");
  await expect(problem(page, "* Maximum group size is 10 (adult + children)")).toBeVisible();
  await expect(group(page).locator("output")).toHaveText("");
  await field(page, "adults").fill("0");
  await expect(problem(page, "* Minimum group size is 1 (adult + children)")).toBeVisible();
});

test("X27: a day weeks ahead has its own price, with a script or without @whole", async ({
  page,
  baseURL,
  browser,
  request,
}) => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, "YYYY-MM-DD".length);
  const query = `from-date=${inDays(45)}&to-date=${inDays(55)}&language=EN&currency=EUR`;
  const response = await request.get(`${providerUrl}/api/v7/tour-groups/50009/inventories/?${query}`);
  const { availabilities } = await response.json();
  const [{ startDate: day, priceProfile }] = availabilities;
  const price = new Intl.NumberFormat("en", {
    style: "currency",
    currency: "EUR",
    trailingZeroDisplay: "stripIfInteger",
  });
  const text = price.format(priceProfile.groups[0].listingPrice);
  await page.goto(address(baseURL ?? "", "tessera", groupProduct));
  await field(page, "adults").focus();
  await field(page, "date").fill(day);
  await expect(group(page).locator("output")).toHaveText(`Price for your group: ${text}`);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(address(baseURL ?? "", "tessera", `${groupProduct}?date=${day}`));
  await expect(field(plain, "date")).toHaveValue(day);
  await expect(group(plain).locator("output")).toHaveText(new RegExp(`^Group of 1 to 4: ${text}`));
  await plain.close();
});

for (const [index, { way, locale, viewport, scripts, hands }] of walks.entries()) {
  test.describe(way, () => {
    test.use({ viewport, javaScriptEnabled: scripts, extraHTTPHeaders: asClient(`198.51.100.${10 + index}`) });

    test(`F3, F4, B6: a group's request is corrected and sent ${way}, and its campaign stays${wholeUnless(!scripts)}`, async ({
      page,
      baseURL,
    }) => {
      const path = `${localePath(locale, groupProduct)}?ci=7&cm=spring`;
      await page.goto(address(baseURL ?? "", "tessera", path));
      const send = group(page).locator("button:not([name])");
      await hands.fill(field(page, "name"), "Ada");
      await hands.fill(field(page, "email"), "ada@example.com");
      await hands.fill(field(page, "adults"), "9");
      await hands.fill(field(page, "date"), nextYear, `0615${nextYear.slice(0, 4)}`);
      await hands.choose(send);
      await expect(page.locator("[data-problem=name]")).toBeVisible();
      await expect(field(page, "name")).toBeFocused();
      await expect(field(page, "adults")).toHaveValue("9");
      await hands.fill(field(page, "name"), `Ada Lovelace ${way.replaceAll(/[^a-z]+/gi, " ")}`);
      await hands.choose(send);
      await expect(page.locator("[data-thanks]:visible")).toHaveText(/\S/);
      await expect(page).toHaveURL(({ search }) => search === "?ci=7&cm=spring");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  });
}

test("A8: by keyboard, in Arabic, on a phone", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(baseURL ?? "", "tessera", "/ar/rome/"));
  // A section that a phone has not laid out yet takes no focus.
  await expect(async () => {
    await field(page, "email").focus();
    await expect(field(page, "email")).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("ada");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "اشترك", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("يُرجى إدخال بريد إلكتروني صحيح")).toBeVisible();
  await expect(field(page, "email")).toBeFocused();
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  const { width } = (await newsletter(page).boundingBox()) ?? { width: 0 };
  expect(width).toBeLessThanOrEqual(390);
  await page.keyboard.press("End");
  await page.keyboard.type("@example.com");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-thanks]")).toContainText("شكرًا لك!");
});

for (const path of ["/rome/", "/ar/rome/tours/", groupProduct, `/de${groupProduct}`]) {
  test(`axe finds nothing in the form of ${path}, empty and invalid @whole`, async ({ page, baseURL }) => {
    await page.goto(address(baseURL ?? "", "tessera", path));
    await loadAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    await field(page, "email").fill("ada");
    await page.locator('form[action^="/api/"] button:not([name])').last().click();
    await expect(page.locator("[data-problem=email]")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
