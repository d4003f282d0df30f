import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const title = [{ type: "heading2", text: "Come early", spans: [] }];
const body = [{ type: "paragraph", text: "Enter from the metro side.", spans: [] }];
const image = {
  url: "https://images.tessera.example/arches.webp",
  alt: "Arches",
  dimensions: { width: 1600, height: 1067 },
};
const link = { link_type: "Web", url: "https://www.tessera.example/rome", text: "Plan your visit" };

describe("ImageText", () => {
  it.each(["default", "reversed"])("shows picture, heading, text and link (%s)", (variation) => {
    renderSlice(definition, { primary: { title, body, image, link }, variation });
    expect(screen.getByRole("img").getAttribute("alt")).toBe("Arches");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Come early");
    expect(screen.getByText("Enter from the metro side.").tagName).toBe("P");
    expect(screen.getByRole("link", { name: "Plan your visit" }).getAttribute("href")).toBe(link.url);
  });

  it.each([
    ["default", Node.DOCUMENT_POSITION_PRECEDING],
    ["reversed", Node.DOCUMENT_POSITION_FOLLOWING],
  ])("has picture and heading in visual order (%s)", (variation, position) => {
    renderSlice(definition, { primary: { title, image }, variation });
    const heading = screen.getByRole("heading", { level: 2 });
    expect(heading.compareDocumentPosition(screen.getByRole("img")) & position).toBe(position);
  });

  it("renders the text alone without a picture", () => {
    renderSlice(definition, { primary: { title, body, image: {} } });
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Come early");
  });
});
