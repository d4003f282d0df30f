import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const body = [
  { type: "paragraph", text: "The standard ticket is timed.", spans: [{ type: "strong", start: 4, end: 12 }] },
  { type: "heading3", text: "Worth paying more for", spans: [] },
  { type: "list-item", text: "Arena floor", spans: [] },
];

describe("TextBlock", () => {
  it("has the section's heading one level above those in its text", () => {
    renderSlice(definition, { primary: { title: [{ type: "heading2", text: "Which ticket?", spans: [] }], body } });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Which ticket?");
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Worth paying more for");
  });

  it("renders emphasis and lists", () => {
    renderSlice(definition, { primary: { body } });
    expect(screen.getByText("standard").tagName).toBe("STRONG");
    expect(screen.getByRole("listitem").textContent).toBe("Arena floor");
  });

  it("has no heading without a title", () => {
    renderSlice(definition, { primary: { body: body.slice(0, 1) } });
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
