import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const members = [
  { id: "prices", label: "Prices", content: <p>From 10</p> },
  { id: "hours", label: "Hours", content: <p>From nine</p> },
];

describe("TableOfContents", () => {
  it("links to the sections of the page, and shows none of them", () => {
    renderSlice(definition, { primary: {}, members });
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Prices", "#prices"],
      ["Hours", "#hours"],
    ]);
    expect(document.body.textContent).not.toContain("From");
  });

  it.each([
    ["Auf dieser Seite", ""],
    ["Unsere Regeln", "Unsere Regeln"],
  ])("is a navigation called %s", (name, title) => {
    renderSlice(definition, { primary: { title }, members, page: testPage({ locale: locales.de }) });
    expect(screen.getByRole("navigation", { name })).toBeTruthy();
  });

  it("shows nothing on a page of one section", () => {
    renderSlice(definition, { primary: {}, members: members.slice(0, 1) });
    expect(document.body.textContent).toBe("");
  });
});
