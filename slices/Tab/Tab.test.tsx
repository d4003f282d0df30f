import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";
import { Tab } from "./Tab.tsx";

describe("Tab", () => {
  it("draws its slices in order", () => {
    const parts = ["first", "second"].map((text) => ({ id: text, label: "", content: <p>{text}</p> }));
    const { container } = render(<Tab members={parts} />);
    expect(container.innerHTML).toBe("<p>first</p><p>second</p>");
  });

  it.each([[null], ["  "]])("is refused without a title (%j)", (title) => {
    expect(() => renderSlice(definition, { primary: { title } })).toThrow(/"title" is empty/);
  });
});
