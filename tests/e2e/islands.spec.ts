import { denyConsent } from "./deny-consent.ts";
import { expect, type Page, test } from "@playwright/test";
import { chooseSecondTab } from "./choose-tab.ts";
import { listIslandScripts, observe } from "./observe.ts";
import { useOwnSite } from "./own-site.ts";
import { address, addressed } from "./pages.ts";
import { visitPatiently } from "./visit-patiently.ts";

/** Collects the scripts that a page requests. */
function collectScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Turns the wheel until the end of the page. Parts of it are laid out meanwhile, and a busy machine scrolls late. */
async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    expect(await isAtEnd()).toBe(true);
  }).toPass({ intervals: [20], timeout: 60_000 });
}

/** The button to the top, which loads with scrolling. */
const toTop = /^\/_islands\/add-to-top-\w+\.js$/;

test("a page whose islands nobody touches requests the scripts of the tools alone, however far it is read", async ({
  page,
  baseURL,
}) => {
  const scripts = collectScripts(page);
  await denyConsent(page);
  await page.goto(address(baseURL ?? "", "halberg", "/"), { waitUntil: "networkidle" });
  await scrollThrough(page);
  const tools = await listIslandScripts(page, ["tools/Tools"]);
  await expect(page.getByRole("button", { name: "Back to top" })).toBeVisible();
  expect(scripts.filter((script) => !tools.includes(script))).toEqual([expect.stringMatching(toTop)]);
});

test("a page with islands requests the tools alone before they are in view, and React only once it is used", async ({
  page,
  baseURL,
}) => {
  const scripts = collectScripts(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await denyConsent(page);
  await page.goto(address(baseURL ?? "", "colosseum", "/"), { waitUntil: "networkidle" });
  const tools = await listIslandScripts(page, ["tools/Tools"]);
  // The hours of the day are at the top of the page.
  const isToday = expect.stringMatching(/^\/_islands\/sights-Today-\w+\.js$/);
  expect(scripts.filter((script) => !tools.includes(script))).toEqual([isToday]);
  await page.locator("[data-tab]").first().scrollIntoViewIfNeeded();
  await expect(page.getByRole("tablist")).toBeVisible();
  const isOfParts = (script: string) =>
    toTop.test(script) || /^\/_islands\/(?:TabsStart-Tabs|sights-Today)-\w+\.js$/.test(script);
  expect(scripts.filter((script) => !isOfParts(script) && !tools.includes(script))).toEqual([]);
  const loaded = scripts.length;
  await page.getByRole("link", { name: /image 1 of 2/i }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(scripts.slice(loaded).filter((script) => /gallery-Viewer|shared/.test(script))).toHaveLength(2);
});

test("a fragment opens its panel before a traveller touches the page @whole", async ({ page, baseURL }) => {
  const show = address(baseURL ?? "", "westend", "/the-lamplighters/");
  await page.goto(show);
  const fragment = await page.locator("[data-tab]", { hasText: "Venue" }).getAttribute("href");
  await page.goto("about:blank");
  await page.goto(show + fragment);
  await expect(page.getByRole("tab", { name: "Venue", selected: true })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: "Venue" })).toBeVisible();
});

test("islands that fail to load leave links that lead on, and no retries", async ({ page, baseURL }) => {
  const scripts = collectScripts(page);
  await page.route("**/_islands/**", (route) => route.abort());
  await page.goto(address(baseURL ?? "", "colosseum", "/"));
  const picture = page.getByRole("link", { name: /image 1 of 2/i });
  const large = await picture.getAttribute("href");
  const tools = await listIslandScripts(page, ["tools/Tools"]);
  const names = await page.locator("x-island").evaluateAll((all) => all.map((island) => island.getAttribute("name")));
  await picture.click();
  await page.waitForURL(large ?? "");
  const others = scripts.filter((script) => !tools.includes(script));
  for (const script of new Set(others)) {
    const islands = names.filter((name) => script.startsWith(`/_islands/${name?.replace("/", "-")}-`));
    const requests = others.filter((other) => other === script);
    expect(requests.length, script).toBeLessThanOrEqual(Math.max(1, islands.length));
  }
});

test("the files of islands are immutable, and a missing one is never cached", async ({ request, baseURL }) => {
  const { url, headers } = addressed(baseURL ?? "", "colosseum", "/");
  const html = await (await request.get(url, { headers })).text();
  const files = [...html.matchAll(/ src="(\/_islands\/[^"]+)"/g)].flatMap(([, src = ""]) => src.split(" "));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const response = await request.get(file);
    expect([response.status(), response.headers()["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  }
  const missing = await request.get("/_islands/TabsStart-Tabs-AAAAAAAA.js");
  expect([missing.status(), missing.headers()["cache-control"]]).toEqual([404, "no-store"]);
});

test("no page contains a script of Next, its data or a preload of it", async ({ request, baseURL }) => {
  for (const path of ["/", "/rome/", "/ar/rome/", "/privacy-policy/", "/no-such-page/"]) {
    const { url, headers } = addressed(baseURL ?? "", "tessera", path);
    expect(await (await request.get(url, { headers })).text()).not.toMatch(/\/_next\/|__next_f|TURBOPACK/);
  }
});

test.describe("with ISLANDS=next", () => {
  const own = useOwnSite({ ISLANDS: "next" });

  test("islands are of Next's scripts: tabs and a gallery work, without a complaint @whole", async ({ page }) => {
    const { complaints, scripts } = await observe(page);
    await visitPatiently(page, address(own.baseUrl, "colosseum", "/"));
    expect(scripts.filter((script) => script.startsWith("/_next/"))).not.toEqual([]);
    await chooseSecondTab(page);
    await page.getByRole("link", { name: /image 1 of 2/i }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
