import path from "node:path";
import { pathToFileURL } from "node:url";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { freePorts } from "../support/free-ports.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { addressed, languages, pages } from "./pages.ts";

test.describe.configure({ mode: "serial", timeout: 180_000 });

/** A site of its own, provider and all: an outage must not reach the other tests. */
let site: Site | undefined;
let baseUrl = "";
let providerUrl = "";

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const [port, contentPort, providerPort] = await freePorts();
  const clock = pathToFileURL(path.resolve("tests/support/clock-ahead.mjs")).href;
  site = await startSite({ port, contentPort, providerPort }, { NODE_OPTIONS: `--import ${clock}` });
  baseUrl = `http://localhost:${port}`;
  providerUrl = `http://localhost:${providerPort}`;
});

test.afterAll(() => site?.stop());

interface Visit {
  readonly site: string;
  readonly path: string;
  readonly currency: string;
}

interface Drawn extends Visit {
  readonly status: number;
  /** `MISS`, `HIT` or `STALE`, and for how long it is kept. */
  readonly cache: string;
  readonly html: string;
}

const everyPage = (currency: string): readonly Visit[] =>
  pages.flatMap((page) => languages.map(({ prefix }) => ({ site: page.site, path: prefix + page.path, currency })));

const known = everyPage("EUR");
const withoutPrices = ({ path: name }: Visit) => /privacy-policy|credits/.test(name);
const sentence = /We could not load|Wir konnten d|تعذّر تحميل/;
/** What React puts in another order from one drawing to the next. */
const unordered = /<(script|style)[^]*?<\/\1>|<link rel="preload"[^>]*>/g;
const price = /<div class="[^"]*tabular">/;

async function visit(request: APIRequestContext, to: Visit): Promise<Drawn> {
  const { url, headers } = addressed(baseUrl, to.site, to.path);
  const answer = await request.get(url, { headers: { ...headers, cookie: `currency=${to.currency}` } });
  const { "x-nextjs-cache": state, "cache-control": kept } = answer.headers();
  const html = (await answer.text()).replaceAll(unordered, "");
  return { ...to, status: answer.status(), cache: `${state} ${kept?.split(",")[0]}`, html };
}

const fail = (request: APIRequestContext, fault: string) =>
  request.put(`${providerUrl}/__fault`, { data: { fault, forMs: 300_000 } });
const heal = (request: APIRequestContext) => request.delete(`${providerUrl}/__fault`);

/** Two hours later every page is due: its next visit is served what is there, and has it drawn anew. */
async function everyPageIsDue(request: APIRequestContext, [first]: readonly Visit[]): Promise<void> {
  site?.signal("SIGUSR2");
  if (first !== undefined)
    await expect(async () => expect((await visit(request, first)).cache).toMatch(/^STALE/)).toPass();
}

/** Each page once it was drawn anew, and successfully: where drawing fails the old one is kept for seconds only. */
async function drawnAnew(request: APIRequestContext, visits: readonly Visit[]): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = [];
  for (const one of visits) {
    await expect(async () => expect((await visit(request, one)).cache).toBe("HIT s-maxage=300")).toPass();
    drawn.push(await visit(request, one));
  }
  return drawn;
}

async function visitAll(request: APIRequestContext, visits: readonly Visit[]): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = [];
  for (const one of visits) drawn.push(await visit(request, one));
  return drawn;
}

function hasItsPrices(drawn: Drawn): void {
  const { path: at, status, html } = drawn;
  expect([at, status, price.test(html), sentence.test(html)]).toEqual([at, 200, !withoutPrices(drawn), false]);
}

/** Of each page what may not change. */
// Next writes this one before or after the title, whichever is ready first.
const themeColor = /<meta name="theme-color" content="[^"]*"\/>/;
const shown = (drawn: readonly Drawn[]) =>
  drawn.map(({ path: at, status, html }) => [at, status, themeColor.exec(html)?.[0], html.replace(themeColor, "")]);
let before: readonly Drawn[] = [];

test("every page has prices while the provider answers", async ({ request }) => {
  await visitAll(request, known);
  before = await drawnAnew(request, known);
  for (const one of before) hasItsPrices(one);
});

for (const [fault, currency] of [
  ["hang", "ISK"],
  ["500", "THB"],
] as const) {
  test.describe(`with the provider down (${fault})`, () => {
    const unknown = everyPage(currency);

    test("a page nobody has seen is there in time, with a sentence instead of prices", async ({ request }) => {
      await fail(request, fault);
      for (const one of unknown) {
        const start = performance.now();
        const { status, html } = await visit(request, one);
        expect(performance.now() - start).toBeLessThan(10_000);
        expect([one.path, status, price.test(html), sentence.test(html)]).toEqual([
          one.path,
          200,
          false,
          !withoutPrices(one),
        ]);
        expect(html).toMatch(/<header[^]*<h1[^]*<footer/);
      }
    });

    test("every page that was there stays as it was, also drawn anew", async ({ request }) => {
      await fail(request, fault);
      await request.delete(`${providerUrl}/__calls`);
      await everyPageIsDue(request, known);
      expect(shown(await visitAll(request, known))).toEqual(shown(before));
      expect(shown(await drawnAnew(request, known))).toEqual(shown(before));
      expect(await (await request.get(`${providerUrl}/__calls`)).json()).not.toEqual([]);
    });

    test("once it is back, so are the prices", async ({ request }) => {
      await heal(request);
      const all = [...known, ...unknown];
      await everyPageIsDue(request, all);
      await visitAll(request, all);
      const drawn = await drawnAnew(request, all);
      expect(shown(drawn.slice(0, known.length))).toEqual(shown(before));
      for (const one of drawn) hasItsPrices(one);
    });
  });
}
