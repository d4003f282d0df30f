import { type APIRequestContext, expect, test } from "@playwright/test";
import * as v from "valibot";
import { callsSchema, isForPage, type UpstreamCall } from "../support/upstream-calls.ts";
import { searchPrepared } from "../support/search-prepared.ts";
import { useOwnSite } from "./own-site.ts";
import { addressed, product } from "./pages.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** A separate site, so that every call in the logs is one that a test here caused. */
const own = useOwnSite();

test.beforeAll(() => searchPrepared(own.baseUrl));

async function readCalls(request: APIRequestContext, service: string) {
  return v.parse(callsSchema, await (await request.get(`${service}/__calls`)).json());
}

/** Whether a call is a search for a page. The list of all addresses, read in the background, names the fields it needs. */
function isOfPage({ path, query }: UpstreamCall): boolean {
  return path.endsWith("/documents/search") && !new URLSearchParams(query).has("fetch");
}

for (const [title, host, path, content, provider] of [
  // The second content query is for its travel guide. The last two calls are the second round: cities
  // that are near, and when its products are free. The first serve its listing and the blocks that its kind composes.
  ["a city page", "tessera", "/de/rome/", 2, 11],
  // The second content query is for the page of its sight. No other block of links is composed: they have nowhere to lead.
  // Two calls are for the collection and its sights, which structured data names. The last two are the second round: its
  // calendar, and a later one for a product that is sold out.
  ["a microsite", "colosseum", "/de/", 2, 8],
  // The second content query is for the pages around the sight. The calls are for sight, landmarks, city and currencies. One is
  // for the city's name in a shortcode, and one for the tickets amid the text.
  ["an attraction's page", "colosseum", "/de/guide/", 2, 6],
  // The second content query is for all pages of the guide. The calls are for sights, landmarks, city, categories, tickets and
  // currencies.
  ["a page of a city's guide", "tessera", "/de/rome/travel-guide/itinerary/", 2, 6],
  // The second content query is for the shows it lists. The last calls are for performances, their prices and the calendar.
  ["a show page", "westend", "/de/the-lamplighters/", 2, 5],
  // The last calls are the second round: variants, cities that are near, and free days.
  ["a page of buses", "tessera", "/de/rome/transportation/hop-on-hop-off/", 1, 8],
  ["a page of transfers", "tessera", "/de/rome/transportation/airport-transfers/", 1, 10],
  // No document is there, in German or as a redirect in English. The last calls are the second round: what is around its
  // meeting point, and similar products.
  ["a product's page", "tessera", `/de/${product}/`, 2, 8],
  // The second content query is for all stories. The calls are for the posters of those without a photograph, and for currencies.
  ["a list of news", "westend", "/de/news/", 2, 2],
  // Besides its shows it has the posters of other stories, in the second round, with the pages of its shows. One call is for the other shows.
  ["a story", "westend", "/de/news/winter-at-temple-wharf/", 3, 4],
  // The second content query is for shows that nobody sells yet, as it is on the homes below. The calls are for theatres and
  // landmarks of its city, its shows, those of other theatres, and currencies.
  ["a theatre's page", "westend", "/de/theatres/marlowe-playhouse/", 3, 5],
  // The last call reads the days of the one show without a performance in the first calendar. Another one is for tonight.
  ["a theatre home", "broadway", "/de/", 3, 7],
  ["a concert home", "vienna", "/de/", 3, 6],
  ["a show page of typed blocks", "westend", "/de/the-cartographers-daughter/", 2, 5],
  // The reviewed product, a page of its reviews, their pictures, and the calls of every page.
  ["a page of reviews", "tessera", "/de/reviews/colosseum-guided-tour/", 1, 5],
] as const) {
  test(`${title}, cold: ${content} content queries, and each provider call once @whole`, async ({ request }) => {
    const visit = async (at: string) => {
      const { url, headers } = addressed(own.baseUrl, host, at);
      // A currency of the test's own: no page that was rendered before is like it.
      const response = await request.get(url, { headers: { ...headers, cookie: "currency=ISK" } });
      return [response.status(), response.headers()["x-cache"]];
    };
    // Loads what pages share: repository, header and footer, and the addresses, which are read in the background.
    await expect(async () => expect(await visit(`/de/${crypto.randomUUID()}/`)).toEqual([404, "hit"])).toPass();
    for (const service of [own.contentUrl, own.providerUrl]) await request.delete(`${service}/__calls`);
    expect(await visit(path)).toEqual([200, "miss"]);
    const searches = (await readCalls(request, own.contentUrl)).filter(isOfPage);
    expect(searches).toHaveLength(content);
    const calls = (await readCalls(request, own.providerUrl))
      .filter(isForPage)
      .map((call) => `${call.path}?${call.query}`);
    expect(calls).toEqual([...new Set(calls)]);
    expect(calls).toHaveLength(provider);
  });
}

test("P1: a search, cold: what was found costs one provider call, and suggestions one: pages share their index @whole", async ({
  request,
}) => {
  const visit = async (at: string) => {
    const { url, headers } = addressed(own.baseUrl, "tessera", at);
    const response = await request.get(url, { headers: { ...headers, cookie: "currency=ISK" } });
    expect(response.status()).toBe(200);
  };
  // The index of the language is read behind its first search. It reads lists, and never products by their ids.
  const productCalls = async () =>
    (await readCalls(request, own.providerUrl)).filter(({ path }) => path.endsWith("/tour-groups/"));
  await visit("/de/search/?q=rom");
  await request.delete(`${own.providerUrl}/__calls`);
  await visit("/api/suggest/?q=kolosseum&locale=de");
  expect(await productCalls()).toHaveLength(1);
  // The list of all products, read in the background, is English.
  const german = (await readCalls(request, own.providerUrl)).filter(({ query }) => query.includes("language=DE"));
  expect(german).toEqual(await productCalls());
  await visit("/de/search/?q=kolosseum");
  expect(await productCalls()).toHaveLength(2);
});
