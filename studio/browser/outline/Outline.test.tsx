import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { readSlices } from "../../protocol/outline/slice.ts";
import { Fixture, openFixture } from "../store/editor.fixture.tsx";
import { Outline } from "./Outline.tsx";

function show(words: string, role: "viewer" | "editor" = "editor") {
  const editor = openFixture(words);
  const view = render(
    <Fixture editor={editor} role={role}>
      <Outline />
    </Fixture>,
  );
  const { container } = view;
  const order = () => readSlices(editor.store.getState().history.document, "slices").map(({ id }) => id);
  const row = (id: string) => container.querySelector<HTMLElement>(`[data-slice="${id}"]`) ?? container;
  const press = (id: string, key: { readonly code: string; readonly altKey?: boolean }) => {
    fireEvent.click(row(id));
    fireEvent.keyDown(row(id), key);
  };
  return { editor, view, container, order, row, press };
}

const page = "text tabs_start tab text tabs_end text";

it("W60: slices are a tree with their groups, and what closes a group is no row", () => {
  show(page);
  const rows = screen.getAllByRole("treeitem").map((row) => `${row.getAttribute("aria-level")} ${row.textContent}`);
  expect(rows).toEqual(["1 TextTitle 0", "1 TabsTitle 1", "2 TabTitle 2", "3 TextTitle 3", "1 TextTitle 5"]);
});

it("W61: Alt and an arrow move the selected slice, and undo moves it back", () => {
  const { press, order, editor } = show(page);
  press("text$5", { code: "ArrowUp", altKey: true });
  expect(order()).toEqual(["text$0", "tabs_start$1", "tab$2", "text$3", "text$5", "tabs_end$4"]);
  editor.undo();
  expect(order()).toEqual(["text$0", "tabs_start$1", "tab$2", "text$3", "tabs_end$4", "text$5"]);
});

it("W61: a slice is dragged before another one", () => {
  const { row, order } = show(page);
  const dataTransfer = { setData: () => {}, effectAllowed: "" };
  fireEvent.dragStart(row("text$5"), { dataTransfer });
  fireEvent.dragOver(row("text$0"), { dataTransfer, clientY: -1 });
  fireEvent.drop(row("text$0"), { dataTransfer });
  expect(order()[0]).toBe("text$5");
});

it("W61: a group is removed with all that it holds, and duplicated with other ids", () => {
  const { press, order } = show(page);
  press("tabs_start$1", { code: "KeyD", altKey: true });
  const ids = order();
  expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
  press("tabs_start$1", { code: "Delete" });
  expect(order().filter((id) => /\$\d$/.test(id))).toEqual(["text$0", "text$5"]);
});

it("W61: the picker offers no part of a group to a page without the group", () => {
  const offered = (words: string) => {
    const { unmount } = show(words).view;
    fireEvent.click(screen.getByRole("button", { name: "Add a slice" }));
    const names = within(screen.getByRole("dialog")).getAllByRole("listitem");
    const texts = names.map(({ textContent }) => textContent);
    unmount();
    return texts;
  };
  expect(offered("text")).toEqual(["Text", "Tabs"]);
  expect(offered(page)).toEqual(["Text", "Tabs", "Tab"]);
});

it("W69: a slice is hidden, and shown again", () => {
  const { press, editor } = show(page);
  const labels = () =>
    readSlices(editor.store.getState().history.document, "slices").map(({ slice_label }) => slice_label ?? null);
  press("text$0", { code: "KeyH", altKey: true });
  expect(labels()[0]).toBe("hidden");
  expect(screen.getByRole("img", { name: "Hidden" })).toBeTruthy();
  press("text$0", { code: "KeyH", altKey: true });
  expect(labels()[0]).toBeNull();
});

it("W61: tabs are added with a first tab and their end, by a picker that searches", () => {
  const { order } = show("text");
  fireEvent.click(screen.getByRole("button", { name: "Add a slice" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.queryByRole("button", { name: /End of tabs/ })).toBeNull();
  fireEvent.change(dialog.getByRole("searchbox"), { target: { value: "tabs" } });
  fireEvent.click(dialog.getByRole("button", { name: /Tabs/ }));
  expect(order().map((id) => id.replace(/\$.*/, ""))).toEqual(["text", "tabs_start", "tab", "tabs_end"]);
});

it("W64: slices with findings are marked, and the page has their number", () => {
  const { editor, row } = show(page);
  const finding = { code: "slice-empty", message: "Nothing shows.", hint: "Add a text.", field: null } as const;
  const findings = [
    { ...finding, level: "warning", slice: "text$0" },
    { ...finding, level: "info", slice: "text$5" },
  ] as const;
  act(() => editor.store.setState({ findings }));
  expect(screen.getByText("1 finding")).toBeTruthy();
  expect(["text$0", "text$5"].map((id) => within(row(id)).queryAllByRole("img").length)).toEqual([1, 0]);
});

it("W74: a viewer can change nothing", () => {
  const { container } = show(page, "viewer");
  expect(screen.queryByRole("button", { name: "Add a slice" })).toBeNull();
  expect(container.querySelectorAll("[draggable=true]")).toHaveLength(0);
});
