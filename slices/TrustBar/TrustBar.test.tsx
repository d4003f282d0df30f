import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

describe("TrustBar", () => {
  it("lists the reasons in order, each with its text", () => {
    const items = [
      { icon: "badge-check", title: "Authorised reseller", text: "Straight from the venues." },
      { icon: "smartphone", title: "Mobile ticket", text: null },
    ];
    renderSlice(definition, { primary: { items } });
    const reasons = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(reasons).toEqual(["Authorised resellerStraight from the venues.", "Mobile ticket"]);
  });

  it("renders nothing without a reason", () => {
    renderSlice(definition, { primary: { items: [] } });
    expect(document.body.textContent).toBe("");
    expect(screen.queryByRole("list")).toBeNull();
  });
});
