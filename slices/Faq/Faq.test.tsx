import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
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
