import { expect, test } from "@playwright/test";
import { address, addressed, product } from "./pages.ts";

const phone = { width: 390, height: 844 };

test("A2, W146: a card leads to its product's page, whose calendar leads to the panel of a day", async ({
  page,
  baseURL,
}) => {
  await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
  await page.locator("main [data-product] a[href*='-e-']").first().click();
  await page.waitForURL(/-e-\d+\/$/);
  // On a desktop the button fills its box, in a separate line below the price.
  const button = page.locator("#booking").getByRole("button", { name: "Choose a date" });
  const price = page.locator("#booking p:has(bdi)").first();
  const [{ y = 0, width = 0 }, above] = [(await button.boundingBox()) ?? {}, await price.boundingBox()];
  expect(width).toBeGreaterThan(280);
  expect(y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await button.click();
  await page.locator("#dates td a:visible").first().click();
  await expect(page).toHaveURL(/\?date=\d{4}-\d{2}-\d{2}#booking$/);
});

test("X1, X4: a day that is chosen beside the prices has its own deadline, prices and booking, without script", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address(baseURL ?? "", "tessera", `/${product}/`));
  const deadline = page.locator("li", { hasText: "Free cancellation until" }).first();
  const before = await deadline.textContent();
  const other = page.getByRole("navigation", { name: "Next available dates" }).getByRole("link").nth(2);
  const day = (await other.textContent()) ?? "";
  await other.click();
  await expect(page).toHaveURL(/\?date=[\d-]+#prices$/);
  await expect(deadline).toContainText(`for ${day},`);
  expect(await deadline.textContent()).not.toBe(before);
  await expect(page.locator("#prices")).toContainText(`For ${day},`);
  const date = new URL(page.url()).searchParams.get("date");
  await expect(page.locator("#booking [data-book]").first()).toHaveAttribute("href", new RegExp(`date=${date}`));
  await page.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("C21, C23: a variant with its day leads to the step select/pax, and price and button stay at the bottom", async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", "tessera", `/${product}/`));
    // A variant and a day are chosen in one step.
    const both = page.locator("#options td a:visible").first();
    expect(await both.getAttribute("href")).toMatch(/\/select\/pax\/\?date=[\d-]+&variantId=\d+$/);
    await both.scrollIntoViewIfNeeded();
    const button = page.locator("button[popovertarget=dates]:visible");
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    expect(box?.y ?? 0).toBeGreaterThan(phone.height / 2);
  });

  test("no part of the page is wider than 320 px, with the longest prices @whole", async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const url = address(baseURL ?? "", "tessera", `/${product}/`);
    await context.addCookies([{ name: "currency", value: "IDR", url }]);
    await page.goto(url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

/** Products of one small photograph, of a high one, and of two. The words of an address lead to those of the product. */
for (const id of [50017, 50071, 50001]) {
  test(`W130: a gallery has photographs alone, none wider than its original: ${id} @whole`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", "tessera", `/experience-e-${id}/`));
    const pictures = page.locator("a[data-picture] img");
    await expect(pictures.first()).toBeVisible();
    const drawn = await pictures.evaluateAll(
      (images) => images.filter((image) => !image.hasAttribute("srcset")).length,
    );
    expect(drawn).toBe(0);
    for (const width of [390, 767, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const enlarged = await pictures.evaluateAll((images) =>
        images.flatMap((image) => {
          const widths = [...(image.getAttribute("srcset") ?? "").matchAll(/ (\d+)w/g)].map(([, px]) => Number(px));
          return widths.length > 0 && image.clientWidth > Math.max(...widths) ? [image.clientWidth] : [];
        }),
      );
      expect.soft(enlarged, `enlarged at ${width}`).toEqual([]);
    }
  });
}

test("B9: other words are a permanent redirect that keeps the query; no such product is a 404", async ({
  request,
  baseURL,
}) => {
  const visit = async (path: string) => {
    const { url, headers } = addressed(baseURL ?? "", "tessera", path);
    const response = await request.get(url, { headers, maxRedirects: 0 });
    return [response.status(), response.headers()["location"]];
  };
  expect(await visit(`/de/other-words-e-50002/?ci=7`)).toEqual([308, `/de/${product}/?ci=7`]);
  expect(await visit("/no-such-tour-e-99999999/")).toEqual([404, undefined]);
});

test("B4: the sitemap of the flagship has the page in the languages of the product, other hosts' sitemaps do not @whole", async ({
  request,
  baseURL,
}) => {
  const requestSitemap = async (site: string) => {
    const { url, headers } = addressed(baseURL ?? "", site, "/sitemap.xml");
    return (await request.get(url, { headers })).text();
  };
  const flagship = await requestSitemap("tessera");
  expect(flagship).toContain(`<loc>https://www.tessera.example/de/${product}/</loc>`);
  expect(flagship).toContain(`<loc>https://www.tessera.example/pl/${product}/</loc>`);
  expect(await requestSitemap("colosseum")).not.toContain(product);
});

test("B4: the page counts for the flagship, on every host @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "colosseum", `/pl/${product}/`));
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", `https://www.tessera.example/pl/${product}/`);
});

for (const prefix of ["", "/de", "/ar"]) {
  test(`C22, D17: bottom bar and histogram fit a phone at twice the text size: ${prefix}/ @whole`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(address(baseURL ?? "", "tessera", `${prefix}/${product}/`));
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    const bar = page.locator("main div:has(> div > button[popovertarget=dates]):visible");
    const parts = bar.or(page.locator("main dl:has(dd .tabular)"));
    await expect(parts).toHaveCount(2);
    const outside = await parts.locator(":scope, :scope *:not(.visually-hidden)").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isCut = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
        return isCut || left < 0 || right > innerWidth ? [element.textContent] : [];
      }),
    );
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    const { height = Infinity } = (await bar.boundingBox()) ?? {};
    expect(height, "the bar leaves room to read").toBeLessThanOrEqual(phone.height / 3);
  });
}
