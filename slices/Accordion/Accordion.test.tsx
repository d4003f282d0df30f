import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const body = [
  { type: "paragraph", text: "Take the metro.", spans: [{ type: "strong", start: 9, end: 14 }] },
  { type: "list-item", text: "Line B", spans: [] },
];
const items = [
  { heading: "By train", body },
  { heading: "On foot", body: [{ type: "paragraph", text: "Cross the Forum.", spans: [] }] },
];

describe("Accordion", () => {
  it("has each text in the page, closed, under the heading that opens it", () => {
    renderSlice(definition, { primary: { items } });
    const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["By train", "On foot"]);
    expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([false, false]);
    expect(screen.getByText("metro").closest("details")).toBe(document.querySelector("details"));
    expect(screen.getByText("Line B").tagName).toBe("LI");
  });

  it("has a heading of its own where the editor wrote one", () => {
    const title = [{ type: "heading2", text: "Getting there", spans: [] }];
    renderSlice(definition, { primary: { title, items } });
    expect(screen.getByRole("region", { name: "Getting there" })).toBeTruthy();
  });

  it("omits a part without a heading or a text, and renders nothing when none remains", () => {
    renderSlice(definition, { primary: { items: [{ heading: "", body }, { heading: "By boat" }] } });
    expect(document.body.textContent).toBe("");
  });
});
