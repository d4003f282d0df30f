import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { nothingShown } from "../../renderer/index.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const lines = () =>
  screen.queryAllByRole("listitem").map(({ children }) => [...children].map(({ textContent }) => textContent));

describe("CastList", () => {
  it("lists the role, then the name", () => {
    renderSlice(definition, {
      primary: {
        people: [
          { name: "Orla Fenwick", role: "Nell Carrow" },
          { name: "Jonas Vale", role: null },
        ],
      },
    });
    expect(lines()).toEqual([["Nell Carrow", "Orla Fenwick"], ["Jonas Vale"]]);
  });

  it("omits a role without a name, and renders nothing when no name remains", () => {
    renderSlice(definition, {
      primary: { title: [{ type: "heading2", text: "Cast", spans: [] }], people: [{ name: "", role: "Director" }] },
    });
    expect(document.body.textContent).toBe("");
  });

  it("C10: search engines read those on stage who have a name, and no director", () => {
    const people = [
      { name: "Orla Fenwick", role: "Nell Carrow", on_stage: true },
      { name: "", role: "Mr Voss", on_stage: true },
      { name: "Ruth Adeyemi", role: "Director", on_stage: false },
      { name: "Jonas Vale", role: "Music" },
    ];
    const slice = { id: "cast", slice_type: "cast_list", variation: "default", primary: { people } };
    const instance = definition.parse(slice, () => {});
    expect(instance?.structuredData(testPage(), { id: "cast", shown: nothingShown })).toEqual([
      { "@type": "Person", "@id": "https://www.tessera.example/#cast-1", name: "Orla Fenwick" },
    ]);
  });
});
