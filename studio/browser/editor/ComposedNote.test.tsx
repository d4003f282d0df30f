import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TypeSpec } from "../../protocol/models/model-specs.ts";
import { Fixture, openFixture } from "../store/editor.fixture.tsx";
import { ComposedNote } from "./ComposedNote.tsx";

const field = (name: string, label: string) => ({ type: "Text", name, label, placeholder: "" }) as const;

const spec: TypeSpec = {
  id: "page",
  label: "Page",
  repeatable: true,
  format: "page",
  tabs: [{ name: "Main", fields: [field("heading", "Heading"), field("tagged_city", "City"), field("tag", "Tag")] }],
  zone: undefined,
};

it("W104: a part that the page makes names the settings that it follows, and each leads to its field", () => {
  const editor = openFixture("text");
  editor.edit({ part: "data", path: ["tagged_city"], value: "ROME", label: "City" });
  editor.store.setState({
    composed: [{ slice: "page-text", type: "text", fields: ["tagged_city", "tag"] }],
    selection: { slice: "page-text", field: null, focus: undefined },
  });
  render(
    <Fixture editor={editor}>
      <ComposedNote spec={spec} />
    </Fixture>,
  );
  expect(screen.getByText("Text")).toBeTruthy();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["CityROME", "Tagnot set"]);
  fireEvent.click(screen.getByRole("button", { name: /City/ }));
  expect(editor.store.getState().selection).toEqual({ slice: null, field: "tagged_city", focus: ["tagged_city"] });
});
