import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const body = [{ type: "paragraph", text: "We are an independent seller.", spans: [] }];

function icon(variation: string): string | undefined {
  renderSlice(definition, { primary: { body }, variation });
  return screen.getAllByRole("note").at(-1)?.querySelector("svg")?.innerHTML;
}

describe("Notice", () => {
  it("is a note with the editor's text", () => {
    renderSlice(definition, { primary: { body } });
    expect(screen.getByRole("note").textContent).toBe("We are an independent seller.");
  });

  it('has another icon for "not official" than for an information', () => {
    expect(icon("not_official")).not.toBe(icon("default"));
  });

  it("shows no empty box", () => {
    renderSlice(definition, { primary: { body: [] } });
    expect(screen.queryByRole("note")).toBeNull();
  });
});
