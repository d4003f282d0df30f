import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const items = [
  { label: "Tickets", icon: "ticket", link: { link_type: "Web", url: "#tickets" } },
  { label: "Lost", icon: "map", link: { link_type: "Any" } },
  { label: "Museums", icon: null, link: { link_type: "Web", url: "#museums" } },
];

describe("CategoryPills", () => {
  it("shows the pills that have a link, in order", () => {
    renderSlice(definition, { primary: { items } });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#tickets", "#museums"]);
  });

  it.each([
    ["en", "Categories"],
    ["de", "Kategorien"],
    ["ar", "الفئات"],
  ] as const)("is a navigation with a name in %s", (code, name) => {
    renderSlice(definition, { primary: { items }, page: testPage({ locale: locales[code] }) });
    expect(screen.getByRole("navigation").getAttribute("aria-label")).toBe(name);
  });

  it("renders nothing when no pill has a link", () => {
    renderSlice(definition, { primary: { items: items.slice(1, 2) } });
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});
