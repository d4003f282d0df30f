import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { nothingShown } from "../../renderer/index.ts";
import { testContents, testPage, testProduct, testProductPages } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testShow } from "../../tests/support/test-show.ts";
import definition from "./index.ts";

const answer = [{ type: "paragraph", text: "Yes, a small one.", spans: [{ type: "strong", start: 0, end: 3 }] }];
const items = [{ question: "Can I bring a backpack?", answer }];

describe("Faq", () => {
  it("has the text in the page, under a question that opens it", () => {
    renderSlice(definition, { primary: { items } });
    const question = screen.getByRole("heading", { level: 3, name: "Can I bring a backpack?" });
    const details = question.closest("details");
    expect(question.closest("summary")).toBeTruthy();
    expect(details?.textContent).toContain("Yes, a small one.");
    expect(details?.open).toBe(false);
  });

  it.each([
    ["Before you go", [{ type: "heading2", text: "Before you go", spans: [] }], "en"],
    ["Frequently asked questions", [], "en"],
    ["Häufige Fragen", [], "de"],
  ] as const)("is headed %j", (heading, title, locale) => {
    renderSlice(definition, { primary: { title, items }, page: testPage({ locale: locales[locale] }) });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(heading);
  });

  it("omits an item without a question, and renders nothing when no item remains", () => {
    renderSlice(definition, { primary: { items: [{ question: "", answer }] } });
    expect(document.body.textContent).toBe("");
  });
});

const paragraph = (text: string) => ({ type: "paragraph", text, spans: [] });

const site = { ...testPage().site, faqMarkup: true } as const;

function structuredData(primary: Readonly<Record<string, unknown>>, page = testPage({ site })) {
  const raw = { id: "faq", slice_type: "faq", variation: "default", primary };
  const instance = definition.parse(raw, (_code, message) => {
    throw new Error(message);
  });
  return instance?.structuredData(page, { id: "faq", shown: nothingShown });
}

describe("Faq's structured data", () => {
  it("lists the questions that are shown, each with its text on one line", () => {
    const answers = [paragraph("Yes, a small one."), paragraph("No  suitcases.")];
    const hidden = { question: "", answer: [paragraph("Nobody asked.")] };
    expect(structuredData({ items: [{ question: "Can I bring a bag?", answer: answers }, hidden] })).toEqual([
      {
        "@type": "FAQPage",
        mainEntity: [
          {
            "@type": "Question",
            name: "Can I bring a bag?",
            acceptedAnswer: { "@type": "Answer", text: "Yes, a small one. No suitcases." },
          },
        ],
      },
    ]);
  });

  it("X20: lists the rules of the show that the page is about, as they are shown, and on no other page", () => {
    const products = [testProduct({ show: testShow({ latecomers: "NOT_ADMITTED" }) })];
    const question = "What if I am late?";
    const node = { "@type": "Answer", text: "Latecomers are not admitted." };
    const page = testPage({
      site,
      productPages: testProductPages({ hasThis: true }),
      contents: testContents({ about: products }),
    });
    expect(structuredData({}, page)).toMatchObject([{ mainEntity: [{ name: question, acceptedAnswer: node }] }]);
    renderSlice(definition, { primary: {}, page });
    expect(screen.getByRole("heading", { level: 3, name: question })).toBeDefined();
    expect(structuredData({}, testPage({ site, contents: testContents({ about: products }) }))).toEqual([]);
    // Of a show that nobody sells, the products that texts speak of are those of other shows.
    expect(
      structuredData(
        {},
        testPage({
          site,
          productPages: testProductPages({ hasThis: true }),
          contents: testContents({ described: products }),
        }),
      ),
    ).toEqual([]);
  });

  it("is empty on a site that does not have it switched on", () => {
    expect(structuredData({ items }, testPage())).toEqual([]);
  });

  it("is empty without questions", () => {
    expect(structuredData({})).toEqual([]);
  });
});
