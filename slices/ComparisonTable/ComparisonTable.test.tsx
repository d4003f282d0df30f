import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const cell = (text: string, type: "header" | "data" = "data") => ({
  key: text,
  type,
  content: [{ type: "paragraph", text, spans: text === "Yes" ? [{ type: "strong", start: 0, end: 3 }] : [] }],
});
const row = (key: string, ...cells: readonly object[]) => ({ key, cells });
const table = {
  head: { rows: [row("h", cell("", "header"), cell("Standard", "header"), cell("Arena", "header"))] },
  body: { rows: [row("1", cell("Guide"), cell("No"), cell("Yes"))] },
};

describe("ComparisonTable", () => {
  it("is a table whose columns and rows have headings", () => {
    renderSlice(definition, { primary: { table } });
    const names = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
    expect(names("columnheader").filter((name) => name !== "")).toEqual(["Standard", "Arena"]);
    expect(names("rowheader")).toEqual(["Guide"]);
    expect(names("cell").filter((name) => name !== "")).toEqual(["No", "Yes"]);
    expect(screen.getByText("Yes").tagName).toBe("STRONG");
  });

  it("scrolls in a box that the keyboard reaches, and that is named in the page's language", () => {
    renderSlice(definition, { primary: { table }, page: testPage({ locale: locales.de }) });
    const box = screen.getByRole("group", { name: "Vergleich" });
    expect(box.tabIndex).toBe(0);
    expect(within(box).getByRole("table")).toBeTruthy();
  });

  it("renders nothing, not even its title, without a table", () => {
    renderSlice(definition, { primary: { title: [{ type: "heading2", text: "Which ticket?", spans: [] }] } });
    expect(document.body.textContent).toBe("");
  });
});
