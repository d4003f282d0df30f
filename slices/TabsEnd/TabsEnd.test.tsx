import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

describe("TabsEnd", () => {
  it("closes the tab bar that is open", () => {
    expect(definition.group).toEqual({ closes: "tabs" });
  });

  it("shows nothing", () => {
    renderSlice(definition, { primary: {} });
    expect(document.body.textContent).toBe("");
  });
});
