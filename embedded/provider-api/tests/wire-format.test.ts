import { sampled } from "@tessera/runtime/testing/test-scale.ts";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { routes } from "../routes.ts";
import { loadCatalog } from "../source/load-catalog.ts";
import { apiApp } from "./api-app.ts";
import { exampleCall, exampleCalls } from "./example-call.ts";
import { type Call, type Thing, answers } from "./wire-schema/answers.ts";

const now = Date.parse("2026-11-21T09:00:00Z");
const catalog = loadCatalog(new URL("../data/", import.meta.url));
const app = apiApp({ catalog, mediaBaseUrl: "http://media.test", now });

const all: Readonly<Record<Thing, readonly number[]>> = {
  product: catalog.products.entries.map(({ id }) => id),
  collection: [...catalog.collections.keys()],
  category: catalog.categories.map(({ id }) => id),
  "sub-category": catalog.categories.flatMap(({ subCategories }) => subCategories.map(({ id }) => id)),
  city: [...catalog.cities.values()].map(({ id }) => id),
  show: catalog.products.entries
    .filter(({ id, isAvailable }) => isAvailable && catalog.products.get(id)?.show !== undefined)
    .map(({ id }) => id),
  attraction: [...catalog.attractions.values()].map(({ id }) => id),
};

const markets = ["", "&language=DE&currency=JPY", "&language=AR&currency=AED", "&language=FR&currency=KWD"];

/** Lists the problems of a response; empty when it has the provider's shape. */
async function findProblems(
  route: string,
  call: Call,
  market: string,
  ids?: readonly number[],
): Promise<readonly string[]> {
  const { path, query, headers } = exampleCall(route, call, ids);
  const url = new URL(`http://provider.test${path}${query}${market}${call.limited ? "&limit=100" : ""}`);
  const response = await app.request(url.href, { headers });
  const { issues = [] } = v.safeParse(call.schema, await response.json());
  return issues.map((issue) => `${url.pathname}: ${v.getDotPath(issue)}: ${issue.message}`);
}

function batches(ids: readonly number[]): ReadonlyArray<readonly number[]> {
  return Array.from({ length: Math.ceil(ids.length / 100) }, (_, index) => ids.slice(index * 100, index * 100 + 100));
}

const live = new Set(routes.filter((route) => route.live).map(({ path }) => path));

/** Calendars of hundreds of products cost seconds: each batch of them is requested in one market only. */
function listMarkets(route: string, index: number): readonly string[] {
  return live.has(route) ? [markets[index % markets.length] ?? ""] : markets;
}

const single = Object.entries(answers).flatMap(([route, call]) => (call.id ? [{ route, call, of: all[call.id] }] : []));
const listing = Object.entries(answers).flatMap(([route, call]) =>
  call.ids ? [{ route, call, of: all[call.ids[1]] }] : [],
);

describe("D1, D4, D5: every answer has the provider's shape, with every field and no other", () => {
  it.each(exampleCalls)("$route in every market", async ({ route, call }) => {
    const problems = await Promise.all(markets.map((market) => findProblems(route, call, market)));
    expect(problems.flat()).toEqual([]);
  });

  it.each(single)(
    "$route for products all over the catalog, each in one of the markets",
    async ({ route, call, of }) => {
      const problems = await Promise.all(
        sampled(of).map((id, index) => findProblems(route, call, markets[index % markets.length] ?? "", [id])),
      );
      expect(problems.flat()).toEqual([]);
    },
  );

  it.each(listing)("$route for products all over the catalog, 100 at a time", async ({ route, call, of }) => {
    const problems = await Promise.all(
      sampled(batches(of)).flatMap((ids, index) =>
        listMarkets(route, index).map((market) => findProblems(route, call, market, ids)),
      ),
    );
    expect(problems.flat()).toEqual([]);
  });
});
