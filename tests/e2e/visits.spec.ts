import { expect, type Page, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { brokenLinks } from "./broken-links.ts";
import { observe } from "./observe.ts";
import { address, addressed, languages, pages } from "./pages.ts";

const visits = [
  ...pages.map((page) => ({ ...page, status: 200 })),
  { kind: "not found", site: "colosseum", path: "/no-such-page/", islands: [], status: 404 },
].flatMap((page) => languages.map((language) => ({ ...page, ...language })));

test.describe.configure({ mode: "parallel" });

/** Expectations of one visit are soft, so that a run shows every fault of a page. */
for (const { kind, site, path, status, islands, prefix, tag, dir } of visits) {
  test(`${kind} in ${tag}: accessible, without errors or jumps, and with the islands it needs`, async ({
    page,
    baseURL,
  }) => {
    const { complaints, styleSheets, ...observed } = await observe(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(address(baseURL ?? "", site, `${prefix}${path}`), { waitUntil: "networkidle" });
    expect.soft(response?.status()).toBe(status);
    await expect.soft(page.locator("html")).toHaveAttribute("lang", tag);
    await expect.soft(page.locator("html")).toHaveAttribute("dir", dir);
    await expect.soft(page.locator("h1")).toHaveCount(1);
    expect.soft(await observed.layoutShift(), "layout shift").toBeLessThan(0.05);
    expect.soft(await observed.islands(), "islands").toEqual(islands);
    expect.soft(styleSheets, "style sheets").toEqual([]);
    expect.soft(await brokenLinks(page), "links").toEqual([]);

    await loadAxe(page);
    await lookAt(page, 1440);
    await lookAt(page, 390);
    expect.soft(complaints, "errors").toEqual([]);
  });
}

async function lookAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await axeViolations(page), `axe at ${width} px`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
}

test("styles are inline, and those of used slices only", async ({ request, baseURL }) => {
  const sizeOf = async (site: string, path: string) => {
    const { url, headers } = addressed(baseURL ?? "", site, path);
    const html = await (await request.get(url, { headers })).text();
    return [...html.matchAll(/<style[^>]*>[^<]*/g)].join("").length;
  };
  const [privacy, microsite] = [await sizeOf("tessera", "/privacy-policy/"), await sizeOf("colosseum", "/")];
  expect(privacy).toBeGreaterThan(0);
  expect(microsite).toBeGreaterThan(privacy);
});
