import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

describe("TabsEnd", () => {
  it("shows nothing", () => {
    renderSlice(definition, { primary: {} });
    expect(document.body.textContent).toBe("");
  });
});
