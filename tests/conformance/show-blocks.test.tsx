import { describe, expect, it } from "vitest";
import { pageTypes, shell } from "../../customtypes/index.ts";
import type { RawDocument } from "../../content/document.ts";
import { findLocaleByContentLanguage, locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { defaultView, type View } from "../../routing/view.ts";
import { components } from "../../slices/index.ts";
import { testDocument } from "../support/fake-content.ts";
import { testPage, testProduct } from "../support/page-context.ts";
import { renderWithIslands } from "../support/render-with-islands.tsx";
import { fixtures } from "../support/show-block-fixtures.ts";
import { testProvider } from "../support/test-provider.ts";
import { testPorts, testRegistries } from "../support/test-renderer.ts";

const { site } = testPage();
const registries = testRegistries({ slices: Object.values(components), pageTypes, shell });
const ranked = [7, 8, 9].map((id) => testProduct({ id, name: `Show ${id}` }));
const provider = testProvider({
  products: ({ id }) => testProduct({ id }),
  slots: () => [],
  inventories: () => [],
  categoryRankings: ({ kind, city }) => {
    const ids = kind === "sub-category" ? [7, 9] : [8, 7, 9, 6];
    const products = city === "LONDON" ? ids.map((id) => testProduct({ id, name: `Show ${id}` })) : [];
    return { products, total: products.length, city: undefined };
  },
  rankings: ({ collection }) => ({ products: collection === 3001 ? ranked : [], total: 3, city: undefined }),
});

/** Renders the page of a show of these blocks, in the language of its document, as the browser parses it. */
async function renderShowPage(
  data: RawDocument["data"],
  language = "en-us",
  day = "2026-11-21",
  chosen: Partial<View> = {},
) {
  const { ports } = testPorts([testDocument(`${site.host}.show`, "showpage", data, language)], {
    provider,
    now: () => Date.parse(`${day}T12:00:00Z`),
  });
  const locale = findLocaleByContentLanguage(language) ?? locales.en;
  const route = { site, locale, currency: "EUR", view: { ...defaultView, ...chosen }, path: ["show"] } as const;
  const outcome = await createRenderer(registries, ports).renderPage(route);
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  const { body } = new DOMParser().parseFromString(await renderWithIslands(outcome.content), "text/html");
  const texts = (selector: string) => [...body.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    tabs: texts("[data-tab]"),
    headings: texts("main h2, h2"),
    questions: texts("summary"),
    cards: texts("li h3, article h3"),
    others: [...body.querySelectorAll('#booking a[href^="#"]')].map(
      (link) => body.querySelector(`${link.getAttribute("href")} h2`)?.textContent,
    ),
    text: body.textContent,
  };
}

const toRawBlocks = ({ blocks }: (typeof fixtures)[number]) =>
  blocks.map(([type, text, spans = []]) => ({ type, text, spans }));

describe.each(fixtures)("a show page of blocks in $expected.lang", (fixture) => {
  const { lang, tabs, offer, question, item } = fixture.expected;

  it("C9, C10, C11: has tabs, critics, questions, an offer and reasons, and no slice of the editor", async () => {
    const page = await renderShowPage({ show_name: "Lamps", blocks: toRawBlocks(fixture) }, lang);
    expect(page.tabs).toEqual(tabs);
    expect(page.headings.filter((heading) => tabs.some((tab) => tab === heading))).toEqual(tabs);
    expect(page.questions.join(" ")).toContain(question);
    expect(page.headings).toContain(offer);
    expect(page.text).toContain("Ines Harrow");
    expect(page.text).toContain(item);
  });
});

const [english] = fixtures;
const blocks = english === undefined ? [] : toRawBlocks(english);

it.each([
  ["Yes", true],
  ["yes ", true],
  ["No", false],
  ["", false],
])("D9: a page has the safety banner of its blocks only where their marker is yes: %j", async (marker, isShown) => {
  const marked = blocks.map((block, index) =>
    blocks[index - 1]?.text === "Safety banner" ? { ...block, text: marker } : block,
  );
  const { headings, tabs, text } = await renderShowPage({ show_name: "Lamps", blocks: marked });
  expect([headings.includes("Safety"), text.includes("All exits are lit.")]).toEqual([isShown, isShown]);
  expect(tabs).toEqual(english?.expected.tabs);
});

it("D9: a safety banner of the editor wins over that of the blocks", async () => {
  const title = [{ type: "heading2", text: "At the doors", spans: [] }];
  const body = [{ type: "paragraph", text: "Bags are searched.", spans: [] }];
  const slices = [
    { id: "safety$1", slice_type: "safety_banner", variation: "default", primary: { marker: "yes", title, body } },
  ];
  const { headings, text } = await renderShowPage({ show_name: "Lamps", blocks, slices });
  expect(headings.filter((heading) => heading === "Safety" || heading === "At the doors")).toEqual(["At the doors"]);
  expect(text).not.toContain("All exits are lit.");
});

it.each([
  ["2027-01-31", true],
  ["2027-02-01", false],
])("E2: an offer is shown through its closing date: on %s %s", async (day, isShown) => {
  const { headings } = await renderShowPage({ show_name: "Lamps", blocks }, "en-us", day);
  expect(headings.includes("Two for one")).toBe(isShown);
});

it("C9: a slice of the editor wins over the same part of the blocks", async () => {
  const title = [{ type: "heading2", text: "Asked at the door", spans: [] }];
  const answer = [{ type: "paragraph", text: "No.", spans: [] }];
  const primary = { title, items: [{ question: "May I sing?", answer }] };
  const slices = [{ id: "faq$1", slice_type: "faq", variation: "default", primary }];
  const { questions, tabs } = await renderShowPage({ show_name: "Lamps", blocks, slices });
  expect(questions.map((text) => text?.trim())).toEqual(["May I sing?"]);
  expect(tabs).toHaveLength(5);
});

describe("C10: similar shows", () => {
  const shown = { show_name: "Lamps", tgid: 7, tagged_collection: 3001 };
  const createGrid = (title: string, product_ids: string) => {
    const primary = { title: [{ type: "heading2", text: title, spans: [] }], product_ids };
    return { id: "grid$1", slice_type: "product_grid", variation: "row", primary };
  };

  it("are those of the collection, without the show itself", async () => {
    const { headings, cards } = await renderShowPage(shown);
    expect(headings).toContain("Similar shows");
    expect(cards.map((card) => card?.slice(0, 6))).toEqual(["Show 8", "Show 9"]);
  });

  it("are those of the same genre in the city, then others there", async () => {
    const { cards } = await renderShowPage({ ...shown, tagged_sub_category: "7001", tagged_city: "LONDON" });
    expect(cards.map((card) => card?.slice(0, 6))).toEqual(["Show 9", "Show 8", "Show 6"]);
  });

  it("are the editor's where the document has a grid, and none without a collection", async () => {
    expect((await renderShowPage({ ...shown, slices: [createGrid("Also on", "9")] })).headings).not.toContain(
      "Similar shows",
    );
    expect((await renderShowPage({ show_name: "Lamps", tgid: 7 })).headings).not.toContain("Similar shows");
  });

  it.each([
    [{}, ["Similar shows"]],
    [{ slices: [createGrid("Also on", "9")] }, ["Also on"]],
    [{ tagged_collection: undefined, slices: [createGrid("This one", "7")] }, []],
    [{ tagged_collection: undefined }, []],
  ])("X15: a sold-out day leads to the first list of other shows: %j", async (own, expected) => {
    const { others } = await renderShowPage({ ...shown, ...own }, "en-us", "2026-11-21", { date: "2026-12-02" });
    expect(others).toEqual(expected);
  });
});
