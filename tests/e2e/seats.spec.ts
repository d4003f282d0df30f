import { expect, type Locator, type Page, test } from "@playwright/test";
import { dayIn, isoDay } from "../../i18n/dates.ts";
import { axeViolations, loadAxe } from "./axe.ts";
import { readBookingFacts, type Hands, keyboard, pointer, tabTo } from "./hands.ts";
import { flows, map, open, seats } from "./open-seats.ts";
import { roomyStarts } from "./show-days.ts";
import { address } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

const form = (page: Page) => seats(page).locator("form").first();
const leaving = (page: Page) => seats(page).locator("a[href*='/book/']:visible");

/** The names of the seats that the way to leave is for. */
const offered = (page: Page) => leaving(page).locator("xpath=ancestor::div[ul][1]/ul/li");

/** The show whose tickets have no seats. */
const unseated = "a[href*='/midnight-at-the-wren/']";
const firstDay = (page: Page) => page.locator("#dates td a:not([data-closed])").first();

/**
 * Goes from the home page to the first show of tonight. Where no house plays, or all have begun, the listing leads to the
 * first show of other nights.
 */
async function findShow(page: Page, baseURL: string | undefined, prefix: string, hands: Hands): Promise<void> {
  await page.goto(address(baseURL ?? "", "westend", `${prefix}/`));
  await hands.choose(page.locator("main a[href*='when=tonight']:visible").first());
  await page.waitForURL(/[?&]when=tonight/, { waitUntil: "domcontentloaded" });
  await expect(page.locator("[data-listing] a[aria-current][href*='when=tonight']")).toBeVisible();
  const listing = page.locator("[data-listing]");
  const tonight = await listing.locator(`article:not(:has(${unseated}))`).count();
  const show = listing.locator("article, section li").locator(`a:not(${unseated}):visible`).first();
  const { href, searchParams } = new URL((await show.getAttribute("href")) ?? "", page.url());
  // In the evening the first show of the list may have begun: its link then names no day.
  const today = tonight > 0 ? [isoDay(dayIn("Europe/London", Date.now()))] : [];
  expect([null, ...today]).toContain(searchParams.get("date"));
  await hands.choose(show);
  await expect(page).toHaveURL(href);
}

/** Chooses the first day of the calendar by its keys, and its first start. The day is today where a show plays tonight. */
async function chooseStart(page: Page): Promise<void> {
  await keyboard.choose(page.locator("button[popovertarget=dates]:visible").first());
  await tabTo(firstDay(page));
  await expect(page.getByRole("grid").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(firstDay(page)).not.toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(firstDay(page)).toBeFocused();
  await Promise.all([page.waitForEvent("domcontentloaded"), page.keyboard.press("Enter")]);
  await keyboard.choose(await findStart(page));
  await expect(page).toHaveURL(/[?&]time=/);
}

/** Finds the first start of the chosen day with many seats, else its first start. Some starts have a single seat. */
async function findStart(page: Page): Promise<Locator> {
  await page.waitForURL(/\?date=[\d-]+(?:#booking)?$/, { waitUntil: "domcontentloaded" });
  const roomy = roomyStarts(page);
  return ((await roomy.count()) > 0 ? roomy : page.locator("#starts li a")).first();
}

/** Expects one way to leave, for the booking of the chosen start with two neighbors, each within the limit. */
async function expectToLeave(page: Page, wanted: RegExp, limit = 80): Promise<void> {
  const here = new URL(page.url()).searchParams;
  await expect(leaving(page)).toHaveCount(1);
  const { pathname, searchParams } = new URL((await leaving(page).getAttribute("href")) ?? "");
  expect(pathname).toMatch(wanted);
  expect([searchParams.get("date"), searchParams.get("time")]).toEqual([here.get("date"), here.get("time")]);
  const [first, second] = searchParams.getAll("seat").map((code) => Number(code.split("-").at(-1)));
  expect(searchParams.getAll("seat")).toHaveLength(2);
  expect(Math.abs((second ?? 0) - (first ?? 0))).toBe(1);
  const prices = (await offered(page).allTextContents()).flatMap(amountsIn);
  expect(prices).toHaveLength(2);
  expect(Math.max(...prices)).toBeLessThanOrEqual(limit);
}

const step = /^(\/\w\w)?\/book\/\d+\/(seatmap|svg)(-iframe)?-(variant|select)\/$/;
const phoneStep = /^(\/\w\w)?\/book\/\d+\/select\/pax\/$/;

/** Leaves for the booking, and expects its page to have the step, the start and the seats of the link. */
async function leaveFor(page: Page, wanted: string, limit: number): Promise<void> {
  await expectToLeave(page, new RegExp(`^(/\\w\\w)?/book/\\d+/${wanted}/$`), limit);
  const left = new URL(page.url()).searchParams;
  await leaving(page).click();
  await expect(page).toHaveURL(/\/book\/\d+\//);
  const { step: reached, date, time, party } = await readBookingFacts(page);
  expect([reached, date, time, party]).toEqual([wanted, left.get("date"), left.get("time"), "adults=2"]);
  expect(new URL(page.url()).searchParams.getAll("seat")).toHaveLength(2);
}

/** Finds two seats together for at most so much each, and chooses the first that are proposed. Before, none are. */
async function find(page: Page, hands: Hands, limit = 80): Promise<void> {
  await expect(map(page)).toBeVisible();
  await hands.type(form(page).locator("[name=budget]"), `${limit}`);
  await expect(page).toHaveURL(new RegExp(`[?&]budget=${limit}`));
  await expect(seats(page).getByRole("heading", { level: 4 }).first()).toBeFocused();
  await expect(leaving(page)).toHaveCount(0);
  await chooseFirst(page, hands);
}

/** Chooses the first of the proposed seats. */
async function chooseFirst(page: Page, hands: Hands): Promise<void> {
  await hands.choose(seats(page).locator("div:has(> h4) > button").first());
}

test("C17, C10, X6: from tonight's shows to two seats under a limit, by keyboard alone", async ({ page, baseURL }) => {
  await findShow(page, baseURL, "", keyboard);
  await chooseStart(page);
  await keyboard.choose(page.locator("#booking a[href='#seats']:visible").first());
  await find(page, keyboard);
  await expect(seats(page).getByRole("status").filter({ hasText: "2 seats chosen" })).toBeVisible();
  await expectToLeave(page, step);
  await keyboard.choose(leaving(page));
  await expect(page).toHaveURL(/\/book\/\d+\/.*seat=.*seat=/);
});

test("X6: seats chosen on the map by keys alone, each a checkbox of at least 24 pixels", async ({ page, baseURL }) => {
  await open(page, baseURL);
  await keyboard.choose(map(page));
  const focused = seats(page).locator("[role=checkbox]:focus");
  await expect(focused).toHaveCount(1);
  const { width = 0, height = 0 } = (await focused.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press("Space");
  const first = (await focused.getAttribute("aria-label")) ?? "";
  await moveFrom(first, focused);
  await page.keyboard.press("Space");
  await expect(focused).toBeChecked();
  expect(await focused.getAttribute("aria-label")).not.toBe(first);
  await expect(seats(page).getByRole("status").filter({ hasText: "2 seats chosen" })).toBeVisible();
  // Else the header may hide half of a control, which axe then measures as too small.
  await seats(page).evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
});

/** Moves to another free seat by an arrow key. A row may have one free seat, so any direction will do. */
async function moveFrom(seat: string, focused: Locator): Promise<void> {
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
    await focused.press(key);
    if ((await focused.getAttribute("aria-label")) !== seat) return;
  }
}

test("X6: the accessibility tree has all that the map shows, and the list besides @whole", async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL);
  await find(page, keyboard);
  await expect(seats(page)).toMatchAriaSnapshot(`
    - heading "Choose your seats" [level=2]
    - spinbutton "Maximum price per seat (GBP)": "80"
    - spinbutton "Seats together": "2"
    - button "Find seats"
    - group "Show seats as":
      - button "Seat map" [pressed]
      - button "List"
    - button "Zoom in"
    - button "Zoom out"
    - button "Show all seats"
    - list:
      - listitem: /A, .+, £/
    - group "Seating areas":
      - button "Stalls"
    - application "Seat map":
      - group /, Row [A-Z]+$/:
        - checkbox /, row [A-Z]+, seat \\d+, £[\\d.]+/ [checked]
    - heading "Your seats" [level=3]
    - list:
      - listitem:
        - button /^Remove .+, row [A-Z]+, seat \\d+$/
    - status: /seat \\d+\\. 2 seats chosen, £\\d+/
    - link "Continue with these seats"
  `);
  await seats(page).getByRole("button", { name: "List", exact: true }).press("Enter");
  const folds = seats(page).locator("details:not([open]) > summary");
  await folds.first().press("Enter");
  await seats(page).locator("details details > summary").first().press("Enter");
  await expect(seats(page).getByRole("checkbox").first()).toHaveAccessibleName(/^[A-Z].+, row [A-Z]+, seat \d+, £/);
});

test("C10: the accessibility tree of the calendar @whole", async ({ page, baseURL }) => {
  await open(page, baseURL);
  await page.locator("button[popovertarget=dates]:visible").first().click();
  await expect(page.getByRole("grid").first()).toBeVisible();
  await expect(page.locator("#dates")).toMatchAriaSnapshot(`
    - heading "Dates and times" [level=2]
    - grid /\\w+ \\d{4}/:
      - rowgroup:
        - row:
          - columnheader /^Mon/
      - rowgroup:
        - row:
          - gridcell:
            - link /^\\d+ \\w+ \\d{4} £/
  `);
  await page.keyboard.press("Escape");
  await expect(page.locator("#booking")).toMatchAriaSnapshot(`
    - button /Date/
    - group "Start time":
      - list:
        - listitem:
          - link /\\d\\d:\\d\\d \\w+ £/
    - button "One fewer: Tickets"
    - button "One more: Tickets"
    - link /Choose seats · 2 × £|Choose your seats/
    - link "Continue to booking"
  `);
});

test("X6: on a phone, in Arabic, two seats leave for the phone's step; the map is not mirrored @whole", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, baseURL, "/ar");
  await find(page, pointer);
  await expectToLeave(page, phoneStep);
  expect(await map(page).evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.close();
});

test("X6, P16: on a phone nothing is booked before a choice; seats for four make it a page for four", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await open(page, baseURL);
  await expect(map(page)).toBeVisible();
  const offers = seats(page).getByRole("heading", { level: 4 });
  await expect(offers).toHaveText(["Cheapest 2 seats together", "Best 2 seats together"]);
  await expect(leaving(page)).toHaveCount(0);
  const [two = 0] = amountsIn((await page.locator("#booking strong").first().textContent()) ?? "");
  const first = seats(page).locator("div:has(> h4)").first();
  expect(amountsIn((await first.locator("p").last().textContent()) ?? "")).toEqual([two]);
  await pointer.type(form(page).locator("[name=party]"), "4");
  await expect(page).toHaveURL(/[?&]party=4/);
  await expect(map(page)).toBeVisible();
  await expect(offers).toHaveText(["Cheapest 4 seats together", "Best 4 seats together"]);
  await expect(leaving(page)).toHaveCount(0);
  await chooseFirst(page, pointer);
  await expect(seats(page).getByRole("status").filter({ hasText: "4 seats chosen" })).toBeVisible();
  await expect(page.locator("#booking strong").first()).toContainText("4 tickets");
  const { searchParams } = new URL((await leaving(page).getAttribute("href")) ?? "");
  expect([searchParams.get("adults"), searchParams.getAll("seat").length]).toEqual(["4", 4]);
  await page.close();
});

test("X6: a map that can't be loaded leaves the list, and a button that tries again @whole", async ({
  page,
  baseURL,
}) => {
  await page.route("**/api/seats/**", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await open(page, baseURL);
  await expect(seats(page).getByText(/^We can’t load the seat map/)).toBeVisible();
  await expect(seats(page).getByRole("navigation")).toBeVisible();
  await keyboard.choose(seats(page).getByRole("button", { name: "Try again" }));
  await expect(map(page)).toBeVisible();
});

for (const [title, prefix, viewport, expected] of [
  ["in English", "", { width: 1280, height: 800 }, step],
  ["in Arabic, on a phone", "/ar", { width: 390, height: 844 }, phoneStep],
] as const) {
  test.describe(`without JavaScript, ${title}`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test(`C17, X6: from tonight's shows to two seats together under a limit @whole`, async ({ page, baseURL }) => {
      await findShow(page, baseURL, prefix, pointer);
      const today = new URL(page.url()).searchParams.get("date");
      const dates = page.locator("button[popovertarget=dates]:visible");
      const sheet = page.locator("button[popovertarget=booking]:visible");
      // Of a chosen day, a phone's bar leads to the sheet, which leads to the days.
      if ((await dates.count()) === 0) await sheet.first().click();
      await dates.first().click();
      await firstDay(page).click();
      if (today === null) await page.waitForURL(/#booking$/);
      if ((await sheet.count()) > 0) await sheet.first().click();
      await (await findStart(page)).click();
      await expect(page).toHaveURL(/[?&]time=/);
      await form(page).locator("[name=budget]").fill("80");
      await form(page).locator("button").click();
      await expect(page).toHaveURL(/budget=80/);
      await expectToLeave(page, expected);
    });
  });
}

/** Returns the amounts of a text, in its order: `from £59.50 per person` → `[59.5]`; in Arabic their sign is last. */
function amountsIn(text: string): readonly number[] {
  const amounts = text.matchAll(/(?<=[£$€])\d+(?:,\d+)*(?:\.\d+)?|(?<=\u200f)\d+(?:,\d+)*(?:\.\d+)?(?=\s[£$€])/g);
  return [...amounts].map(([amount]) => Number(amount.replaceAll(",", "")));
}

for (const { flow, limit, step: flowStep, ...show } of flows) {
  test(`P26: of the ${flow} flow, poster, start and cheapest seat have one price, and two cost no less${wholeUnless(flow === "svg")}`, async ({
    page,
    baseURL,
  }) => {
    await page.route("**/api/seats/**", (route) => route.abort());
    await open(page, baseURL, "", show);
    const [start = 0] = amountsIn((await page.locator("#starts li a[aria-current]").textContent()) ?? "");
    const sections = (await seats(page).getByRole("navigation").locator("a small").allTextContents()).join(" ");
    expect(Math.min(...amountsIn(sections))).toBe(start);
    expect(amountsIn((await page.locator("#booking p:has(bdi)").first().textContent()) ?? "")).toContain(start);
    const [total = 0] = amountsIn((await page.locator("#booking strong").first().textContent()) ?? "");
    expect(total).toBeGreaterThanOrEqual(2 * start);
  });

  test(`C22: two seats of the ${flow} flow leave for its step @whole`, async ({ page, baseURL }) => {
    await open(page, baseURL, "", show);
    await find(page, pointer, limit);
    await leaveFor(page, flowStep, limit);
  });

  for (const [device, viewport, expected] of [
    ["a desktop", { width: 1280, height: 800 }, flowStep],
    ["a phone", { width: 390, height: 844 }, "select/pax"],
  ] as const) {
    test.describe(`without JavaScript, on ${device}`, () => {
      test.use({ javaScriptEnabled: false, viewport });

      test(`C22, C23: two seats of the ${flow} flow leave for ${expected}${wholeUnless(flow === "svg" && expected === flowStep)}`, async ({
        page,
        baseURL,
      }) => {
        await open(page, baseURL, "", show);
        await form(page).locator("[name=budget]").fill(`${limit}`);
        await form(page).locator("button").click();
        await expect(page).toHaveURL(new RegExp(`budget=${limit}`));
        await leaveFor(page, expected, limit);
      });
    });
  }
}

test("C10, X6: in forced colors a chosen day and chosen seats differ from others @whole", async ({ page, baseURL }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, baseURL);
  await find(page, pointer);
  await page.locator("button[popovertarget=dates]:visible").first().click();
  const readBackgroundColor = (day: string) =>
    page
      .locator(`#dates td a${day}:visible:not([data-closed])`)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await readBackgroundColor("[aria-current=date]")).not.toBe(await readBackgroundColor(":not([aria-current])"));
  const looks = await map(page).evaluate((element) => {
    const [free] = element.querySelectorAll("path[style*=share]");
    const [chosen, tick] = element.querySelectorAll("g[style*=scale] > path");
    const readComputedStyle = (part: Element | undefined) => part && getComputedStyle(part);
    return {
      ground: readComputedStyle(element)?.backgroundColor,
      free: readComputedStyle(free)?.fill,
      chosen: readComputedStyle(chosen)?.fill,
      tick: readComputedStyle(tick)?.stroke,
      at: tick?.getAttribute("d"),
    };
  });
  expect(looks.at).toMatch(/^M.*M/);
  expect(looks.free).not.toBe(looks.ground);
  expect(looks.chosen).not.toBe(looks.free);
  expect(looks.tick).not.toBe(looks.chosen);
});

test("X6: on paper a dark brand is dark on white, and nothing covers the whole map @whole", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page, baseURL);
  await find(page, pointer);
  await page.emulateMedia({ media: "print" });
  const html = await page.locator("html").evaluate((element) => getComputedStyle(element).color);
  expect(html).toBe("rgb(0, 0, 0)");
  const paper = await map(page).evaluate((element) => {
    const [chosen] = element.querySelectorAll("g[style*=scale] > path");
    const { width: seen } = element.getBoundingClientRect();
    const { width: drawn } = element.querySelector("svg")?.getBoundingClientRect() ?? { width: 0 };
    return { chosen: chosen && getComputedStyle(chosen).fill, drawn: Math.round(drawn - seen) };
  });
  expect(paper.chosen).toBe("rgb(0, 0, 0)");
  expect(Math.abs(paper.drawn)).toBeLessThanOrEqual(2);
  await expect(form(page)).toBeHidden();
  const fixed = await page.evaluate(
    () =>
      [...document.querySelectorAll("main *")].filter(
        (each) => each.checkVisibility() && getComputedStyle(each).position === "fixed",
      ).length,
  );
  expect(fixed).toBe(0);
  expect(
    await page
      .locator("header")
      .first()
      .evaluate((each) => getComputedStyle(each).position),
  ).toBe("static");
});
