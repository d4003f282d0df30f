import { chromium, type Page } from "@playwright/test";
import { writeSeatLines } from "../../catalog/seating/seat-lines.ts";
import { seatMapExample, sectionExample } from "../../catalog/seating/seating.example.ts";
import { address } from "../e2e/pages.ts";
import { chromiumPath } from "../support/chromium.ts";
import { median } from "../support/percentile.ts";
import { startSite } from "../support/start-site.ts";
import { type Sample, printTimeGoal } from "./goals.ts";
import { collected, frameTimes, notePaint, observe, paintTime } from "./seats/in-page.ts";

/**
 * Prints how long seats and days take to respond on a phone: 4× CPU, a house of 2,000 seats. Interactions last from the key to
 * the next paint, as Event Timing has them, in steps of 8 ms. Needs a build; BASE_URL names a site that runs already.
 */
const given = process.env["BASE_URL"];
const site = given === undefined ? await startSite() : { baseUrl: given, stop: async () => {} };
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
const rows = Array.from({ length: 40 }, (_value, row) => [`R${row}`, "PPfFFSSsSF".repeat(5)] as const);
const house = sectionExample("Stalls", rows);
const visits = 5;
const interactions: Sample[] = [];
const frames: Sample[] = [];
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const lines = writeSeatLines({ ...seatMapExample, sections: [house] });
  await page.route("**/api/seats/**", (route) => route.fulfill({ body: lines }));
  await page.addInitScript(notePaint);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address(site.baseUrl, "westend", "/the-lamplighters/"));
  await page.locator("#dates td a").first().focus();
  await page.getByRole("grid").first().waitFor();
  await report(page, "calendar: to another day", ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]);
  await page.locator("#dates td a").nth(3).click();
  await page.locator("#times li a").first().click();
  await page.waitForURL(/time=/);
  await reportFirstPaints(page);
  const map = page.locator("#seats [role=group]:has(> div > svg)");
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
printTimeGoal("from a key to the next paint, median", interactions, { most: 200 });
// The clock of a frame has tenths of a millisecond: 60 a second take 16.6 to 16.8 ms each.
printTimeGoal("a frame while the map zooms or moves, median", frames, { most: 16.8 });

/** Visits a page with the map again and again, and prints how many seats a second its first picture has. */
async function reportFirstPaints(page: Page): Promise<void> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await page.reload();
    await page.locator("#seats").scrollIntoViewIfNeeded();
    times.push(await page.evaluate(paintTime));
  }
  const time = median(times);
  const rate = Math.round((house.seats.length / time) * 1000);
  console.log(
    `map: ${rate} seats rendered a second; from their data to the first paint ${time.toFixed(0)} ms, median of ${visits}`,
  );
}

/** Presses keys in turn, twelve times each, and prints median and longest time to the next paint. */
async function report(page: Page, title: string, keys: readonly string[]): Promise<void> {
  await page.evaluate(observe);
  for (let turn = 0; turn < 12; turn += 1) for (const key of keys) await page.keyboard.press(key, { delay: 60 });
  const times = await page.evaluate(collected);
  console.log(`${title}: median ${median(times)} ms, longest ${Math.max(...times)} ms, of ${times.length} events`);
  interactions.push({ value: median(times), at: title });
}

/** Turns the wheel sixty times, and prints how long frames take meanwhile. */
async function reportFrames(page: Page, title: string, [right, down]: readonly [number, number]): Promise<void> {
  const measured = page.evaluate(frameTimes, 60);
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(right, down);
  const times = await measured;
  console.log(
    `${title}: a frame takes ${median(times).toFixed(1)} ms, the longest ${Math.max(...times).toFixed(1)} ms`,
  );
  frames.push({ value: median(times), at: title });
}
