import { expect, type Page, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { findComingDays } from "./coming-days.ts";
import { address } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

const input = (page: Page) => page.locator("#page-search");
const list = (page: Page) => page.locator("[role=listbox]:visible");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(`P1: a search with a typing error finds what was meant${wholeUnless(!javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", "/search/"));
      await input(page).fill("Colloseum");
      await page.locator("main form").getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/\/search\/\?q=Colloseum$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “Colloseum”");
      await expect(page.locator("main article").first()).toContainText("Colosseum");
      await expect(input(page)).toHaveValue("Colloseum");
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    });

    test(`P1, P2, P3, P5: results are narrowed by days and category, and sorted${wholeUnless(javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", "/search/?q=rome"));
      const listing = page.locator("[data-listing]:visible");
      const { when, name } = findComingDays();
      await listing.getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`/search/\\?q=rome&when=${when}#`));
      await listing.locator("[data-facet=category] summary").first().click();
      const category = listing.locator("[data-facet=category] input[type=radio]").nth(1);
      const value = await category.getAttribute("value");
      await category.check();
      await listing.getByRole("combobox").selectOption("price");
      if (!javaScriptEnabled) await listing.getByRole("button", { name: "Show results" }).last().click();
      for (const part of ["q=rome", `when=${when}`, `category=${value}`, "sort=price"])
        await expect(page).toHaveURL((url) => url.search.includes(part));
      await expect(listing.locator("[data-count]")).toContainText(/\d+ experiences?/);
      await expect(listing.locator("article").first()).toBeVisible();
    });

    test(`P1: where nothing is found, it says so and shows what is popular${wholeUnless(!javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", "/search/?q=zzqqxx"));
      await expect(page.getByText("Hmm, no results found.")).toBeVisible();
      await expect(page.locator("main article").first()).toBeVisible();
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(`P1: a city with two letters in each other's place is found${wholeUnless(!javaScriptEnabled)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", "/search/?q=Roem"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “Roem”");
      await expect(page.getByRole("region", { name: "Cities" }).getByRole("link", { name: "Rome" })).toBeVisible();
    });

    for (const [path, heading] of [
      ["/search/?q=What%E2%80%99s+on+in+London+tonight", "Results for “What's on in London”"],
      ["/de/search/?q=Was+l%C3%A4uft+heute+Abend+in+London", "Ergebnisse für „Was läuft in London“"],
    ] as const)
      test(`W140: ${path} finds the shows of this evening${wholeUnless(javaScriptEnabled && path.startsWith("/de/"))}`, async ({
        page,
        baseURL,
      }) => {
        await page.goto(address(baseURL ?? "", "tessera", path));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        const listing = page.locator("[data-listing]:visible");
        await expect(listing.locator("nav [aria-current]")).toHaveAttribute("href", /when=tonight/);
        await expect(listing.locator("[data-count]")).toContainText(/\d/);
      });
  });
}

for (const [site, path] of [
  ["tessera", "/no-such-page/"],
  ["westend", "/de/no-such-page/"],
  ["tessera", "/ar/no-such-page/"],
] as const)
  test(`W141: ${site} ${path} has a search and what sells${wholeUnless(path.startsWith("/ar/"))}`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(address(baseURL ?? "", site, path));
    expect(response?.status()).toBe(404);
    await expect(page.locator("input[name=q]:visible")).toHaveCount(1);
    await expect(page.locator("main article").nth(3)).toBeVisible();
    await loadAxe(page);
    expect(await axeViolations(page)).toEqual([]);
  });

test("P1: suggested products have a picture, a rating and a price", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/search/"));
  await input(page).focus();
  const product = list(page).getByRole("group", { name: "Experiences" }).getByRole("option").first();
  // Suggestions are shown without prices that are late. The next ones have them.
  await expect(async () => {
    await input(page).fill("");
    await page.keyboard.insertText("colosseum");
    await expect(product).toContainText(/\d\.\d \([\d,]+\).*from .?€\d/, { timeout: 3000 });
  }).toPass();
  await expect(product.locator("img")).toHaveJSProperty("complete", true);
  expect(await product.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("P1: by keyboard alone, to a suggestion and its page", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/search/"));
  await input(page).focus();
  // All letters at once: a list of fewer letters could be replaced while an option is chosen.
  await page.keyboard.insertText("colloseum arena");
  await expect(list(page).getByRole("option").first()).toContainText("Arena");
  await expect(page.getByRole("status").filter({ hasText: /\d+ suggestions?/ })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  const chosen = page.getByRole("option", { selected: true });
  await expect(input(page)).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
  const href = (await chosen.getAttribute("href")) ?? "";
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === href || url.pathname + url.search === href);
});

test("P1: Arabic, from the right, without its article @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/ar/search/"));
  await input(page).pressSequentially("كولوسيوم");
  await expect(list(page).getByRole("option").first()).toContainText("الكولوسيوم");
  const [box, form] = await Promise.all([list(page).boundingBox(), page.locator("main form").boundingBox()]);
  expect(Math.abs((box?.x ?? 0) - (form?.x ?? -99))).toBeLessThanOrEqual(1);
  await page.keyboard.press("Enter");
  await expect(page.locator("main article").first()).toContainText("كولوسيوم");
  await loadAxe(page);
  expect(await axeViolations(page)).toEqual([]);
});

test("P1: a site of one attraction finds its own experiences alone @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "colosseum", "/search/?q=tour"));
  const cards = page.locator("main article");
  await expect(cards.first()).toBeVisible();
  for (const text of await cards.allTextContents()) expect(text).toContain("Rome");
});

test("P1: while suggestions fail the form works", async ({ page, baseURL }) => {
  await page.route("**/api/suggest/**", (route) => route.fulfill({ status: 503 }));
  await page.goto(address(baseURL ?? "", "tessera", "/search/"));
  const failed = page.waitForResponse(/api\/suggest/);
  await input(page).pressSequentially("louver");
  await failed;
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.locator("main article").first()).toContainText("Louvre");
});

test("P1: suggestions are small, and have the headers of every response", async ({ request, baseURL }) => {
  const response = await request.get(new URL("/api/suggest/?q=rome&locale=ar", baseURL).href);
  expect(response.status()).toBe(200);
  expect((await response.body()).byteLength).toBeLessThanOrEqual(8192);
  expect(response.headers()).toMatchObject({
    "content-type": "application/json",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=60",
  });
});

for (const [site, path] of [
  ["tessera", "/"],
  ["tessera", "/de/rome/"],
  ["tessera", "/search/?q=rome"],
  ["tessera", "/privacy-policy/"],
  ["colosseum", "/"],
  ["westend", "/ar/"],
] as const) {
  test(`P1: ${site} ${path} has one search form, and the link of a phone leads to it${wholeUnless(site === "westend")}`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", site, path));
    await expect(page.locator("input[name=q]:visible")).toHaveCount(1);
    await page.locator("input[name=q]:visible").focus();
    await expect(page.getByRole("combobox").and(page.locator("input"))).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    const link = page.getByRole("banner").locator("a[href*=search]").first();
    const before = page.url();
    await link.click();
    await expect(page).not.toHaveURL(before);
    await expect(page.locator("main input[name=q]:visible")).toBeInViewport();
  });
}

test("P1: another language or currency keeps what was searched for @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/search/?q=colosseo"));
  await page.getByRole("button", { name: /^Language and currency/ }).click();
  await page.getByRole("button", { name: /^USD/ }).click();
  await expect(page).toHaveURL(/\/search\/\?q=colosseo$/);
  await page.getByRole("button", { name: /^Language and currency/ }).click();
  await page.getByRole("group").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/search\/\?q=colosseo$/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/de\/search\/$/);
});
