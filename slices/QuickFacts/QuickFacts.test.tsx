import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

describe("QuickFacts", () => {
  it("lists terms with their values", () => {
    renderSlice(definition, {
      primary: {
        title: [{ type: "heading2", text: "At a glance", spans: [] }],
        items: [
          { icon: "map-pin", term: "Address", value: "Piazza del Colosseo 1" },
          { icon: null, term: "Built", value: "72 to 80 AD" },
        ],
      },
    });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("At a glance");
    expect(texts("term")).toEqual(["Address", "Built"]);
    expect(texts("definition")).toEqual(["Piazza del Colosseo 1", "72 to 80 AD"]);
  });

  it("C4, X16: on an Arabic page a value in Latin letters is in the language of the country, and runs from the left", () => {
    const items = ["Piazza del Colosseo 1", "محطة Colosseo", "1980"].map((value) => ({ term: "أ", value }));
    renderSlice(definition, { primary: { items }, page: testPage({ locale: locales.ar, place: { country: "IT" } }) });
    const marked = screen.getAllByRole("definition").map((each) => each.querySelector("span"));
    expect(marked.map((span) => [span?.lang, span?.dir])).toEqual([
      ["it", "ltr"],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it("omits a fact without a term or a value", () => {
    renderSlice(definition, {
      primary: {
        items: [
          { term: "Address", value: "" },
          { term: "", value: "72 AD" },
          { term: "Built", value: "72 AD" },
        ],
      },
    });
    expect(texts("term")).toEqual(["Built"]);
  });

  it("shows nothing when no fact remains", () => {
    renderSlice(definition, { primary: { items: [{ term: "Address", value: null }] } });
    expect(document.body.textContent).toBe("");
  });
});
