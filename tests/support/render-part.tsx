import { network } from "../../catalog/bus/buses.example.ts";
import { directions } from "../../catalog/transfer/transfer.ts";
import { pageTypes, shell } from "../../customtypes/index.ts";
import type { RawDocument } from "../../content/document.ts";
import { locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { defaultView } from "../../routing/view.ts";
import { components } from "../../slices/index.ts";
import { everyPlace } from "./place-pages.ts";
import { testDocument } from "./fake-content.ts";
import { filledValue } from "./field-values.ts";
import { inItsGroup, sliceMocks } from "./mock-slices.ts";
import { type ModelField, typeFields } from "./model-fields.ts";
import { testPage, testProduct } from "./page-context.ts";
import { testCollection } from "./test-collection.ts";
import { testReview } from "./test-review.ts";
import { testCity } from "./test-city.ts";
import { testSight } from "./test-sight.ts";
import { testVenue } from "./test-venue.ts";
import { type Finds, testProvider } from "./test-provider.ts";
import { testPorts, testRegistries } from "./test-renderer.ts";

/** Fields as the content service sends them. */
export type Fields = Readonly<Record<string, unknown>>;

type PartOf = Pick<ModelField, "part" | "variation"> & Partial<Pick<ModelField, "path">>;

/** Slices of which a page shows what its view says. They are on pages of places alone, which have a view. */
const ofViews: ReadonlySet<string> = new Set(["listing"]);

/** Fields of slices that count on show pages alone. */
const ofShowPages: ReadonlySet<string> = new Set(["sp_experience_limit"]);

/** Fields of header and footer that count on the pages of a city alone. */
const ofCities: ReadonlySet<string> = new Set(["categories"]);

const { site } = testPage();
const uid = `${site.host}.page`;
const registries = testRegistries({ slices: Object.values(components), pageTypes, shell });
const mocks = sliceMocks();
const types = typeFields();
const heading = [{ type: "heading1", text: "Page", spans: [] }];

const said = { source: "Editors", checked_on: "2026-11-16", source_link: null };

/** Tags that decide together what kind of page a document is. */
const meaningful: Readonly<Record<string, Fields>> = {
  microsite: {
    tagged_page_type: "Landing page",
    tagged_content_type: "Tickets",
    tagged_city: "ROME",
    tagged_category: "1",
    tagged_sub_category: null,
  },
  // A genre takes the place of the collection, whose shows are the similar ones without it.
  showpage: { tagged_sub_category: null },
  venue_page: { venue: "old-vane" },
  reviews_page: { reviewed_product: null },
  content_page: {
    tagged_page_type: "Attraction",
    tagged_country: "IT",
    sight: 1,
    facts: [
      { fact: "Expected wait", from: 30, to: 60, text: "", ...said },
      { fact: "Size", text: "189 m", ...said },
    ],
    crowd_levels: [{ days: "Monday", from: 8, to: 10, level: "Crowded" }],
    season_levels: [{ from: 3, to: 5, level: "Peak" }],
  },
};

/** Returns the fields that a part has by default: those of its mock, or all fields of a custom type. */
export function baseFields({ part, variation }: PartOf): Fields {
  return findMock({ part, variation })?.slice.primary ?? { ...filledFields(part, []), ...meaningful[part] };
}

const findMock = ({ part, variation }: PartOf) =>
  mocks.find((mock) => mock.type === part && mock.variation === variation);

function filledFields(part: string, within: readonly string[]): Fields {
  const inside = types.filter((field) => field.part === part && field.path.slice(0, -1).join() === within.join());
  const entries = inside.map((field) => {
    const value = field.type === "Group" ? [filledFields(part, field.path)] : filledValue(field);
    return [field.path.at(-1) ?? "", value] as const;
  });
  return Object.fromEntries(entries);
}

/** Renders a part with these fields: a slice on a page, a page, or header and footer around one. */
export function renderPart({ part, variation, path = [] }: PartOf, fields: Fields, finds: Finds = everything) {
  const mock = findMock({ part, variation });
  if (mock !== undefined) {
    const slices = inItsGroup({ ...mock.slice, primary: { ...fields } }, part, mocks);
    return renderContent(createPartDocument(part, path, slices), finds);
  }
  const own = { ...fields };
  const isShell = Object.values(shell).some(({ type }) => type === part);
  if (isShell) return renderShell(testDocument(site.host, part, own), path, finds);
  return renderContent(testDocument(uid, part, own), finds);
}

/** Returns the page of a slice. Its kind composes nothing more where the slice can do without a view. */
function createPartDocument(part: string, path: readonly string[], slices: readonly unknown[]): RawDocument {
  if (ofShowPages.has(path.join())) {
    return testDocument(uid, "showpage", { ...filledFields("showpage", []), tgid: 1, slices });
  }
  return ofViews.has(part)
    ? testDocument(uid, "microsite", { heading: "Page", slices })
    : testDocument(uid, "content_page", { heading, slices });
}

async function renderContent(document: RawDocument, finds: Finds) {
  const { content = null, ...rest } = await render([document], finds);
  return { ...rest, nodes: content };
}

async function renderShell(document: RawDocument, [field = ""]: readonly string[], finds: Finds) {
  const page = ofCities.has(field)
    ? testDocument(uid, "microsite", { heading: "Page", ...meaningful["microsite"] })
    : testDocument(uid, "content_page", { heading });
  const { header, footer, ...rest } = await render([page, document], finds);
  return {
    ...rest,
    nodes: (
      <>
        {header}
        {footer}
      </>
    ),
  };
}

/** Ids that every collection ranks: some that a field or mock excludes, too. */
const ranked = [1, 2, 3, 103, 107, 50_007, 50_008, ...Array.from({ length: 20 }, (_, index) => 200 + index)];

/** A ticket for buses, and a ride to an airport. */
const travels = [
  testProduct({ id: 300, buses: network }),
  testProduct({
    id: 301,
    transfer: { airport: "FCO", airportName: { text: "Airport" }, directions, freeWaiting: 60, beforeFlight: 120 },
  }),
];

/** Every id that a slice names is known. */
const everything: Finds = {
  topCollections: () => [103, 107, 1004, 4012, ...ranked].map((id) => testCollection({ id, name: `Collection ${id}` })),
  categoryRankings: () => ({
    products: [...ranked.map((id) => testProduct({ id })), ...travels],
    total: ranked.length + travels.length,
    city: undefined,
  }),
  collectionReviews: ({ id }) => ({
    reviews: ranked.map((product) =>
      testReview({ id: id + product, product: { id: product, name: { text: "Product" } } }),
    ),
    total: 10 * id,
    nextOffset: undefined,
  }),
  products: ({ id }) => testProduct({ id, name: `Product ${id}` }),
  collections: ({ id }) => testCollection({ id, name: `Collection ${id}` }),
  cities: ({ code }) => testCity({ code, name: { text: code } }),
  categories: () => [{ id: 2, name: { text: "Tours" }, productCount: 3, subCategories: [] }],
  nearbyCities: () => [
    { ...testCity({ code: "NEAR", name: { text: "Near" } }), distanceKm: 9, startingPrice: undefined },
  ],
  venues: () => [testVenue()],
  landmarks: () => [],
  pois: () => testSight({ summary: { text: "" } }),
  rankings: () => ({ products: ranked.map((id) => testProduct({ id })), total: ranked.length, city: undefined }),
};

/** Renders the page of these documents: what visitors see, all that was made and requested for it, its diagnostics. */
async function render(documents: readonly RawDocument[], finds: Finds) {
  const requested: string[] = [];
  const { ports, diagnostics } = testPorts(documents, {
    provider: testProvider(finds, (name, keys) => void requested.push(`${name} ${keys.join()}`)),
    placePages: async () => everyPlace(),
    findCityCurrency: async (code) => {
      requested.push(`city ${code}`);
      return undefined;
    },
  });
  const route = { site, locale: locales.en, currency: "auto", view: defaultView, path: ["page"] } as const;
  const outcome = await createRenderer(registries, ports).renderPage(route);
  if (outcome.kind !== "page") return { received: JSON.stringify(outcome), diagnostics };
  const { header, content, footer, metadata, structuredData, page } = outcome;
  const received = inWords({ header, content, footer, metadata, structuredData, kind: page.kind, requested });
  return { header, content, footer, metadata, received, diagnostics };
}

/** Returns a tree of elements as text, the props of islands and finished markup included. */
function inWords(value: unknown): string {
  const isInternal = (name: string) => name.startsWith("_") && name !== "__html";
  return JSON.stringify(value, (name, child: unknown) => (isInternal(name) ? undefined : child));
}
