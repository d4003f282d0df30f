import { render, screen, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { need } from "../../../catalog/snapshot/needs.ts";
import type { ListedDocument } from "../../../catalog/document/document.ts";
import westend from "../../../hosts/westend.ts";
import { defaultView, type View } from "../../../routing/view.ts";
import { newsDocument, newsDocuments, newsQuery, story } from "../../../tests/support/news-documents.ts";
import { testPage } from "../../../tests/support/page-context.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { newsSchema } from "../fields.ts";
import { landing } from "./index.ts";
import { LandingPage } from "./LandingPage.tsx";

const fields = v.parse(newsSchema, { headline: "All the news", standfirst: "What is new." });
const product = testProduct({
  id: 7,
  images: [{ url: "https://images.example/poster.svg", alt: { text: "A poster" }, width: 400, height: 500 }],
});

function createLandingPage(documents: readonly ListedDocument[], view: Partial<View> = {}) {
  const snapshot = testSnapshot({ found: { documents: [[newsQuery, documents]], products: [[{ id: 7 }, product]] } });
  return testPage({ site: westend, snapshot, path: ["news"], kind: "news", view: { ...defaultView, ...view } });
}

const show = (...args: Parameters<typeof createLandingPage>) =>
  render(
    <LandingPage fields={fields} page={createLandingPage(...args)}>
      <p>What an editor added</p>
    </LandingPage>,
  );
const headlines = () => within(screen.getByRole("list", { name: "Latest stories" })).getAllByRole("heading");
const names = () => headlines().map(({ textContent }) => textContent);
const readHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("C17: the list of all news", () => {
  it("has the latest story at its head, then the others, and what an editor added", () => {
    show(newsDocuments(3));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("All the news");
    const featured = within(screen.getByRole("region", { name: "Featured story" }));
    expect(featured.getByRole("link").getAttribute("href")).toBe("/news/story-1/");
    expect(names()).toEqual(["Story 2", "Story 3"]);
    expect(screen.getByText("What an editor added")).toBeTruthy();
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it("has the story that an editor featured at its head, in whatever place it would be", () => {
    show([...newsDocuments(2), newsDocument("old", { headline: "An old story", featured: true, body: story })]);
    expect(screen.getByRole("region", { name: "Featured story" }).textContent).toContain("An old story");
    expect(names()).toEqual(["Story 1", "Story 2"]);
  });

  it("leads to more stories with plain links: a longer page, which opens where this one ends, and the next one", () => {
    show(newsDocuments(8));
    expect(names()).toEqual(["Story 2", "Story 3", "Story 4", "Story 5"]);
    expect(readHref("Show 3 more")).toBe("/news/?limit=8#story-5");
    expect(readHref("Page 2")).toBe("/news/?page=2#stories");
  });

  it("is replaced by the longer list without a page load; other pages differ in more than the list", () => {
    const { container } = show(newsDocuments(8));
    const list = container.querySelector("x-island [data-listing=stories]");
    const refined = [...(list?.querySelectorAll("[data-refine]") ?? [])].map(({ textContent }) => textContent);
    expect(refined).toEqual(["Show 3 more"]);
    expect(list?.querySelectorAll("[data-story]")).toHaveLength(4);
  });

  it("a longer page has all stories, each with an id that a link can open", () => {
    const { container } = show(newsDocuments(8), { limit: 8 });
    expect(headlines()).toHaveLength(7);
    expect(container.querySelector("#story-5")?.textContent).toContain("Story 6");
    expect(screen.queryByRole("link", { name: /more$/ })).toBeNull();
  });

  it("its second page has the other stories alone, and is the last", () => {
    show(newsDocuments(8), { page: 2 });
    expect(names()).toEqual(["Story 6", "Story 7", "Story 8"]);
    expect(screen.queryByRole("region", { name: "Featured story" })).toBeNull();
    const page = createLandingPage(newsDocuments(8));
    expect(landing.pages?.(fields, page.snapshot, page)).toBe(2);
  });

  it("omits a standfirst with shortcodes, and pages of other sites", () => {
    const [list, one] = newsDocuments(1);
    const priced = newsDocument("priced", { headline: "Priced", standfirst: "From [price].", body: story });
    const elsewhere = { ...priced, uid: "www.broadway-marquees.example.news.other" };
    show([list, one, priced, elsewhere].filter((document) => document !== undefined));
    expect(names()).toEqual(["Priced"]);
    expect(screen.queryByText(/From/)).toBeNull();
  });

  it("needs one query for all stories, and the posters of those without a photograph in one more", () => {
    const page = createLandingPage([newsDocument("shown", { headline: "Shown", show_ids: "7", body: story })]);
    expect(landing.needs?.(fields, page)).toEqual(need("documents", [newsQuery]));
    expect(landing.followUp?.(fields, page.snapshot, page)).toEqual(need("products", [{ id: 7 }]));
    render(
      <LandingPage fields={fields} page={page}>
        {null}
      </LandingPage>,
    );
    expect(screen.getByRole("img", { name: "A poster" })).toBeTruthy();
  });

  it.each([
    ["there is no news", testSnapshot({ found: { documents: [[newsQuery, []]] } }), /no news at the moment/, 1],
    ["the content service is down", testSnapshot({ failed: need("documents", [newsQuery]) }), /can’t load/, Infinity],
  ])("says so where %s", (_title, snapshot, words, pages) => {
    const page = testPage({ site: westend, snapshot, path: ["news"] });
    render(
      <LandingPage fields={fields} page={page}>
        {null}
      </LandingPage>,
    );
    expect(screen.getByText(words)).toBeTruthy();
    expect(landing.pages?.(fields, snapshot, page)).toBe(pages);
  });

  it("search engines read a list of what is shown, with addresses on the same host", () => {
    const [list] = landing.structuredData?.(fields, createLandingPage(newsDocuments(6), { page: 2 }), []) ?? [];
    expect(list).toMatchObject({
      "@type": "ItemList",
      itemListElement: [{ position: 1, name: "Story 6", url: `https://${westend.host}/news/story-6/` }],
    });
  });
});
