import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
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
});
