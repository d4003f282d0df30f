import { type APIRequestContext, expect, test } from "@playwright/test";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { pageAddress, pagePath } from "../../routing/page-address.ts";
import { compressedBytes, inlineStyleBytes } from "../support/compressed-bytes.ts";
import { shippedDocuments } from "../support/shipped/shipped-documents.ts";
import { isWhole } from "../support/test-scale.ts";
import { fontFiles } from "../../ui/theme/tokens.ts";
import { open, seats } from "./open-seats.ts";
import { address, addressed, languages, pages as onePerKind } from "./pages.ts";
import { untilComplete, visitPatiently } from "./visit-patiently.ts";
import { wholeUnless } from "./whole-unless.ts";

/** Bytes that a page may cost at most, compressed as a visitor receives them. */
const budget = { html: 25_000, styles: 8100 };

/** The pages of shipped documents, in three languages. */
function documentPages(): readonly { readonly site: string; readonly path: string }[] {
  const visited = new Set([locales.en, locales.de, locales.ar]);
  return shippedDocuments()
    .filter(({ type, locale }) => visited.has(locale) && type !== "redirect" && !type.startsWith("common_"))
    .flatMap(({ uid, locale }) => {
      const at = pageAddress(uid);
      return at === undefined ? [] : [{ site: at.site.name, path: pagePath(locale.code, at.path) }];
    });
}

/** Arabic needs most bytes. */
const ofKinds = onePerKind.flatMap(({ site, path }) =>
  languages.filter(({ dir }) => isWhole || dir === "rtl").map(({ prefix }) => ({ site, path: prefix + path })),
);

/** A page of every kind, and in a whole run those of all shipped documents. */
const pages = [
  ...new Map([...(isWhole ? documentPages() : []), ...ofKinds].map((page) => [page.site + page.path, page])).values(),
];

test.describe.configure({ mode: "parallel" });

for (const site of new Set(pages.map((page) => page.site))) {
  test(`no page of ${site} is over its budget of bytes, or requests a style sheet`, async ({ request, baseURL }) => {
    // The flagship has most of the pages, and renders nearly all of them here first.
    test.slow();
    for (const { path } of pages.filter((page) => page.site === site)) {
      await expectWithinBudget(request, baseURL, { site, path });
    }
  });
}

for (const prefix of ["", "/ar"]) {
  test(`the page ${prefix} of a show's chosen start is within the budget, with its seats${wholeUnless(prefix !== "")}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await open(page, baseURL, prefix);
    await expect(seats(page)).toBeAttached();
    const { pathname, search } = new URL(page.url());
    await expectWithinBudget(request, baseURL, { site: "westend", path: pathname + search });
  });
}

test("the first picture of a page is preloaded in the widths that it shows, and all others wait", async ({
  request,
  baseURL,
}) => {
  const { url, headers } = addressed(baseURL ?? "", "tessera", "/rome/");
  const html = await (await request.get(url, { headers })).text();
  const first = /<img[^>]*fetchPriority="high"[^>]*>/.exec(html)?.[0] ?? "";
  const widths = /srcSet="([^"]+)"/.exec(first)?.[1] ?? "missing";
  const preloads = [...html.matchAll(/<link rel="preload"[^>]*as="image"[^>]*>/g)].map(([link]) => link);
  expect(preloads.filter((link) => link.includes(`imageSrcSet="${widths}"`))).not.toEqual([]);
  const others = [...html.matchAll(/<img[^>]*>/g)].map(([image]) => image).filter((image) => image !== first);
  expect(others.filter((image) => !image.includes('loading="lazy"'))).toEqual([]);
});

for (const { name } of sites) {
  test(`a page of ${name} preloads the fonts that it needs, and has rules for what is fetched ahead${wholeUnless(name === "westend")}`, async ({
    page,
    baseURL,
  }) => {
    const requested = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "font") requested.add(new URL(request.url()).pathname);
    });
    await visitPatiently(page, address(baseURL ?? "", name, "/"));
    const preloads = page.locator('head > link[rel="preload"][as="font"]');
    const preloaded = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(preloaded).toContain(fontFiles.sans);
    expect(requested).toEqual(new Set(preloaded));
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
  });
}

async function expectWithinBudget(
  request: APIRequestContext,
  baseURL: string | undefined,
  { site, path }: (typeof pages)[number],
): Promise<void> {
  const { url, headers } = addressed(baseURL ?? "", site, path);
  await untilComplete(request, { url, headers });
  const html = withoutNext(await (await request.get(url, { headers })).text());
  expect.soft(html.length, `${path} is a whole page`).toBeGreaterThan(5000);
  expect.soft(compressedBytes(html), `compressed HTML of ${path}`).toBeLessThanOrEqual(budget.html);
  expect.soft(inlineStyleBytes(html), `inline styles of ${path}`).toBeLessThanOrEqual(budget.styles);
  expect.soft(html, `style sheets of ${path}`).not.toMatch(/<link[^>]*rel="stylesheet"/);
}

/** Next's scripts and flight data, which only `ISLANDS=next` sends, have no budget here. */
function withoutNext(html: string): string {
  return html
    .replaceAll(/<script[^>]*src="\/_next[^>]*><\/script>/g, "")
    .replaceAll(/<script[^>]*>\(?self\.__next[\s\S]*?<\/script>/g, "");
}
