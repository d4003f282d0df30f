import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const members = [
  { id: "intro", label: "", content: <p>Before the tabs</p> },
  { id: "about", label: "About", content: <p>A lamp is lit.</p> },
  { id: "cast", label: "Cast", content: <p>Jonas Vale</p> },
];

describe("TabsStart", () => {
  it("makes a tab of each part that has a name, and renders the rest above", async () => {
    renderSlice(definition, { primary: { label: "The show" }, members });
    const list = await screen.findByRole("tablist", { name: "The show" });
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["About", "Cast"]);
    const above = screen.getByText("Before the tabs");
    expect(above.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("C9: a panel is headed by the name of its tab, which is read where no tab is", async () => {
    renderSlice(definition, { primary: { label: "The show" }, members });
    await screen.findByRole("tablist");
    const headings = [...document.querySelectorAll("tab-panel > h2:first-child")];
    expect(headings.map(({ textContent }) => textContent)).toEqual(["About", "Cast"]);
  });

  it("names the bar when the editor did not", async () => {
    renderSlice(definition, { primary: {}, members, page: testPage({ locale: locales.ar }) });
    expect(await screen.findByRole("tablist", { name: "أقسام هذه الصفحة" })).toBeTruthy();
  });

  it("renders no bar without tabs", () => {
    renderSlice(definition, { primary: {}, members: [] });
    expect(document.body.textContent).toBe("");
  });
});
