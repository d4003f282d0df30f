import { render, screen, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { need } from "../../../catalog/snapshot/needs.ts";
import westend from "../../../hosts/westend.ts";
import { newsDocuments, newsQuery, story } from "../../../tests/support/news-documents.ts";
import { testPage } from "../../../tests/support/page-context.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { newsSchema } from "../fields.ts";
import { newsMetadata } from "../news-metadata.ts";
import { article } from "./index.ts";
import { ArticlePage } from "./ArticlePage.tsx";

const photo = { url: "https://images.example/stage.webp", alt: "A stage", dimensions: { width: 1200, height: 800 } };
const written = {
  headline: "Story 2",
  standfirst: "What happened.",
  publication_date: "2026-11-28",
  photo,
  photo_credit: "Anna Stage, CC0",
  show_ids: "7",
  body: story,
};
const snapshot = testSnapshot({
  found: {
    documents: [[newsQuery, newsDocuments(3)]],
    products: [[{ id: 7 }, testProduct({ id: 7, name: { text: "The Lamplighters" } })]],
  },
});
const page = testPage({ site: westend, snapshot, path: ["news", "story-2"], kind: "article" });
const parseNewsFields = (changes: object = {}) => v.parse(newsSchema, { ...written, ...changes });

function show(changes: object = {}) {
  return render(
    <ArticlePage fields={parseNewsFields(changes)} page={page}>
      <p>What an editor added</p>
    </ArticlePage>,
  );
}

describe("C17: a story", () => {
  it("has its way, headline, standfirst, day, photograph with its author, and text", () => {
    show();
    expect(screen.getByRole("heading", { level: 1, name: "Story 2" })).toBeTruthy();
    const way = within(screen.getByRole("navigation", { name: "You are here" }));
    expect(way.getByRole("link", { name: "All the news" }).getAttribute("href")).toBe("/news/");
    expect(screen.getByText("What happened.")).toBeTruthy();
    expect(screen.getAllByText("28 Nov 2026")[0]?.getAttribute("dateTime")).toBe("2026-11-28");
    expect(screen.getByRole("img", { name: "A stage" })).toBeTruthy();
    expect(screen.getByText("Photo: Anna Stage, CC0")).toBeTruthy();
    expect(screen.getByText("The curtain rises.")).toBeTruthy();
    expect(screen.getByText("What an editor added")).toBeTruthy();
  });

  it.each([
    ["its author", { author: "Ada Quill" }, "By Ada Quill"],
    ["the site where nobody is named", {}, "By West End Nights"],
  ])("says who wrote it: %s", (_title, changes, words) => {
    show(changes);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it("D18: shows the shows that it is about as cards, and the stories around it", () => {
    show();
    expect(
      within(screen.getByRole("list", { name: "Shows in this story" })).getByText("The Lamplighters"),
    ).toBeTruthy();
    const around = screen.getByRole("navigation", { name: "More news" });
    const ways = within(around).getAllByRole("link");
    expect(ways.map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual([
      ["prev", "/news/story-3/"],
      ["next", "/news/story-1/"],
    ]);
    const others = within(screen.getByRole("list", { name: "More reads" })).getAllByRole("heading");
    expect(others.map(({ textContent }) => textContent)).toEqual(["Story 1", "Story 3"]);
  });

  it("needs one query for the stories and one for its shows", () => {
    expect(article.needs?.(parseNewsFields(), page)).toEqual({
      ...need("documents", [newsQuery]),
      ...need("products", [{ id: 7 }]),
    });
  });

  it.each([
    ["the site", {}, { "@type": "Organization", name: "West End Nights" }],
    ["a person", { author: "Ada Quill", author_is_person: true }, { "@type": "Person", name: "Ada Quill" }],
  ])("search engines read what is shown of a story by %s", (_title, changes, author) => {
    const [node] = article.structuredData?.(parseNewsFields(changes), page, []) ?? [];
    expect(node).toMatchObject({
      "@type": "NewsArticle",
      headline: "Story 2",
      description: "What happened.",
      datePublished: "2026-11-28",
      image: photo.url,
      author,
    });
  });

  it("its metadata is the story's where an editor wrote none", () => {
    expect(newsMetadata(parseNewsFields(), page)).toEqual({
      title: "",
      description: "What happened.",
      image: photo.url,
      published: "2026-11-28",
    });
  });
});
