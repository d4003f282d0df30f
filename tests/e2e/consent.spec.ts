import { expect, type Page, test } from "@playwright/test";
import { cacheFonts } from "./cache-fonts.ts";
import { locales } from "../../i18n/locales.ts";
import { axeViolations, loadAxe } from "./axe.ts";
import { useOwnSite } from "./own-site.ts";
import { address, pages } from "./pages.ts";
import { partnerEnvironment, routePartner, storedBy } from "./partner.ts";
import { wholeUnless } from "./whole-unless.ts";

const city = "/rome/?ci=7&cm=spring";

/** With a partner, so that there is something that must not load. */
const own = useOwnSite(partnerEnvironment);

const missing = { kind: "missing page", site: "tessera", path: "/no-such-page/", islands: [] };

/** The kinds that each run visits: most islands of the project are on these. */
const shortKinds = new Set(["search"]);

/** Collects the addresses of requests that are not the site's own, frames included. */
function watchOthers(page: Page, site: string): string[] {
  const { origin: ours } = new URL(address(own.baseUrl, site, "/"));
  const others: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== ours) others.push(href);
  });
  return others;
}

/** Names that a visit stores without consent: a product's page, that it was viewed. */
const storedByVisit = (islands: readonly string[]) => (islands.includes("tools/Visit") ? ["viewed"] : []);

const banner = (page: Page) => page.getByRole("region", { name: "Cookie settings" });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Waits until everything that a page starts by itself has started: the banner after 3 s is the last. */
async function untilAllStarted(page: Page): Promise<void> {
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(3500);
  await page.waitForLoadState("networkidle");
}

/** Expects what a browser stores. An island of the page may store its entry later. */
async function expectStored(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(() => storedBy(page, page.context())).toEqual(names);
}

for (const { kind, site, path, islands } of [...pages, missing]) {
  test(`P35, X24: ${kind} stores nothing that needs consent, and requests nothing of others, before consent${wholeUnless(shortKinds.has(kind))}`, async ({
    page,
  }) => {
    const others = watchOthers(page, site);
    const url = new URL(address(own.baseUrl, site, path));
    url.searchParams.set("ci", "7");
    await page.goto(url.href);
    await untilAllStarted(page);
    // The settings are the question themselves.
    await expect(banner(page)).toHaveCount(kind === "cookie settings" ? 0 : 1);
    await expectStored(page, storedByVisit(islands));
    expect(others).toEqual([]);
  });
}

for (const { kind, site, path, islands } of [...pages, missing]) {
  test(`C20, P35, X24: ${kind} stores only what is essential after allow all and a withdrawal, and after deny all${wholeUnless(kind === "show")}`, async ({
    page,
    context,
  }) => {
    await routePartner(context);
    const url = new URL(address(own.baseUrl, site, path));
    url.searchParams.set("ci", "7");
    await page.goto(url.href);
    await press(page, "Allow all");
    const allowed = ["_partner", "attribution", "partner-script", "sandbox-id"];
    await expect.poll(() => storedBy(page, context)).toEqual(expect.arrayContaining(allowed));
    const settings = await context.newPage();
    await settings.goto(address(own.baseUrl, site, "/cookies/"));
    const reloaded = page.waitForEvent("load");
    await press(settings, "Deny all");
    await reloaded;
    const others = watchOthers(page, site);
    const kept = ["consent", ...storedByVisit(islands)];
    await expectStored(page, kept);
    await page.reload();
    await untilAllStarted(page);
    await expectStored(page, kept);
    expect(others).toEqual([]);
    await expect(banner(page)).toBeHidden();
  });
}

test("C20: the banner comes after three seconds, moves nothing, and is reached by the tab key", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { requested, release } = await holdBanner(page);
  await page.goto(address(own.baseUrl, "tessera", "/rome/"));
  await requested;
  // On the first screen it would hide the first price.
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  const before = await page.locator("h1").boundingBox();
  await expect(banner(page)).toBeHidden();
  release();
  await expect(banner(page)).toBeVisible();
  // Timers of a browser are exact to a millisecond.
  expect(await page.evaluate(readRequestTime)).toBeGreaterThan(2998);
  expect(await page.locator("h1").boundingBox()).toEqual(before);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  const focused = page.locator(":focus");
  for (const name of ["Skip to content", "Manage preferences", "Allow all", "Deny all"]) {
    await page.keyboard.press("Tab");
    await expect(focused).toHaveText(name);
  }
  // It does not trap the focus, and does not cover the focused element.
  await page.keyboard.press("Tab");
  expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
  await link.focus();
  const [top, end] = await Promise.all([
    banner(page).evaluate((element) => element.getBoundingClientRect().top),
    link.evaluate((element) => element.getBoundingClientRect().bottom),
  ]);
  expect(end).toBeLessThanOrEqual(top);
});

/** Holds the banner back until `release` is called. On a busy machine a page may take longer than three seconds. */
async function holdBanner(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const requested = page.waitForRequest("**/api/consent/**");
  await page.route("**/api/consent/**", async (route) => {
    await released;
    await route.continue();
  });
  return { requested, release };
}

/** Returns the milliseconds from the start of a page to the request of its banner; 0 without any. */
function readRequestTime(): number {
  const requested = performance.getEntriesByType("resource").find(({ name }) => name.includes("/api/consent/"));
  return requested?.startTime ?? 0;
}

const phone = { width: 390, height: 844 };

/** Kinds that sell something on the first screen, and those with a bar at the bottom. */
const phoneKinds = new Set([
  "global home",
  "city",
  "category",
  "collection",
  "experience",
  "show",
  "theatre home",
  "search",
]);

/** Those of `npm test`: a list, and the two bars. */
const usualKinds = new Set(["experience"]);

/** Scrolls to where the banner hides nothing, and returns its height and the lines of its text. */
async function measureBanner(page: Page, url: string) {
  await page.goto(url);
  const shown = page.locator("section[aria-label][tabindex='-1']:has([data-choice])");
  await expect(shown).toHaveCount(1);
  await page.mouse.wheel(0, 700);
  await expect(shown).toBeVisible();
  return shown.evaluate((element) => {
    const text = element.querySelector("p");
    const lineHeight = Number.parseFloat(text === null ? "" : getComputedStyle(text).lineHeight);
    const textHeight = text?.getBoundingClientRect().height ?? 0;
    return { height: element.getBoundingClientRect().height, lines: Math.round(textHeight / lineHeight) };
  });
}

for (const { code } of Object.values(locales)) {
  test(`W144: in ${code} the banner has two lines at most, and 15 % of a phone, in its own face and another${wholeUnless(code === "de")}`, async ({
    page,
  }) => {
    const url = address(own.baseUrl, "tessera", code === "en" ? "/rome/" : `/${code}/rome/`);
    await cacheFonts(page, url);
    for (const face of ["its own face", "the fallback face"]) {
      if (face === "the fallback face") await page.route("**/*.woff2", (route) => route.abort());
      for (const size of [phone, { width: 1440, height: 900 }]) {
        await page.setViewportSize(size);
        const { height, lines } = await measureBanner(page, url);
        expect.soft(lines, `${face} at ${size.width}`).toBeLessThanOrEqual(2);
        expect.soft(height, `${face} at ${size.width}`).toBeLessThanOrEqual(phone.height * 0.15);
      }
    }
  });
}

for (const { kind, site, path } of pages.filter(({ kind: each }) => phoneKinds.has(each))) {
  test(`W144: on a phone the banner hides no first price of ${kind}, and with a bar has a quarter at most${wholeUnless(usualKinds.has(kind))}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const url = address(own.baseUrl, site, path);
    await cacheFonts(page, url);
    await page.goto(url);
    await expect(page.locator("[data-choice=none]")).toHaveCount(1);
    const price = page.locator("main bdi", { hasText: /\d/ }).and(page.locator(":visible")).first();
    const first = (await price.count()) === 0 ? null : await price.boundingBox();
    const box = await banner(page)
      .boundingBox({ timeout: 1000 })
      .catch(() => null);
    const isHidden = first !== null && box !== null && first.y + first.height > box.y && first.y < phone.height;
    expect(isHidden, `the first price is at ${first?.y}, the banner at ${box?.y}`).toBe(false);
    await page.mouse.wheel(0, 700);
    await expect(banner(page)).toBeVisible();
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll("main *, section")]
        .filter((each) => getComputedStyle(each).position === "fixed" && each.checkVisibility())
        .map((each) => each.getBoundingClientRect())
        .filter(({ bottom: end, top: start }) => end > innerHeight / 2 && start < innerHeight)
        .reduce((most, { top: start }) => Math.max(most, innerHeight - start), 0),
    );
    expect(covered).toBeLessThanOrEqual(phone.height * 0.25);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const strip = await page.evaluate(() => {
      const { bottom: end } = [...document.querySelectorAll("footer")].at(-1)?.getBoundingClientRect() ?? { bottom: 0 };
      return innerHeight - end;
    });
    expect(strip).toBeLessThanOrEqual(1);
  });
}

test("W144: Global Privacy Control denies without a question, and the settings say so", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto(address(own.baseUrl, "tessera", city));
  await untilAllStarted(page);
  await expect(banner(page)).toHaveCount(0);
  await expectStored(page, []);
  await page.goto(address(own.baseUrl, "tessera", "/cookies/"));
  await expect(page.getByText("Your browser sends Global Privacy Control.")).toBeVisible();
});

test("C20, P35: after deny all nothing more is stored or loaded, and consent is not requested again @whole", async ({
  page,
}) => {
  const others = watchOthers(page, "tessera");
  await page.goto(address(own.baseUrl, "tessera", city));
  await press(page, "Deny all");
  await expect(page.getByText("Your choice has been saved.")).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await untilAllStarted(page);
  await expect(banner(page)).toBeHidden();
  await expectStored(page, ["consent"]);
  expect(others).toEqual([]);
});

test("P35, D32: the settings in the footer list all that is stored after allow all, and a withdrawal there removes it @whole", async ({
  page,
  context,
}) => {
  await routePartner(context);
  await page.goto(address(own.baseUrl, "tessera", city));
  await press(page, "Allow all");
  const registered = ["attribution", "consent", "partner-script", "sandbox-id"];
  await expect.poll(() => storedBy(page, context)).toEqual(["_partner", ...registered]);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
  await link.click();
  await page.waitForURL(/\/cookies\//);
  await expect(page.getByRole("checkbox", { name: /^Measurement/ })).toBeChecked();
  expect(await page.getByRole("rowheader").allTextContents()).toEqual(expect.arrayContaining(registered));
  await press(page, "Deny all");
  await expect(page.getByRole("status").getByText("Your choice has been saved.")).toBeVisible();
  await expectStored(page, ["consent"]);
});

test("X24, H29: what is measured is reported to the site itself once the page is hidden", async ({ page }) => {
  await page.goto(address(own.baseUrl, "tessera", "/rome/"));
  await press(page, "Allow all");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("sandbox-id"))).not.toBeNull();
  const reported = page.waitForResponse(/\/api\/measurements\//);
  // The requests of a page that ends are seen by nobody.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await reported).ok()).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("P35: the settings say that there is nothing to choose, and list what is stored", async ({ page }) => {
    await page.goto(address(own.baseUrl, "tessera", "/cookies/"));
    await expect(page.getByText("JavaScript is turned off,")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await expect(page.getByRole("rowheader", { name: "currency" })).toBeVisible();
  });
});
