import { expect, type Locator, type Page, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { findComingDays } from "./coming-days.ts";
import { address } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

const cards = (page: Page) => page.locator("[data-listing]:visible article");
const count = (page: Page) => page.locator("[data-listing]:visible [data-count]");
const listing = (page: Page) => page.locator("[data-listing]:visible");

/** Returns how many products the listing says that it has. */
async function total(page: Page): Promise<number> {
  return Number(/\d+/.exec((await count(page).textContent()) ?? "")?.[0]);
}

const openPanel = (page: Page, name: string) => listing(page).locator("summary", { hasText: name }).click();

/** Sends the form by the button of the open panel. */
const apply = (page: Page) =>
  listing(page).locator("details[open]").getByRole("button", { name: "Show results" }).click();

/** Returns the number beside a choice: `Tours (12)` → 12. */
async function offered(page: Page, choice: string): Promise<number> {
  const label = listing(page).locator("fieldset label", { hasText: choice }).first();
  return Number(/\((\d+)\)/.exec((await label.textContent()) ?? "")?.[1]);
}

/** Waits for all of the page that a link or a form led to. An address changes before the rest of its page is there. */
const waitForRest = (page: Page) => page.waitForLoadState("domcontentloaded");

/** Returns the prices of the cards, in euros: `€1,250 per person` → 1250. */
async function readCardPrices(page: Page): Promise<readonly number[]> {
  const texts = await cards(page).allInnerTexts();
  return texts.map((text) => Number(/(?<=€)[\d,.]+(?= per )/.exec(text)?.[0].replace(",", "")));
}

/** Returns the weekdays that the cards lead to: `?date=2026-11-28` → `Sat`. */
async function readCardWeekdays(page: Page): Promise<readonly string[]> {
  const links = await cards(page).getByRole("heading").getByRole("link").all();
  const targets = await Promise.all(links.map((link) => link.getAttribute("href")));
  return targets.map((href) => new Date(/(?<=date=)[\d-]+/.exec(href ?? "")?.[0] ?? "").toUTCString().slice(0, 3));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });

    test(`C14, P3: a filter has as many results as it says, and an address${wholeUnless(!javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
      await openPanel(page, "Good to know");
      const promised = await offered(page, "Skip the line");
      await listing(page)
        .getByRole("checkbox", { name: /Skip the line/ })
        .check();
      if (!javaScriptEnabled) await apply(page);
      await expect(page).toHaveURL(/[?&]flags=skip-the-line/);
      await expect(count(page)).toHaveText(new RegExp(`^${promised} `));
      await page.reload();
      expect(await total(page)).toBe(promised);
      await expect(listing(page).getByRole("link", { name: "Remove filter: Skip the line" })).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    });

    test(`P5: a sort changes the order, and the list is the same${wholeUnless(javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
      const before = await total(page);
      const sort = listing(page).getByLabel("Sort by");
      await sort.scrollIntoViewIfNeeded();
      await sort.selectOption("price");
      const button = listing(page).getByRole("button", { name: "Show results" });
      if (!javaScriptEnabled) await button.click();
      await expect(button).toHaveCount(javaScriptEnabled ? 0 : 1);
      await expect(page).toHaveURL(/[?&]sort=price/);
      await waitForRest(page);
      expect(await total(page)).toBe(before);
      const prices = await readCardPrices(page);
      expect(prices.length).toBeGreaterThan(5);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/rome\/$/);
    });

    test(`X2: days are links, and what is shown is free on them${wholeUnless(!javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
      const before = await total(page);
      const { when, name, weekdays } = findComingDays();
      await page.getByRole("main").getByRole("link", { name }).first().click();
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get("when") === when);
      await waitForRest(page);
      await expect(count(page)).toContainText("·");
      expect(await total(page)).toBeLessThanOrEqual(before);
      const days = await readCardWeekdays(page);
      expect(days.length).toBeGreaterThan(5);
      expect(days.filter((day) => !weekdays.includes(day))).toEqual([]);
      await expect(listing(page).getByRole("link", { name })).toHaveAttribute("aria-current", "true");
    });

    test(`B6, J9: pages partition the list, and more is a link${wholeUnless(!javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
      await expect(cards(page)).toHaveCount(10);
      const first = await cards(page).first().getAttribute("data-product");
      await listing(page).getByRole("link", { name: "Page 2" }).click();
      await expect(page).toHaveURL(/[?&]page=2/);
      await expect(cards(page).first()).not.toHaveAttribute("data-product", first ?? "");
      await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
      await listing(page)
        .getByRole("link", { name: /^Show 10 more/ })
        .click();
      await expect(cards(page)).toHaveCount(20);
    });
  });
}

test("C14: another view loads no page, keeps the focus, and goes back", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  const all = await total(page);
  await openPanel(page, "Good to know");
  const box = listing(page).getByRole("checkbox", { name: /Free cancellation/ });
  await box.focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/flags=free-cancellation/);
  await expect(listing(page).getByRole("checkbox", { name: /Free cancellation/ })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /\d+ experiences?/ })).toHaveCount(1);
  await page.goBack();
  await expect(count(page)).toHaveText(new RegExp(`^${all} `));
  await expect(page.locator("body")).toHaveAttribute("data-same-page", "");
});

test("C14: on a phone the filters are a sheet", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  const sheet = listing(page).locator("[popover]");
  await expect(sheet).toBeHidden();
  await listing(page).getByRole("button", { name: "Filters" }).click();
  await expect(sheet).toBeVisible();
  await openPanel(page, "Good to know");
  await sheet.getByRole("checkbox", { name: /Skip the line/ }).check();
  await expect(sheet).toBeVisible();
  await sheet.getByRole("button", { name: "Show results" }).click();
  await expect(page).toHaveURL(/flags=skip-the-line/);
  await expect(cards(page).first()).toBeVisible();
});

test("C14: without script a phone has the order and its button in one line, as wide as the list @whole", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  for (const path of ["/rome/", "/ar/rome/"]) {
    await page.goto(address(baseURL ?? "", "tessera", path));
    const edges = await listing(page).evaluate((element) => {
      const select = element.querySelector("select");
      const boxes = [element, select, select?.closest("div")?.querySelector("button")].map((each) => {
        const { left = 0, right = 0, top = 0, height = 0 } = each?.getBoundingClientRect() ?? {};
        return { left, right, middle: top + height / 2 };
      });
      const [whole, ...controls] = boxes;
      const ends = {
        left: Math.min(...controls.map(({ left }) => left)),
        right: Math.max(...controls.map(({ right }) => right)),
      };
      const middles = controls.map(({ middle }) => Math.round(middle));
      return [
        ends.left - (whole?.left ?? 0),
        ends.right - (whole?.right ?? 0),
        Math.max(...middles) - Math.min(...middles),
      ];
    });
    expect
      .soft(
        edges.map((edge) => Math.abs(Math.round(edge))),
        path,
      )
      .toEqual([0, 0, 0]);
  }
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  for (const width of [390, 1440]) {
    test(`P6: a map has the price and name of each result: ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript${wholeUnless(javaScriptEnabled && width === 390)}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
      await listing(page).getByRole("link", { name: "Map", exact: true }).click();
      await expect(page).toHaveURL(/\/rome\/\?layout=map/);
      const map = listing(page).getByRole("region", { name: "Map of the results" });
      await expect(map).toBeVisible();
      await expect(cards(page)).toHaveCount(10);
      const group = map.locator("summary", { hasText: "experiences" }).first();
      // Its box is empty: the pill of the group is at its place on the map.
      await group.locator("[aria-hidden=true]").click();
      await expect(map.locator("details[open] ul a").first()).toBeVisible();
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth).catch(() => 0);
      expect(scrolled).toBeLessThanOrEqual(width);
      if (javaScriptEnabled) {
        expect(await findPinOverlaps(map)).toEqual([]);
        await loadAxe(page);
        expect(await axeViolations(page)).toEqual([]);
      }
      await map
        .getByRole("link", { name: /from €/ })
        .first()
        .press("Enter");
      await expect(page).toHaveURL(/-e-\d+\/$/);
      await context.close();
    });
  }
}

/** Returns the pairs of pins that lie over one another. */
function findPinOverlaps(map: Locator): Promise<readonly string[]> {
  return map.locator(":is(a, summary) > [aria-hidden=true]").evaluateAll((pins) => {
    const boxes = pins.map((pin) => ({ text: pin.textContent, box: pin.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) > Math.max(box.left, other.left) &&
            Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top),
        )
        .map((other) => `${text} and ${other.text}`),
    );
  });
}

test("B6: a page beyond the last is not found", async ({ page, baseURL }) => {
  const response = await page.goto(address(baseURL ?? "", "tessera", "/rome/?page=99"));
  expect(response?.status()).toBe(404);
});

test("C17: more news come without a page load, with their address; the focus is on the first of them @whole", async ({
  page,
  baseURL,
}) => {
  await page.goto(address(baseURL ?? "", "westend", "/news/"));
  const stories = page.locator("[data-listing]:visible [data-story]");
  const before = await stories.count();
  const featured = await page.locator("h2").first().elementHandle();
  await page.locator("a[data-refine=more]").press("Enter");
  await expect(page).toHaveURL(/\/news\/\?limit=\d+#story-\d+$/);
  await expect(stories.nth(before).getByRole("link")).toBeFocused();
  expect(await featured?.evaluate((element) => element.isConnected)).toBe(true);
  await page.goBack();
  await expect(stories).toHaveCount(before);
  await expect(page).toHaveURL(/\/news\/$/);
});
