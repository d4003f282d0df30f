import { chromium, type Page } from "@playwright/test";
import { writeSeatLines } from "../../catalog/seating/seat-lines.ts";
import { sectionExample } from "../../catalog/seating/seating.example.ts";
import { address } from "../e2e/pages.ts";
import { chromiumPath } from "../support/chromium.ts";
import { median } from "../support/percentile.ts";
import { startSite } from "../support/start-site.ts";

/**
 * Prints how long seats and days take to respond on a phone: 4× CPU, a house of 2,000 seats. Interactions last from the key to
 * the next paint, as Event Timing has them, in steps of 8 ms. Needs a build; BASE_URL names a site that runs already.
 */
const given = process.env["BASE_URL"];
const site = given === undefined ? await startSite() : { baseUrl: given, stop: async () => {} };
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
const rows = Array.from({ length: 40 }, (_value, row) => [`R${row}`, "PPfFFSSsSF".repeat(5)] as const);
const house = sectionExample("Stalls", rows);
const bands = [...new Set(house.seats.map(({ band }) => band))];
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.route("**/api/seats/**", (route) => route.fulfill({ body: writeSeatLines({ bands, sections: [house] }) }));
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address(site.baseUrl, "westend", "/the-lamplighters/"));
  await page.locator("#dates td a").first().focus();
  await page.getByRole("grid").first().waitFor();
  await report(page, "calendar: to another day", ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]);
  await page.locator("#dates td a").nth(3).click();
  await page.locator("#times li a").first().click();
  await page.waitForURL(/time=/);
  await page.locator("#seats").scrollIntoViewIfNeeded();
  await page.locator("#seats [role=group]:has(> div > svg)").focus();
  await report(page, "map: into the house and out", ["Enter", "Escape"]);
  await page.keyboard.press("Enter");
  await report(page, "map: to another seat", ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]);
  await report(page, "map: choose and no longer", ["Space"]);
  await report(page, "map: zoom", ["+", "-"]);
  await page.locator("#seats [role=group]:has(> div > svg)").hover();
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

/** Presses keys in turn, twelve times each, and prints median and longest time to the next paint. */
async function report(page: Page, title: string, keys: readonly string[]): Promise<void> {
  await page.evaluate(observe);
  for (let turn = 0; turn < 12; turn += 1) for (const key of keys) await page.keyboard.press(key, { delay: 60 });
  const times = await page.evaluate(collected);
  console.log(`${title}: median ${median(times)} ms, longest ${Math.max(...times)} ms, of ${times.length} events`);
}

/** Turns the wheel sixty times, and prints how long frames take meanwhile. */
async function reportFrames(page: Page, title: string, [right, down]: readonly [number, number]): Promise<void> {
  const frames = page.evaluate(frameTimes, 60);
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(right, down);
  const times = await frames;
  console.log(
    `${title}: a frame takes ${median(times).toFixed(1)} ms, the longest ${Math.max(...times).toFixed(1)} ms`,
  );
}

/** Returns how long so many frames take. */
async function frameTimes(count: number): Promise<number[]> {
  const starts: number[] = [];
  while (starts.length <= count)
    starts.push(await new Promise<number>((resolve) => void requestAnimationFrame(resolve)));
  return starts.slice(1).map((start, index) => start - (starts[index] ?? start));
}

/** Collects how long each key takes to its next paint. */
function observe(): void {
  const times: number[] = [];
  Object.assign(globalThis, { times });
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === "keydown") times.push(duration);
  });
  // The compiler's own types lack the threshold, which is 104 ms by default.
  const options = { type: "event", durationThreshold: 16 };
  observer.observe(options);
}

/** Returns what was collected once all of it is painted. */
async function collected(): Promise<number[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const times: unknown = Reflect.get(globalThis, "times");
  return Array.isArray(times) ? times.map(Number) : [];
}
