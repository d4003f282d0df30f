import { type APIRequestContext, expect, test } from "@playwright/test";
import { beginInTheMorning } from "../support/morning-clock.ts";
import { isWhole } from "../support/test-scale.ts";
import { price, priceAge, withoutMovingParts } from "./moving-parts.ts";
import { useOwnSite } from "./own-site.ts";
import { addressed, languages, pages } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

test.describe.configure({ mode: "serial", timeout: 180_000 });

/** A separate site and provider: an outage must not reach the other tests. */
const own = useOwnSite(beginInTheMorning());

interface Visit {
  readonly site: string;
  readonly path: string;
  readonly currency: string;
}

interface RenderedVisit extends Visit {
  readonly status: number;
  /** `miss`, `hit`, `stale` or `refreshed`, and for how long it is cached. */
  readonly cache: string;
  readonly html: string;
}

/** The kinds that each run visits; a whole run visits all. */
const shortKinds = new Set(["global home", "city", "collection", "attraction", "show"]);
const visited = pages.filter(({ kind }) => isWhole || shortKinds.has(kind));

const prefixes = languages.map(({ prefix }) => prefix);
/** One of the languages, in turn; all of them in a whole run. */
const inTurn = (turn: number) => prefixes.filter((_, index) => isWhole || turn % prefixes.length === index);

const everyPage = (currency: string, choosePrefixes: (turn: number) => readonly string[]): readonly Visit[] =>
  visited.flatMap(({ site, path: name }, turn) =>
    choosePrefixes(turn).map((prefix) => ({ site, path: prefix + name, currency })),
  );

const known = everyPage("EUR", inTurn);
const withoutProducts = ({ path: name }: Visit) =>
  /privacy-policy|credits|\/(?:travel-)?guide\/|review-policy|cookies|\/news\/$/.test(name);
/** A plan names products and their starts alone. A guide has tickets amid its text, which are omitted without the provider. */
const withoutPrices = (one: Visit) => (withoutProducts(one) && !/guide/.test(one.path)) || /\/plan\//.test(one.path);
/** A country's page needs no live data: its last good values make it whole. */
const isCountry = ({ path: name }: Visit) => name.includes("/countries/");
/** Later on the same day a product's page has other deadlines and starts. */
const isTimeless = ({ path: name }: Visit) => !/-e-\d+\/$/.test(name);
const sentence = /We can’t load|Wir konnten d|تعذّر تحميل/;
/** Whether a page has a message that something is missing. The messages of islands are in their props. */
const saysSo = (html: string) => sentence.test(html.replaceAll(/ props="[^"]*"/g, ""));
/** Parts that React orders differently from one rendering to the next. */
const unordered = /<(script|style)[^]*?<\/\1>|<link rel="preload"[^>]*>/g;

async function visit(request: APIRequestContext, to: Visit): Promise<RenderedVisit> {
  const { url, headers } = addressed(own.baseUrl, to.site, to.path);
  const response = await request.get(url, { headers: { ...headers, cookie: `currency=${to.currency}` } });
  const { "x-cache": state, "cache-control": policy } = response.headers();
  const html = (await response.text()).replaceAll(unordered, "");
  return { ...to, status: response.status(), cache: `${state} ${policy?.split(",")[0]}`, html };
}

const fail = (request: APIRequestContext, fault: string) =>
  request.put(`${own.providerUrl}/__fault`, { data: { fault, forMs: 300_000 } });
const heal = (request: APIRequestContext) => request.delete(`${own.providerUrl}/__fault`);

/** Half an hour later every page is stale. Its next visit starts a new rendering, or waits for it. */
async function makeEveryPageStale(request: APIRequestContext, [first]: readonly Visit[]): Promise<void> {
  own.signal("SIGUSR2");
  if (first !== undefined)
    await expect(async () => expect((await visit(request, first)).cache).toMatch(/^(?:stale|refreshed)/)).toPass();
}

/** Each page once it has rendered again. While something fails it is provisional. */
async function renderedAgain(
  request: APIRequestContext,
  visits: readonly Visit[],
  lifetime = /^hit s-maxage=300$/,
): Promise<readonly RenderedVisit[]> {
  const rendered: RenderedVisit[] = [];
  for (const one of visits) {
    await expect(async () => expect((await visit(request, one)).cache).toMatch(lifetime)).toPass();
    rendered.push(await visit(request, one));
  }
  return rendered;
}

async function visitAll(request: APIRequestContext, visits: readonly Visit[]): Promise<readonly RenderedVisit[]> {
  const rendered: RenderedVisit[] = [];
  for (const one of visits) rendered.push(await visit(request, one));
  return rendered;
}

/** Expects an unseen page in time, without prices and with a message about it. */
async function isThereWithoutPrices(request: APIRequestContext, one: Visit): Promise<void> {
  const start = performance.now();
  const { status, html } = await visit(request, one);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect([one.path, status, price.test(html), saysSo(html)]).toEqual([one.path, 200, false, !withoutProducts(one)]);
  expect(html).toMatch(/<header[^]*<h1[^]*<footer/);
}

function hasItsPrices(rendered: RenderedVisit): void {
  const { path: at, status, html } = rendered;
  expect([at, status, price.test(html), saysSo(html)]).toEqual([at, 200, !withoutPrices(rendered), false]);
}

// Next writes this one before or after the title, whichever is ready first.
const themeColor = /<meta name="theme-color" content="[^"]*"\/>/;
/** Of each page what may not change. */
const shown = (rendered: readonly RenderedVisit[]) =>
  rendered.filter(isTimeless).map(({ path: at, status, html }) => {
    const timeless = withoutMovingParts(html.replace(themeColor, ""));
    return [at, status, themeColor.exec(html)?.[0], timeless];
  });
/** The headings of each page. Later responses of the provider may have other days. */
const outlines = (rendered: readonly RenderedVisit[]) =>
  rendered.map(({ path: at, status, html }) => [
    at,
    status,
    [...html.matchAll(/<h[1-6][^>]*>([^]*?)<\/h/g)].map(([, text]) => text),
  ]);
let before: readonly RenderedVisit[] = [];

test("every page has prices while the provider answers", async ({ request }) => {
  await visitAll(request, known);
  before = await renderedAgain(request, known);
  for (const one of before) hasItsPrices(one);
});

for (const [fault, unknown] of [
  // Each of these pages waits for eight seconds.
  ["hang", everyPage("ISK", () => ["/ar"])],
  ["500", everyPage("THB", inTurn)],
] as const) {
  test.describe(`with the provider down (${fault})${wholeUnless(fault === "500")}`, () => {
    test("a page nobody has seen is there in time, with a sentence instead of prices", async ({ request }) => {
      await fail(request, fault);
      for (const one of unknown) await isThereWithoutPrices(request, one);
    });

    test("every page that was there stays as it was, also when it renders again, and says how old its prices are", async ({
      request,
    }) => {
      await fail(request, fault);
      await request.delete(`${own.providerUrl}/__calls`);
      await makeEveryPageStale(request, known);
      expect(shown(await visitAll(request, known))).toEqual(shown(before));
      // A page that needs live data lacks it now. So it stays as it was, while others have their last good values.
      for (const { html } of await renderedAgain(request, known.filter(isCountry), /^hit s-maxage=3$/))
        expect(html).toMatch(priceAge);
      const { url, headers } = addressed(own.baseUrl, "tessera", "/og/en.jpg");
      const picture = await request.get(url, { headers });
      expect([picture.status(), picture.headers()["cache-control"]]).toEqual([200, "public, max-age=10"]);
      expect(shown(await visitAll(request, known))).toEqual(shown(before));
      expect(await (await request.get(`${own.providerUrl}/__calls`)).json()).not.toEqual([]);
    });

    test("once it is back, so are the prices", async ({ request }) => {
      await heal(request);
      const all = [...known, ...unknown];
      await makeEveryPageStale(request, all);
      await visitAll(request, all);
      const rendered = await renderedAgain(request, all);
      expect(outlines(rendered.slice(0, known.length))).toEqual(outlines(before));
      for (const one of rendered) hasItsPrices(one);
    });
  });
}
