import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const item = { quote: "Bring a scarf.", author: "Mara Lindqvist", source: "City Nights", rating: 4.5 };

describe("Quotes", () => {
  it("shows quote, author and source", () => {
    renderSlice(definition, { primary: { items: [item] } });
    expect(screen.getByText("Bring a scarf.").tagName).toBe("BLOCKQUOTE");
    expect(screen.getByText("Mara Lindqvist").closest("figcaption")).toBeTruthy();
    expect(screen.getByText("City Nights").tagName).toBe("CITE");
  });

  it.each([
    ["en", "4.5 out of 5 stars"],
    ["de", "4,5 von 5 Sternen"],
    ["ar", "4.5 من 5 نجوم"],
  ] as const)("has the rating in the page's language (%s)", (code, rating) => {
    renderSlice(definition, { primary: { items: [item] }, page: testPage({ locale: locales[code] }) });
    expect(screen.getByText(rating)).toBeTruthy();
  });

  it("shows no stars without a rating", () => {
    renderSlice(definition, { primary: { items: [{ ...item, rating: null }] } });
    expect(screen.queryByText(/out of 5/)).toBeNull();
    expect(screen.getByText("Bring a scarf.")).toBeTruthy();
  });

  it("omits an item without a quote, and renders nothing when no item remains", () => {
    renderSlice(definition, { primary: { items: [{ ...item, quote: null }] } });
    expect(document.body.textContent).toBe("");
  });
});
