import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { storageKeys } from "../../storage/storage-keys.ts";
import { axeViolations, loadAxe } from "./axe.ts";
import { address, oneInThree, pages } from "./pages.ts";

const city = "/rome/?ci=7&cm=spring";

/** Names that need no consent. */
const essential: ReadonlySet<string> = new Set(
  Object.entries(storageKeys).flatMap(([name, { category }]) => (category === "essential" ? [name] : [])),
);

/** Returns the names of all that a browser stores for the site and for others. */
async function storedBy(page: Page, context: BrowserContext): Promise<readonly string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  return [...cookies, ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))];
}

/** Collects the hosts of requests that are not the site's. */
function watchOthers(page: Page): readonly string[] {
  const others: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !/(?:^|\.)localhost$/.test(hostname)) others.push(hostname);
  });
  return others;
}

const banner = (page: Page) => page.getByRole("region", { name: "Cookie settings" });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

test.describe.configure({ mode: "parallel" });

for (const { kind, site, path } of oneInThree(pages, 0)) {
  test(`P35, X24: ${kind} stores nothing that needs consent, and requests nothing of others, before consent`, async ({
    page,
    context,
    baseURL,
  }) => {
    const others = watchOthers(page);
    const url = new URL(address(baseURL ?? "", site, path));
    url.searchParams.set("ci", "7");
    await page.goto(url.href, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 3000);
    expect((await storedBy(page, context)).filter((name) => !essential.has(name))).toEqual([]);
    expect(others).toEqual([]);
  });
}

for (const { kind, site, path } of oneInThree(pages, 1)) {
  test(`C20, P35, X24: ${kind} stores only what is essential after allow all and a withdrawal, and after deny all`, async ({
    page,
    context,
    baseURL,
  }) => {
    const others = watchOthers(page);
    const url = new URL(address(baseURL ?? "", site, path));
    url.searchParams.set("ci", "7");
    await page.goto(url.href);
    await press(page, "Allow all");
    await expect.poll(() => storedBy(page, context)).toEqual(expect.arrayContaining(["sandbox-id", "attribution"]));
    await page.goto(address(baseURL ?? "", site, "/cookies/"));
    await press(page, "Deny all");
    const needingConsent = async () => (await storedBy(page, context)).filter((name) => !essential.has(name));
    await expect.poll(needingConsent).toEqual([]);
    await page.goto(url.href, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 3000);
    expect([await needingConsent(), others]).toEqual([[], []]);
    await expect(banner(page)).toBeHidden();
  });
}

test("C20: the banner comes after three seconds, moves nothing, and is reached by the tab key", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  await expect(banner(page)).toBeHidden();
  const before = await page.locator("h1").boundingBox();
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(3000);
  expect(await page.locator("h1").boundingBox()).toEqual(before);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  const focused = page.locator(":focus");
  for (const name of ["Skip to content", "Manage preferences", "Allow all", "Deny all"]) {
    await page.keyboard.press("Tab");
    await expect(focused).toHaveText(name);
  }
  // It is no trap, and what has the focus is not behind it.
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

test("C20, P35: after deny all nothing more is stored or loaded, and consent is not requested again", async ({
  page,
  context,
  baseURL,
}) => {
  const others = watchOthers(page);
  await page.goto(address(baseURL ?? "", "tessera", city));
  await press(page, "Deny all");
  await expect(page.getByText("Your choice is saved.")).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(3500);
  await expect(banner(page)).toBeHidden();
  expect([await storedBy(page, context), others]).toEqual([["consent"], []]);
});

test("P35, D32: after allow all and a withdrawal in the footer's settings all that was set is gone", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(address(baseURL ?? "", "tessera", city));
  await press(page, "Allow all");
  await expect.poll(() => storedBy(page, context)).toEqual(["consent", "sandbox-id", "attribution"]);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
  await link.click();
  await page.waitForURL(/\/cookies\//);
  await expect(page.getByRole("checkbox", { name: /^Measurement/ })).toBeChecked();
  const names = await page.getByRole("rowheader").allTextContents();
  expect((await storedBy(page, context)).filter((name) => !names.includes(name))).toEqual([]);
  await page.evaluate(() => {
    document.cookie = "_partner=1; Path=/";
  });
  await press(page, "Deny all");
  await expect(page.getByRole("status").getByText("Your choice is saved.")).toBeVisible();
  expect((await storedBy(page, context)).filter((name) => !essential.has(name))).toEqual([]);
});

test("X24, H29: what is measured is reported to the site itself once the page is hidden", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
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

  test("P35: the settings say that there is nothing to choose, and list what is stored", async ({ page, baseURL }) => {
    await page.goto(address(baseURL ?? "", "tessera", "/cookies/"));
    await expect(page.getByText("JavaScript is off in your browser.")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await expect(page.getByRole("rowheader", { name: "currency" })).toBeVisible();
  });
});
