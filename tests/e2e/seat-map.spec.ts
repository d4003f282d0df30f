import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { writeSeatLines } from "../../catalog/seating/seat-lines.ts";
import { seatMapExample, sectionExample } from "../../catalog/seating/seating.example.ts";
import { contrast, toHex } from "../support/contrast.ts";
import { flows, map, open, seats } from "./open-seats.ts";

/** 25 rows of 41 free seats: in the middle is seat 21 of row M. */
const rows = Array.from({ length: 25 }, (_value, row) => [String.fromCharCode(65 + row), "S".repeat(41)] as const);
const house = { ...seatMapExample, sections: [sectionExample("Stalls", rows)] };

/** A point of the window, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Opens the map of that house, and returns where its middle seat is in the map, in pixels. */
async function openHouse(page: Page, baseURL: string | undefined): Promise<Point> {
  await page.route("**/api/seats/**", (route) => route.fulfill({ body: writeSeatLines(house) }));
  await open(page, baseURL);
  await expect(map(page).locator("svg").first()).toBeVisible();
  return map(page).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const picture = element.querySelector("svg")?.getBoundingClientRect() ?? element.getBoundingClientRect();
    // The picture has 31 rows, with those of the stage, and row M is at 17 of them.
    return { x: picture.left + picture.width / 2 - left, y: picture.top + (picture.height * 17) / 31 - top };
  });
}

/** Returns the middle of the map, which is moved to the middle of the window. */
async function findMapMiddle(page: Page): Promise<Point> {
  return map(page).evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top } = element.getBoundingClientRect();
    return { x: left + element.clientWidth / 2, y: top + element.clientHeight / 2 };
  });
}

const near = (page: Page) => map(page).locator("svg[data-near=true]");
const checked = (page: Page) => seats(page).getByRole("checkbox", { checked: true });
const scrolled = (page: Page) => map(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);

/** Expects what is said to be chosen. */
async function expectChosen(page: Page, ...names: readonly string[]): Promise<void> {
  const count = names.length === 1 ? "1 seat chosen" : `${names.length} seats chosen`;
  const said = [...names.map((name) => `Stalls, ${name}. `), count].join("");
  await expect(seats(page).getByRole("status").filter({ hasText: said })).toBeVisible();
}

/** Expects the browser to show a chosen seat under a point. */
async function expectUnder(page: Page, { x, y }: Point): Promise<void> {
  const readBoxes = () => checked(page).evaluateAll((elements) => elements.map((each) => each.getBoundingClientRect()));
  await expect(async () => {
    const boxes = await readBoxes();
    const under = boxes.filter(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom);
    expect(under).toHaveLength(1);
  }).toPass({ timeout: 20_000 });
}

/** Expects a seat of the map to have so many pixels. */
async function expectSeatSize(page: Page, pixels: number): Promise<void> {
  const size = () =>
    seats(page)
      .getByRole("checkbox")
      .first()
      .evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await expect.poll(size).toBe(pixels);
}

test("X6: by mouse, a click moves closer and the next one chooses; a drag moves the map, and a wheel with Ctrl zooms @whole", async ({
  page,
  baseURL,
}) => {
  const position = await openHouse(page, baseURL);
  await map(page).click({ position });
  await expect(near(page)).toHaveCount(2);
  await expect(seats(page).getByRole("heading", { name: "Your seats", exact: true })).toHaveCount(0);
  const { x, y } = await findMapMiddle(page);
  await page.mouse.click(x, y);
  await expectChosen(page, "row M, seat 21");
  await expectUnder(page, { x, y });
  const [left, top] = await scrolled(page);
  await page.mouse.down();
  await page.mouse.move(x - 64, y - 32, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => scrolled(page)).toEqual([left + 64, top + 32]);
  await expectChosen(page, "row M, seat 21");
  await page.mouse.click(x, y);
  await expectChosen(page, "row M, seat 21", "row N, seat 23");
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -300 * Math.log(1.5));
  await page.keyboard.up("Control");
  await expectSeatSize(page, 48);
  await expectUnder(page, { x, y });
  await page.mouse.click(x, y);
  await expectChosen(page, "row M, seat 21");
});

/** Puts fingers on the page, moves them in steps, and lifts them. */
async function touch(client: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const steps = 4;
  const between = (share: number) =>
    from.map(({ x, y }, finger) => ({
      x: x + ((to[finger]?.x ?? x) - x) * share,
      y: y + ((to[finger]?.y ?? y) - y) * share,
    }));
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [...from] });
  for (let step = 1; step <= steps; step += 1)
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: between(step / steps) });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("X6: by finger, a tap moves closer and the next one chooses; two fingers zoom the map alone, and one moves it", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const position = await openHouse(page, baseURL);
  await map(page).tap({ position });
  await expect(near(page)).toHaveCount(2);
  await expect(seats(page).getByRole("heading", { name: "Your seats", exact: true })).toHaveCount(0);
  const tapped = await findMapMiddle(page);
  await page.touchscreen.tap(tapped.x, tapped.y);
  await expectChosen(page, "row M, seat 21");
  const client = await page.context().newCDPSession(page);
  const { x, y } = await findMapMiddle(page);
  const fingers = (apart: number) => [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ];
  await touch(client, fingers(80), fingers(120));
  await expectSeatSize(page, 48);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  const [left] = await scrolled(page);
  await touch(client, [{ x, y }], [{ x: x - 96, y }]);
  await expect.poll(async () => (await scrolled(page))[0]).toBeGreaterThan(left + 40);
  await expectChosen(page, "row M, seat 21");
  await page.close();
});

for (const { site, path } of flows) {
  test(`X6: on ${site}, and on paper, marks of seats and seats of each price are seen (WCAG 1.4.11) @whole`, async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL, "", { site, path });
    await expect(map(page)).toBeVisible();
    const ground = await map(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await findMinContrast(page, ground)).toBeGreaterThanOrEqual(3);
    await page.emulateMedia({ media: "print" });
    expect(await findMinContrast(page, "rgb(255, 255, 255)")).toBeGreaterThanOrEqual(3);
  });
}

/** Returns the least contrast of marks with their rims, and of seats with a ground. */
async function findMinContrast(page: Page, ground: string): Promise<number> {
  const pairs = await map(page).evaluate((element, behind) => {
    const [seatLayer, details] = [...element.querySelectorAll("svg")].map((layer) =>
      [...layer.querySelectorAll("path[d^=M]")]
        .map((path) => getComputedStyle(path))
        .filter(({ fill }) => fill !== "none"),
    );
    const readRim = ({ fill, stroke, paintOrder }: CSSStyleDeclaration) =>
      paintOrder.startsWith("stroke") ? stroke : fill;
    return {
      seats: seatLayer?.map(({ fill }) => [fill, behind]) ?? [],
      marks: details?.map((look) => [look.fill, readRim(look)]) ?? [],
    };
  }, ground);
  expect(pairs.seats).not.toEqual([]);
  expect(pairs.marks).not.toEqual([]);
  const colors = [...pairs.seats, ...pairs.marks].map((pair) => pair.map(toHexColor));
  return Math.min(...colors.map(([one = "", other = ""]) => contrast(one, other)));
}

/** `rgb(35, 64, 196)` and `color(srgb 0.137 0.251 0.769)` → `#2340c4`. */
function toHexColor(color: string): string {
  const most = color.startsWith("color(") ? 255 : 1;
  const channels = [...color.matchAll(/[\d.]+/g)].map(([text]) => Number(text) * most);
  return toHex(channels.slice(0, 3));
}

test("X6: on paper, seats have their letters and sections their names, before seats are large and after @whole", async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL);
  const section = seats(page).getByRole("group", { name: "Seating areas" }).getByRole("button").first();
  const name = map(page).locator("text", { hasText: (await section.textContent()) ?? "" });
  for (const isNear of [false, true]) {
    await page.emulateMedia({ media: "screen" });
    if (isNear) await section.click();
    await expect(near(page)).toHaveCount(isNear ? 2 : 0);
    await page.emulateMedia({ media: "print" });
    await expect(map(page).locator("svg").nth(1)).toHaveCSS("opacity", "1");
    await expect(name).toHaveCSS("visibility", "visible");
  }
});
