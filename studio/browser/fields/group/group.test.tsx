import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { listViolations, renderForm } from "../../../../tests/support/studio/render-form.tsx";
import { toMark } from "../../../protocol/mark-path.ts";
import { changeList, type ListCommand } from "./change-list.ts";

/** Fields of one line in the order in which they were rendered. */
const rendered: string[] = [];

vi.mock(import("../text/TextControl.tsx"), async (load) => {
  const { TextControl } = await load();
  return {
    TextControl: (props) => {
      rendered.push(toMark(props.path).field);
      return <TextControl {...props} />;
    },
  };
});

const model = {
  type: "Group",
  config: {
    label: "Facts",
    fields: {
      icon: { type: "Select", config: { label: "Icon", options: ["clock"], default_value: "clock" } },
      text: { type: "Text", config: { label: "Text" } },
      links: {
        type: "Group",
        config: { label: "Links", fields: { name: { type: "Text", config: { label: "Name" } } } },
      },
    },
  },
};

const rich = {
  type: "Group",
  config: { fields: { text: { type: "StructuredText", config: { multi: "paragraph" } } } },
};

const paragraph = (text: string) => ({ type: "paragraph", text, spans: [] });

const items = [{ text: "One" }, { text: "Two", links: [{ name: "Deep" }] }, { text: "Three" }];
const [one, two, three] = items;

const findItem = (name: string) => screen.getByRole("button", { name });

/** Chooses an entry of an item's menu. */
async function choose(item: string, entry: string) {
  fireEvent.click(findItem(`Actions for ${item}`));
  fireEvent.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: new RegExp(entry) }));
}

describe("a group", () => {
  it("W48: folds its items to their first text, and opens one by a press", async () => {
    renderForm(model, items);
    expect(screen.getByText("3 items")).toBeTruthy();
    expect(screen.getByText("One").getAttribute("title"), "the whole of a text that may be cut").toBe("One");
    expect(screen.queryByRole("textbox")).toBe(null);
    fireEvent.click(findItem("One"));
    expect(screen.getByRole("textbox", { name: "Text" })).toMatchObject({ value: "One" });
    expect(await listViolations()).toEqual([]);
  });

  it("W42, W48: changes the item of a field, and no other", () => {
    const { changes } = renderForm(model, items);
    fireEvent.click(findItem("Two"));
    fireEvent.change(screen.getByRole("textbox", { name: "Text" }), { target: { value: "2" } });
    const [list] = changes;
    expect(list).toEqual([one, { ...two, text: "2" }, three]);
    expect(Array.isArray(list) && [list[0] === one, list[2] === three]).toEqual([true, true]);
  });

  it("W48: moves an item by Alt and an arrow, and the focus goes along", async () => {
    const { changes } = renderForm(model, items);
    findItem("One").focus();
    fireEvent.keyDown(findItem("One"), { key: "ArrowUp", altKey: true });
    fireEvent.keyDown(findItem("One"), { key: "ArrowDown", altKey: true });
    expect(changes.at(-1)).toEqual([two, one, three]);
    await expect.poll(() => document.activeElement).toBe(findItem("One"));
  });

  it.each([
    ["Move down", "One", [two, one, three]],
    ["Move up", "Three", [one, three, two]],
    ["Duplicate", "One", [one, one, two, three]],
    ["Remove", "Two", [one, three]],
  ])("W48: the menu has %s", async (entry, item, expected) => {
    const { changes } = renderForm(model, items);
    await choose(item, entry);
    expect(changes).toEqual([expected]);
  });

  it("W41, W48: adds an item with the defaults of its model", () => {
    const { changes } = renderForm(model, []);
    fireEvent.click(findItem("Add item: Facts"));
    expect(changes).toEqual([[{ icon: "clock", links: [] }]]);
  });

  it("W40, W48: holds groups", () => {
    const { changes } = renderForm(model, [two ?? {}]);
    fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Deeper" } });
    expect(changes).toEqual([[{ text: "Two", links: [{ name: "Deeper" }] }]]);
  });

  it("W100: an item that moves or loses one before it stays open, with its focus and its editor", async () => {
    renderForm(rich, [{ text: [paragraph("One")] }, { text: [paragraph("Two")] }, { text: [paragraph("Three")] }]);
    fireEvent.click(findItem("Two"));
    const editor = await screen.findByRole("textbox");
    await choose("Two", "Move up");
    expect(screen.getAllByRole("textbox")).toEqual([editor]);
    await choose("Two", "Move down");
    await choose("One", "Remove");
    expect(screen.getAllByRole("textbox")).toEqual([editor]);
    expect(findItem("Two").getAttribute("aria-expanded")).toBe("true");
  });

  it("W101: a letter that is typed renders its field, and no other one", () => {
    renderForm(model, items);
    for (const name of ["One", "Two", "Three"]) fireEvent.click(findItem(name));
    rendered.length = 0;
    fireEvent.change(screen.getByDisplayValue("Two"), { target: { value: "Twos" } });
    expect(rendered).toEqual(["field.2.text"]);
  });

  it("W48: one that is not repeated has one item at most", () => {
    renderForm({ ...model, config: { ...model.config, repeat: false } }, [{}]);
    expect(screen.queryByRole("button", { name: "Add item: Facts" })).toBe(null);
  });
});

it.each<[ListCommand, readonly string[], number]>([
  [{ type: "move", index: 0, by: -1 }, ["a", "b"], 0],
  [{ type: "move", index: 1, by: 1 }, ["a", "b"], 1],
  [{ type: "remove", index: 1 }, ["a"], 0],
  [{ type: "add", item: "c" }, ["a", "b", "c"], 2],
])("W48: %j makes %j of two items, and the focus is at %i", (command, list, position) => {
  expect(changeList(["a", "b"], command)).toEqual({ list, position });
});
