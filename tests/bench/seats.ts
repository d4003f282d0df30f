import { chromium, type Page } from "@playwright/test";
import { writeSeatLines } from "../../catalog/seating/seat-lines.ts";
import { seatMapExample, sectionExample } from "../../catalog/seating/seating.example.ts";
import { address } from "../e2e/pages.ts";
import { chromiumPath } from "../support/chromium.ts";
import { startSite } from "../support/start-site.ts";
import { concludeGates } from "./gates.ts";
import { type Measured, type Result, toMeasuredResult } from "./seats/budgets.ts";
import { collected, frameTimes, laterMonths, notePaint, observe, paintTime } from "./seats/in-page.ts";

/**
 * Prints how long seats and days take to respond on a phone: 4× CPU, a house of 2,000 seats. Ends with an error when a gate
 * is broken. Interactions last from the key to the next paint, as Event Timing has them, in steps of 8 ms. Needs a build;
 * BASE_URL names a site that runs already.
 */
const given = process.env["BASE_URL"];
const site = given === undefined ? await startSite() : { baseUrl: given, stop: async () => {} };
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
const rows = Array.from({ length: 40 }, (_value, row) => [`R${row}`, "PPfFFSSsSF".repeat(5)] as const);
const house = sectionExample("Stalls", rows);
const visits = 20;
const results: Result[] = [];
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const lines = writeSeatLines({ ...seatMapExample, sections: [house] });
  await page.route("**/api/seats/**", (route) => route.fulfill({ body: lines }));
  await page.addInitScript(notePaint);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address(site.baseUrl, "westend", "/the-lamplighters/"));
  await openDates(page);
  await page.locator("#dates td a:not([data-closed])").first().focus();
  await page.getByRole("grid").first().waitFor();
  await report(page, "calendar: to another day", ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]);
  await reportLaterMonths(page);
  await page.locator("#dates td a:not([data-closed])").nth(3).click();
  await page.locator("#starts li a").first().click();
  await page.waitForURL(/time=/);
  await reportFirstPaints(page);
  const map = page.locator("#seats [role=application]:has(> div > svg)");
  await map.focus();
  await report(page, "map: into the house and out", ["Enter", "Escape"]);
  await page.keyboard.press("Enter");
  await report(page, "map: to another seat", ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]);
  await report(page, "map: choose and no longer", ["Space"]);
  await report(page, "map: zoom", ["+", "-"]);
  await map.hover();
  await page.keyboard.down("Control");
  await reportFrames(page, "map: zoom by a wheel", [0, -12]);
  await reportFrames(page, "map: zoom out by a wheel", [0, 12]);
  await page.keyboard.up("Control");
  await page.keyboard.press("Enter");
  await reportFrames(page, "map: move", [6, 6]);
} finally {
  await browser.close();
  await site.stop();
}
concludeGates(
  results.flatMap(({ missed }) => missed),
  results.flatMap(({ broken }) => broken),
);

function note(title: string, measured: Measured, values: readonly number[]): void {
  const result = toMeasuredResult(title, measured, values);
  console.log(result.text);
  results.push(result);
}

/** Opens the calendar, whose script starts once it is seen. */
async function openDates(page: Page): Promise<void> {
  await page.locator("button[popovertarget=dates]:visible").first().click();
}

/** Reads later months as long as there are some, in several visits. */
async function reportLaterMonths(page: Page): Promise<void> {
  const times: number[] = [];
  for (let visit = 0; visit < visits && times.length < visits; visit += 1) {
    await page.reload();
    await openDates(page);
    await page.getByRole("grid").first().waitFor();
    for (let time = await page.evaluate(laterMonths); time !== undefined; time = await page.evaluate(laterMonths))
      times.push(time);
  }
  note("calendar: later months", "months", times);
}

/** Visits a page with the map again and again: how many seats a second its first picture has. */
async function reportFirstPaints(page: Page): Promise<void> {
  const rates: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await page.reload();
    await page.locator("#seats").scrollIntoViewIfNeeded();
    rates.push((house.seats.length / (await page.evaluate(paintTime))) * 1000);
  }
  note("map: its first picture", "seatsPerSecond", rates);
}

/** Presses keys in turn, twelve times each: how long each takes to the next paint. */
async function report(page: Page, title: string, keys: readonly string[]): Promise<void> {
  await page.evaluate(observe);
  for (let turn = 0; turn < 12; turn += 1) for (const key of keys) await page.keyboard.press(key, { delay: 60 });
  note(title, "interaction", await page.evaluate(collected));
}

/** Turns the wheel sixty times: how long frames take meanwhile. */
async function reportFrames(page: Page, title: string, [right, down]: readonly [number, number]): Promise<void> {
  const measured = page.evaluate(frameTimes, 60);
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(right, down);
  note(title, "frame", await measured);
}
