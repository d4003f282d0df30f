import { expect, type Page, test } from "@playwright/test";
import { locales } from "../../i18n/locales.ts";
import { isWhole } from "../support/test-scale.ts";
import { axeViolations, loadAxe } from "./axe.ts";
import { brokenLinks } from "./broken-links.ts";
import { loadIdleIslands, maxScriptBytes } from "./idle-islands.ts";
import { chooseLanguages } from "./choose-languages.ts";
import { listIslandScripts, observe } from "./observe.ts";
import { address, addressed, headerIslands, localePath, pages, storingIslands } from "./pages.ts";
import { untilComplete } from "./visit-patiently.ts";
import { wholeUnless } from "./whole-unless.ts";

const visited = [
  ...pages.map((page) => ({ ...page, status: 200 })),
  {
    kind: "not found",
    site: "colosseum",
    path: "/no-such-page/",
    islands: [],
    written: undefined,
    status: 404,
  },
];

/** The kinds that each run visits: those that share the fewest parts. */
const shortKinds = new Set([
  "global home",
  "city",
  "category",
  "collection",
  "experience",
  "show",
  "theatre home",
  "city guide",
  "article",
  "search",
  "reviews",
  "airport transfers",
  "plan",
  "not found",
]);

const shortLanguages = chooseLanguages(visited);

/** A desktop and a phone: a short run has either in turn. */
const widths = [1440, 390];

const visits = visited.flatMap((page, turn) =>
  Object.values(locales)
    .filter(({ code }) => page.written?.includes(code) ?? true)
    .map((locale) => ({
      ...page,
      locale,
      end: wholeUnless(locale === shortLanguages[turn] && shortKinds.has(page.kind)),
      widths: isWhole ? widths : widths.filter((_, index) => index === turn % widths.length),
    })),
);

test.describe.configure({ mode: "parallel" });

/** Visitors notice a larger cumulative layout shift. */
const maxShift = 0.05;

/** Visits of a page without a larger shift. A page that shifts by itself shifts in all of them. */
const maxVisits = 4;

/** Expectations of one visit are soft, so that a run shows every fault of a page. */
for (const { kind, site, path, status, islands: ownIslands, locale, end, widths: seen } of visits) {
  const islands = [...new Set([...ownIslands, ...headerIslands])].toSorted();
  test(`${kind} in ${locale.code}: accessible, without errors or jumps, and with the islands it needs${end}`, async ({
    page,
    baseURL,
  }) => {
    const at = localePath(locale, path);
    await untilComplete(page.request, addressed(baseURL ?? "", site, at));
    const { complaints, styleSheets, scripts, ...observed } = await observe(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(address(baseURL ?? "", site, at), {
      waitUntil: "networkidle",
    });
    expect.soft(response?.status()).toBe(status);
    await expect.soft(page.locator("html")).toHaveAttribute("lang", locale.tag);
    await expect.soft(page.locator("html")).toHaveAttribute("dir", locale.direction);
    await expect.soft(page.locator("h1")).toHaveCount(1);
    // On a busy machine a font may come after the first paint. A later visit has it at once.
    for (let visit = 1; visit < maxVisits && (await observed.layoutShift()) >= maxShift; visit += 1)
      await page.reload({ waitUntil: "networkidle" });
    expect.soft(await observed.layoutShift(), "layout shift").toBeLessThan(maxShift);
    expect.soft(await observed.islands(), "islands").toEqual(islands);
    const storing = await listIslandScripts(page, storingIslands);
    const others = listOtherScripts(scripts, islands).filter((script) => !storing.includes(script));
    expect.soft(others, "scripts").toEqual([]);
    await loadIdleIslands(page);
    expect.soft(await observed.scriptBytes(), "bytes of scripts").toBeLessThanOrEqual(maxScriptBytes);
    expect.soft(styleSheets, "style sheets").toEqual([]);
    // The pages behind links are rendered first. The conformance tests of true pages read the links of every run.
    if (isWhole) expect.soft(await brokenLinks(page), "links").toEqual([]);
    expect.soft(await deadCards(page), "cards without a target").toEqual([]);
    await expect
      .soft(page.locator("[data-product] h3 a[href*='/book/']"), "titles that lead to booking")
      .toHaveCount(0);

    await loadAxe(page);
    for (const width of seen) await lookAt(page, width);
    expect.soft(complaints, "errors").toEqual([]);
  });
}

/** Returns the words of cards that lead nowhere. */
function deadCards(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main ul > li > article, main ol > li > article")]
      .filter((card) => card.querySelector("a[href]") === null)
      .map(({ textContent }) => textContent),
  );
}

/** Returns the scripts that are of none of these islands. React is in a separate script, which no visit needs. */
function listOtherScripts(scripts: readonly string[], islands: readonly string[]): readonly string[] {
  const own = islands.map((name) => `/_islands/${name.replace("/", "-")}-`);
  return scripts.filter((script) => !own.some((start) => script.startsWith(start)));
}

async function lookAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect.soft(await axeViolations(page), `axe at ${width} px`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
}

test("styles are inline, and those of used slices only", async ({ request, baseURL }) => {
  const measureStyleSize = async (site: string, path: string) => {
    const { url, headers } = addressed(baseURL ?? "", site, path);
    const html = await (await request.get(url, { headers })).text();
    return [...html.matchAll(/<style[^>]*>[^<]*/g)].join("").length;
  };
  const [privacy, microsite] = [
    await measureStyleSize("tessera", "/privacy-policy/"),
    await measureStyleSize("colosseum", "/"),
  ];
  expect(privacy).toBeGreaterThan(0);
  expect(microsite).toBeGreaterThan(privacy);
});
