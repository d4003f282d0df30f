import { describe, expect, it, vi } from "vitest";
import { registries } from "../../../app/_composition/registries.ts";
import { createPlacePages } from "../../../endpoints/addresses/shared-place-pages.ts";
import type { ResourceName } from "../../../catalog/snapshot/table.ts";
import en from "../../../i18n/messages/en.json";
import { isWhole } from "../../support/test-scale.ts";
import { renderPath } from "./render-path.tsx";
import { type Fault, faults, startFaultyProvider } from "./start-faulty-provider.ts";
import { shippedContentClient } from "./shipped-content-client.ts";

// Outside of Next islands are plain components: these render what the server would, without what their code adds.
vi.mock("../../../framework/islands/island.tsx", () => {
  const Children = ({ children }: { readonly children: unknown }) => children;
  return { island: () => Children, enhanced: () => Children };
});

const [content, clientWith] = await Promise.all([shippedContentClient(), startFaultyProvider()]);
const placePages = createPlacePages({
  content,
  pageTypes: registries.pageTypes,
  ttlMs: Infinity,
  invalidatePages: () => {},
}).of;
const failing: readonly Fault[] = faults.filter((fault) => fault !== "slow");
const { unavailable } = en.listing;
const { priceUnavailable } = en.show;

interface PageCase {
  readonly kind: string;
  readonly host: string;
  readonly path: readonly string[];
  /** The provider resources it reads first. */
  readonly reads: readonly ResourceName[];
  /** Those it reads once it has others: none of them where every call goes wrong. */
  readonly readsNext?: readonly ResourceName[];
  /** Its sentences in place of prices while the provider is down, repeated as often as they appear. */
  readonly says: readonly string[];
}

const pages: readonly PageCase[] = [
  {
    kind: "global home",
    host: "tessera.localhost",
    path: [],
    reads: ["banners", "categories", "cities", "collections", "currencies", "products", "rankings"],
    says: [unavailable, unavailable],
  },
  {
    kind: "city",
    host: "tessera.localhost",
    path: ["rome"],
    reads: [
      "categories",
      "categoryRankings",
      "cities",
      "collectionReviews",
      "collections",
      "currencies",
      "products",
      "rankings",
      "topCollections",
    ],
    readsNext: ["nearbyCities", "nextAvailable"],
    // Its one list with filters: other blocks of data are not there without data.
    says: [unavailable],
  },
  { kind: "content", host: "tessera.localhost", path: ["privacy-policy"], reads: ["cities", "currencies"], says: [] },
  {
    kind: "collection",
    host: "colosseum.localhost",
    path: [],
    // Its site has no other page of a place: no block of links to one is composed.
    reads: [
      "cities",
      "collectionPois",
      "collectionReviews",
      "collections",
      "currencies",
      "pois",
      "products",
      "rankings",
    ],
    // The list that its editor wrote, in place of the one of its kind.
    says: [unavailable],
  },
  {
    kind: "show",
    host: "westend.localhost",
    path: ["the-lamplighters"],
    reads: ["calendars", "cities", "currencies", "inventories", "products", "slots"],
    says: [priceUnavailable, unavailable],
  },
  {
    kind: "theatre home",
    host: "westend.localhost",
    path: [],
    reads: ["cities", "collectionReviews", "collections", "currencies", "products", "rankings"],
    says: [unavailable],
  },
];

interface CallCase {
  readonly what: ResourceName;
  readonly affects: (path: string) => boolean;
}

const calls: readonly CallCase[] = [
  { what: "banners", affects: (path) => path === "/api/v2/banners/" },
  { what: "products", affects: (path) => path === "/api/tours/v6/tour-groups/" },
  { what: "rankings", affects: (path) => path.includes("/list-by/collection/") },
  { what: "cities", affects: (path) => path.endsWith("/list-by/category/1/") },
  { what: "categoryRankings", affects: (path) => path.endsWith("/list-by/category/6/") },
  { what: "categories", affects: (path) => path === "/api/v2/category/" },
  { what: "collections", affects: (path) => path === "/api/tours/v1/collection/" },
  { what: "topCollections", affects: (path) => path === "/api/v1/collection/top/list/" },
  { what: "collectionReviews", affects: (path) => /\/collection\/\d+\/reviews$/.test(path) },
  { what: "collectionPois", affects: (path) => /\/collection\/\d+\/pois\/?$/.test(path) },
  { what: "pois", affects: (path) => path.startsWith("/api/v1/pois") },
  { what: "currencies", affects: (path) => path.startsWith("/api/v1/currency/") },
  { what: "slots", affects: (path) => path.includes("/slots/get/") },
  { what: "inventories", affects: (path) => /\/v6\/tour-groups\/\d+\/inventories\/$/.test(path) },
  { what: "nearbyCities", affects: (path) => path.endsWith("/nearby-cities") },
  { what: "nextAvailable", affects: (path) => path === "/api/v7/tour-groups/calendar/" },
  { what: "calendars", affects: (path) => path === "/api/v7/tour-groups/calendar/" },
];

const renderCase = ({ host, path }: PageCase, fault: Fault, affects: CallCase["affects"]) =>
  renderPath(host, path, { content, placePages, provider: clientWith(fault, affects) });

const price = /<bdi[^>]*>[€£]/;
const sentences = (html: string) => [...html.matchAll(/We can’t load [^<]*/g)].map(([sentence]) => sentence).toSorted();

/** The calls that a page makes: it reads nothing else. */
function listPageCalls({ reads, readsNext = [] }: PageCase): readonly CallCase[] {
  const all = new Set([...reads, ...readsNext]);
  return calls.filter(({ what }) => all.has(what));
}

/**
 * Lists the faults of a call that are tried. A short run shares them out among the calls: the client turns each fault
 * into the same failure.
 */
function listTried(call: CallCase): readonly Fault[] {
  const turn = calls.indexOf(call) % failing.length;
  return isWhole ? failing : failing.slice(turn, turn + 1);
}

/** Whether a fault of a call is tried on this page: pages with that call have faults in turn. */
function isTried(page: PageCase, { what }: CallCase, fault: Fault): boolean {
  const readers = pages.filter((other) => listPageCalls(other).some((call) => call.what === what));
  return isWhole || readers[failing.indexOf(fault) % readers.length] === page;
}

/** The faults that a page has with the whole provider: a short run shares them out among the pages. */
const wholeFaults = (page: PageCase) =>
  failing.filter((_, index) => isWhole || (index - pages.indexOf(page)) % Math.min(pages.length, failing.length) === 0);

const singleFaults = (page: PageCase) =>
  listPageCalls(page).flatMap((call) =>
    listTried(call)
      .filter((fault) => isTried(page, call, fault))
      .map((fault) => ({ ...call, fault })),
  );

describe.each(pages)("I3: the $kind page", (page) => {
  it("reads what the tables have", () => {
    const { reads, readsNext = [] } = page;
    expect(listPageCalls(page)).toHaveLength(reads.length + readsNext.length);
  });

  it.each(singleFaults(page))(
    "when $what go wrong, $fault: renders completely, and the failure is reported",
    async ({ what, affects, fault }) => {
      const { title, html, failures, lost } = await renderCase(page, fault, affects);
      expect([failures, lost]).toEqual([[what], []]);
      expect(title).not.toBe("");
      expect(html).toContain("<h1");
    },
  );

  it("slow: renders as always", async () => {
    const [slow, usual] = [await renderCase(page, "slow", () => true), await renderCase(page, "500", () => false)];
    expect(slow).toEqual(usual);
    expect(sentences(usual.html)).toEqual([]);
    expect(price.test(usual.html)).toBe(page.says.length > 0);
  });

  it.each(wholeFaults(page))("with the provider down, %s: a sentence replaces prices and cards", async (fault) => {
    const { title, html, failures, lost } = await renderCase(page, fault, () => true);
    expect([failures, lost]).toEqual([page.reads, []]);
    expect(title).not.toBe("");
    expect(html).toContain("<h1");
    expect(sentences(html)).toEqual(page.says.toSorted());
    expect(html).not.toMatch(price);
    expect(html).not.toContain("/book/");
  });
});

it.each(calls)("each chosen fault of $what is tried on a page", (call) => {
  const tried = pages.flatMap((page) => singleFaults(page).filter(({ what }) => what === call.what));
  expect(new Set(tried.map(({ fault }) => fault))).toEqual(new Set(listTried(call)));
});

it("every fault is tried of some call", () => {
  expect(new Set(calls.flatMap(listTried))).toEqual(new Set(failing));
});

describe("one failed call affects no other part of the page", () => {
  it.each([
    ["global home", "collections", 1],
    ["global home", "products", 1],
    ["global home", "currencies", 0],
    ["city", "topCollections", 0],
    ["city", "products", 0],
    ["city", "rankings", 1],
    ["city", "categoryRankings", 0],
    ["city", "nextAvailable", 0],
    ["city", "currencies", 0],
    ["collection", "products", 0],
    ["collection", "rankings", 1],
    ["collection", "collections", 0],
    ["theatre home", "rankings", 1],
    ["theatre home", "currencies", 0],
    ["theatre home", "cities", 0],
  ])("%s without %s: prices, and this many sentences: %i", async (kind, what, count) => {
    const page = pages.find((one) => one.kind === kind);
    const call = calls.find((one) => one.what === what);
    if (page === undefined || call === undefined) throw new Error("not in the tables");
    const { html } = await renderCase(page, "500", call.affects);
    expect(sentences(html)).toHaveLength(count);
    expect(html).toMatch(price);
  });
});
