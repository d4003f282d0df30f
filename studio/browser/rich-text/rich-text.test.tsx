import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { listViolations, renderForm } from "../../../tests/support/studio/render-form.tsx";
import type { Json } from "../../protocol/document.ts";

const kinds = "paragraph,heading2,strong,em,hyperlink,list-item,o-list-item";
const multi = { type: "StructuredText", config: { label: "Text", multi: kinds, placeholder: "A sentence" } };
const single = { type: "StructuredText", config: { label: "Title", single: "heading1" } };

const block = (text: string, type = "paragraph", spans: readonly Json[] = []) => ({ type, text, spans });

const asset = {
  id: "a",
  url: "/media/a/rome.webp",
  filename: "rome.webp",
  kind: "image",
  size: 1,
  width: 2,
  height: 1,
};

/** Renders a field and waits for its editor. */
async function renderText(model: object, value?: Json) {
  const form = renderForm(model, value);
  const box = await screen.findByRole("textbox");
  return { ...form, box };
}

/** Puts the selection into the text of a block. */
function select(box: HTMLElement, index: number, from: number, to = from): void {
  const text = document.createTreeWalker(box.children[index] ?? box, NodeFilter.SHOW_TEXT).nextNode();
  act(() => {
    box.focus();
    document.getSelection()?.setBaseAndExtent(text ?? box, from, text ?? box, to);
    document.dispatchEvent(new Event("selectionchange"));
  });
}

function paste(box: HTMLElement, html: string, text = ""): void {
  const clipboardData = { getData: (type: string) => (type === "text/html" ? html : text), types: [], files: [] };
  fireEvent.paste(box, { clipboardData });
}

const press = (box: HTMLElement, key: string, keys: object = {}) => fireEvent.keyDown(box, { key, ...keys });

describe("rich text", () => {
  it("W42, W50: what nobody edits is not passed on, and the field is named and described", async () => {
    const { box, changes } = await renderText(multi, [block("One"), block("Two", "heading2")]);
    expect(box.getAttribute("aria-multiline")).toBe("true");
    expect(screen.getByRole("textbox", { name: "Text" })).toBe(box);
    select(box, 0, 1);
    fireEvent.blur(box);
    expect(changes).toEqual([]);
    expect(await listViolations()).toEqual([]);
  });

  it.each([
    ["z", { ctrlKey: true, keyCode: 90 }],
    ["Z", { metaKey: true, shiftKey: true, keyCode: 90 }],
    ["y", { ctrlKey: true, keyCode: 89 }],
  ])("W62: %s of undo and redo is left to the editor of the document", async (key, keys) => {
    const { box } = await renderText(multi, [block("One")]);
    expect(press(box, key, keys)).toBe(true);
    expect(press(box, "b", { ctrlKey: true, keyCode: 66 })).toBe(false);
  });

  it("W51: its toolbar has the blocks and marks of the model, and no others", async () => {
    await renderText(multi, [block("One")]);
    const names = screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"));
    expect(names).toEqual(["Type of block: Text", "Bold", "Italic", "Link", "List", "Numbered list"]);
  });

  it("W51: a field of one plain heading has no toolbar", async () => {
    await renderText(single, [block("One", "heading1")]);
    expect(screen.queryByRole("toolbar")).toBe(null);
  });

  it("W51: keys and buttons make a range bold or italic, and back", async () => {
    const start = [block("One two")];
    const { box, changes } = await renderText(multi, start);
    select(box, 0, 0, 3);
    press(box, "b", { ctrlKey: true });
    expect(changes.at(-1)).toEqual([block("One two", "paragraph", [{ start: 0, end: 3, type: "strong" }])]);
    expect(screen.getByRole("button", { name: "Bold" }).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: "Bold" }));
    expect(changes.at(-1)).toEqual(start);
    fireEvent.click(screen.getByRole("button", { name: "Italic" }));
    expect(changes.at(-1)).toEqual([block("One two", "paragraph", [{ start: 0, end: 3, type: "em" }])]);
  });

  it("W51: blocks become headings and items by keys, buttons and a menu", async () => {
    const { box, changes } = await renderText(multi, [block("One")]);
    select(box, 0, 1);
    press(box, "2", { ctrlKey: true, altKey: true });
    expect(changes.at(-1)).toEqual([block("One", "heading2")]);
    fireEvent.click(screen.getByRole("button", { name: "List" }));
    expect(changes.at(-1)).toEqual([block("One", "list-item")]);
    fireEvent.click(screen.getByRole("button", { name: "Type of block: List" }));
    fireEvent.click(await screen.findByRole("menuitemradio", { name: "Text" }));
    expect(changes.at(-1)).toEqual([block("One")]);
  });

  it("W51: Enter begins a block, and behind a heading one of text; with Shift it breaks the line", async () => {
    const { box, changes } = await renderText(multi, [block("One", "heading2")]);
    select(box, 0, 3);
    press(box, "Enter");
    expect(changes.at(-1)).toEqual([block("One", "heading2"), block("")]);
    press(box, "Enter", { shiftKey: true });
    expect(changes.at(-1)).toEqual([block("One", "heading2"), block("\n")]);
  });

  it("W51: Enter in a field of one block does nothing", async () => {
    const { box, changes } = await renderText(single, [block("One", "heading1")]);
    select(box, 0, 3);
    press(box, "Enter");
    expect(changes).toEqual([]);
  });

  it("W51: what is pasted is reduced to what the field permits before it shows", async () => {
    const { box, changes } = await renderText(multi, [block("x")]);
    select(box, 0, 0, 1);
    paste(
      box,
      `<h1>Head</h1><p>a <b>bold</b> <u>line</u> <a href="javascript:x()">bad</a> <a href="https://a.example">good</a></p>
       <ul><li><p>item</p></li></ul><img src="https://a.example/x.png" onerror="x()"><script>x()</script>`,
    );
    const data = { link_type: "Web", url: "https://a.example" };
    expect(changes.at(-1)).toEqual([
      block("Head"),
      block("a bold line bad good", "paragraph", [
        { start: 2, end: 6, type: "strong" },
        { start: 16, end: 20, type: "hyperlink", data },
      ]),
      block("item", "list-item"),
    ]);
  });

  it("W51: what is pasted into a field of one block is one block", async () => {
    const { box, changes } = await renderText(single, [block("x", "heading1")]);
    select(box, 0, 0, 1);
    paste(box, "<p>One <b>bold</b></p><p>Two</p>");
    expect(changes.at(-1)).toEqual([block("One bold Two", "heading1")]);
  });

  it("W51: a range gets a link, which is changed and removed", async () => {
    const { box, changes } = await renderText(multi, [block("One two")]);
    select(box, 0, 0, 3);
    press(box, "k", { ctrlKey: true });
    fireEvent.click(await screen.findByRole("radio", { name: "Web address" }));
    fireEvent.change(screen.getByRole("textbox", { name: "Web address" }), { target: { value: "https://a.example" } });
    const data = { link_type: "Web", url: "https://a.example" };
    expect(changes.at(-1)).toEqual([block("One two", "paragraph", [{ start: 0, end: 3, type: "hyperlink", data }])]);
    expect(await listViolations()).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Remove link" }));
    expect(changes.at(-1)).toEqual([block("One two")]);
  });

  it("W52: shortcodes are drawn as chips, and stay text", async () => {
    const { box } = await renderText(multi, [block('From [price tgid="1"] and [[price]], [/if]')]);
    const chips = [...box.querySelectorAll("[class*=chip]")].map(({ textContent }) => textContent);
    expect(chips).toEqual(['[price tgid="1"]', "[/if]"]);
  });

  it("W42: a value from elsewhere is shown, and not passed on", async () => {
    const blocks = [block("One"), block("Two")];
    const { show, changes } = await renderText(multi, blocks);
    show([block("One"), block("2")]);
    expect((await screen.findByRole("textbox")).textContent).toBe("One2");
    expect(changes).toEqual([]);
  });

  it("W46, W51: a picture of the library is added where the model permits it, with its text", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ items: [asset], cursor: null }));
    const model = { type: "StructuredText", config: { label: "Story", multi: "paragraph,image" } };
    const { box, changes } = await renderText(model, [block("One"), block("Two")]);
    select(box, 0, 1);
    fireEvent.click(screen.getByRole("button", { name: "Add picture" }));
    fireEvent.click(await screen.findByRole("button", { name: /rome.webp/ }));
    const { id, url } = asset;
    const picture = { type: "image", id, url, alt: null, copyright: null, dimensions: { width: 2, height: 1 } };
    expect(changes.at(-1)).toMatchObject([block("One"), picture, block("Two")]);
    fireEvent.change(screen.getByRole("textbox", { name: "Alternative text" }), { target: { value: "Rome" } });
    expect(changes.at(-1)).toMatchObject([{}, { ...picture, alt: "Rome" }, {}]);
    press(box, "Backspace");
    expect(changes.at(-1)).toEqual([block("One"), block("Two")]);
  });

  it("W107: the placeholder shows in an empty field, and not over a picture", async () => {
    const value = { type: "image", url: "/media/a/rome.webp", alt: null, dimensions: { width: 2, height: 1 } };
    const { box, show } = await renderText(multi);
    expect(box.dataset["empty"]).toBe("true");
    show([value]);
    await expect.poll(() => screen.getByRole("textbox", { name: "Text" }).dataset["empty"]).toBe("false");
  });

  it("W50: an emptied field is null", async () => {
    const { box, changes } = await renderText(multi, [block("x")]);
    select(box, 0, 0, 1);
    press(box, "Backspace");
    expect(changes.at(-1)).toBe(null);
  });
});
