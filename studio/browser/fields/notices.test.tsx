import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { listViolations, renderForm } from "../../../tests/support/studio/render-form.tsx";
import type { LocatedProblem } from "../../protocol/locate-problem.ts";
import type { Finding } from "../../protocol/rendering.ts";

const text = { type: "Text", config: { label: "Title" } };
const group = { type: "Group", config: { label: "Facts", fields: { title: text, other: { type: "Text" } } } };

const findingAt = (field: string): Finding => ({
  code: "shortcode-unknown",
  level: "warning",
  message: `[prcie] in ${field}`,
  hint: "Did you mean [price]?",
  slice: null,
  field,
});
const problemAt = (field: string): LocatedProblem => ({
  slice: null,
  field,
  message: "is too long",
  hint: "Shorten it.",
});

it("W43: problems and findings are below their field with what to do, and describe it", async () => {
  renderForm(text, "x", { problems: [problemAt("field")], findings: [findingAt("field.1"), findingAt("other")] });
  const box = screen.getByRole("textbox", { name: "Title" });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "is too long Shorten it.",
    "[prcie] in field.1 Did you mean [price]?",
  ]);
  expect(box.getAttribute("aria-invalid")).toBe("true");
  const described = (box.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.querySelector(`[id="${id}"]`));
  expect(described.map((element) => element?.textContent).join("")).toContain("Shorten it.");
  expect(await listViolations()).toEqual([]);
});

it("W43: a fault in an item is at the field of the item", () => {
  renderForm(group, [{ title: "One" }], { problems: [problemAt("field.1.title")] });
  expect(screen.getByRole("textbox", { name: "Title" }).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText("is too long", { exact: false })).toHaveLength(1);
});

it("W44: a field of a folded item is opened and gets the focus", () => {
  renderForm(group, [{ title: "One" }, { title: "Two" }], { focus: ["field", 1, "title"] });
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Title" }));
  expect(screen.getByRole("textbox", { name: "Title" })).toMatchObject({ value: "Two" });
});

it("W44: a place gets the focus once, also when its field is shown again", () => {
  const focus = ["field"];
  const { show } = renderForm(text, "x", { focus });
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  show("y");
  expect(document.activeElement).toBe(document.body);
});
