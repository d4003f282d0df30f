import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const measures = [
  { icon: "heart", text: "First aid at both gates" },
  { icon: null, text: "" },
];

describe("SafetyBanner", () => {
  it.each([
    ["yes", true],
    [" YES ", true],
    ["no", false],
    ["true", false],
    ["yes, please", false],
    ["", false],
    [null, false],
  ])("F8: with %j as its marker it is shown: %s", (marker, shown) => {
    renderSlice(definition, { primary: { marker, measures } });
    expect(screen.queryByText("First aid at both gates") !== null).toBe(shown);
  });

  it("lists what is done, under a heading in the page's language", () => {
    renderSlice(definition, { primary: { marker: "yes", measures }, page: testPage({ locale: locales.de }) });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Ihre Sicherheit");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["First aid at both gates"]);
  });

  it("leads on", () => {
    const link = { link_type: "Web", url: "https://www.tessera.example/safety", text: "All measures" };
    renderSlice(definition, { primary: { marker: "yes", measures, link } });
    expect(screen.getByRole("link", { name: "All measures" }).getAttribute("href")).toBe(link.url);
  });

  it("shows no empty banner", () => {
    renderSlice(definition, { primary: { marker: "yes" } });
    expect(document.body.textContent).toBe("");
  });
});
