import { describe, expect, it } from "vitest";
import { registries } from "../../app/_composition/registries.ts";
import type { RawDocument } from "../../content/document.ts";
import { findLocaleByContentLanguage, locales } from "../../i18n/locales.ts";
import { createRenderer } from "../../renderer/line.ts";
import { pageAddress } from "../../routing/page-address.ts";
import { refusalPage } from "../../routing/refusal-page.ts";
import { refuse } from "../../routing/refusal.ts";
import { defaultView } from "../../routing/view.ts";
import { testDocument } from "../support/fake-content.ts";
import { sampleDocuments } from "../support/shipped/sample-documents.ts";
import { toFamily } from "../support/shipped/shipped-documents.ts";
import { renderWithIslands } from "../support/render-with-islands.tsx";
import { testPorts } from "../support/test-renderer.ts";
import { shippedContentClient } from "./failures/shipped-content-client.ts";

const types = [...registries.pageTypes.keys()];
const { documents } = await (await shippedContentClient()).allAtRef(types, []);
const shipped = sampleDocuments(documents, (document) => ({
  family: toFamily({ ...document, uid: document.uid ?? null }),
  name: `${document.id} ${document.lang}`,
}));

/** Returns the texts of the headings of level 1 in a document's page. */
async function listHeadings(document: RawDocument): Promise<readonly string[]> {
  const address = pageAddress(document.uid ?? "");
  const locale = findLocaleByContentLanguage(document.lang);
  if (address === undefined || locale === undefined) throw new Error(`${document.uid} is on no host`);
  const { renderPage } = createRenderer(registries, testPorts([document]).ports);
  const outcome = await renderPage({ ...address, locale, currency: "auto", view: defaultView });
  if (outcome.kind !== "page") throw new Error(`${outcome.kind} instead of a page`);
  return headingsIn(await renderWithIslands(outcome.content));
}

function headingsIn(html: string): readonly string[] {
  return [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text = ""]) => text.replaceAll(/<[^>]*>/g, ""));
}

const hero = (number: number, title: string) => ({
  id: `hero$${number}`,
  slice_type: "hero",
  variation: "default",
  primary: { title: [{ type: "heading1", text: title, spans: [] }] },
});

const text = (type: string, value: string) => [{ type, text: value, spans: [] }];

/** Name of a page of each type, in its field. */
const named: Readonly<Record<string, object>> = {
  content_page: { heading: text("heading1", "Named") },
  microsite: { heading: "Named" },
  showpage: { show_name: "Named" },
  venue_page: { theatre_name: "Named" },
  news_page: { headline: "Named" },
  reviews_page: { heading: text("heading1", "Named") },
  global_homepage: { meta_title: "Named" },
  experience: { meta_title: "Named" },
};

describe("every page has exactly one heading of level 1", () => {
  it.each(shipped.map((document) => [document.uid, document.lang, document] as const))(
    "%s in %s",
    async (_uid, _lang, document) => {
      expect(await listHeadings(document)).toEqual([expect.stringMatching(/\S/)]);
    },
  );

  it("search_page: a search is called so, whatever slices are below it", async () => {
    const document = (slices: object[]) => testDocument("www.tessera.example.search", "search_page", { slices });
    expect(await listHeadings(document([]))).toEqual(["Search"]);
    expect(await listHeadings(document([hero(1, "First")]))).toEqual(["Search"]);
  });

  it("P7: saved_page: a saved list is called so, whatever slices are below it", async () => {
    const document = testDocument("www.tessera.example.saved", "saved_page", { slices: [hero(1, "First")] });
    expect(await listHeadings(document)).toEqual(["Saved"]);
  });

  it("X12: plan_page: a plan is called so, whatever slices are below it", async () => {
    const document = testDocument("www.tessera.example.plan", "plan_page", { slices: [hero(1, "First")] });
    expect(await listHeadings(document)).toEqual(["Plan a day"]);
  });

  it("cookie_page: the settings are called so, whatever slices are below them", async () => {
    const document = (slices: object[]) => testDocument("www.tessera.example.cookies", "cookie_page", { slices });
    expect(await listHeadings(document([]))).toEqual(["Cookie settings"]);
  });

  it.each(types.filter((type) => !["search_page", "saved_page", "plan_page", "cookie_page"].includes(type)))(
    "%s: with any number of heroes, with and without titles",
    async (type) => {
      const uid = "www.tessera.example.test";
      const headings = (data: object) => listHeadings(testDocument(uid, type, { ...data }));
      const heading = async (slices: readonly object[]) => headings({ ...named[type], slices });
      const ownHeading = ["content_page", "showpage", "venue_page", "news_page", "reviews_page"].includes(type);
      expect(await heading([])).toEqual(["Named"]);
      expect(await heading([hero(1, "")])).toEqual(["Named"]);
      expect(await heading([hero(1, ""), hero(2, "Second")])).toEqual([ownHeading ? "Named" : "Second"]);
      expect(await heading([hero(1, "First"), hero(2, "Second")])).toEqual([ownHeading ? "Named" : "First"]);
      expect(await headings({})).toEqual(["Tessera"]);
    },
  );

  it.each(["page-unavailable", "path-unknown", "path-malformed"] as const)("the page of a refusal: %s", (reason) => {
    expect(headingsIn(refusalPage(refuse(reason), locales.en, undefined))).toHaveLength(1);
  });
});
