import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const paris = {
  name: "Paris",
  caption: "Museums and towers",
  link: { link_type: "Web", url: "https://www.tessera.example/paris" },
};

describe("CityCards", () => {
  it("links a city by its name", () => {
    renderSlice(definition, { primary: { cities: [paris] } });
    expect(screen.getByRole("link", { name: "Paris" }).getAttribute("href")).toBe("https://www.tessera.example/paris");
  });

  it("omits a city without a link: no card leads nowhere", () => {
    renderSlice(definition, { primary: { cities: [{ name: "Berlin", link: { link_type: "Any" } }, paris] } });
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Paris"]);
  });

  it("renders nothing without a city", () => {
    renderSlice(definition, { primary: { title: [{ type: "heading2", text: "Where to next?", spans: [] }] } });
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
