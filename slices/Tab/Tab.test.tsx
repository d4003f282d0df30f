import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

describe("Tab", () => {
  it("renders its slices in order", () => {
    const members = ["first", "second"].map((text) => ({ id: text, label: "", content: <p>{text}</p> }));
    renderSlice(definition, { primary: { title: "Cast" }, members });
    expect([...document.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(["first", "second"]);
  });

  it.each([[null], ["  "]])("is refused without a title (%j)", (title) => {
    expect(() => renderSlice(definition, { primary: { title } })).toThrow(/"title" is empty/);
  });
});
