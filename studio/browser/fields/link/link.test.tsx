import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { listViolations, renderForm } from "../../../../tests/support/studio/render-form.tsx";

const link = { type: "Link", config: { label: "Button", select: null, allowText: true, allowTargetBlank: true } };

const listed = (id: string, heading: string, type = "microsite") => ({
  id,
  type,
  lang: "en-us",
  uid: `www.tessera.example.${id}`,
  title: id,
  heading,
  state: "published",
  published: 1,
  publishedUid: null,
  at: "2026-01-01T00:00:00Z",
  author: "",
  overlays: [],
  languages: [],
});

const file = { id: "f1", url: "/media/f1/terms.pdf", filename: "terms.pdf", kind: "document", size: 9 };

/** Responds to what forms read, by the beginning of the path. */
const responses: Readonly<Record<string, unknown>> = {
  "/studio/api/documents/": {
    ...listed("rome", "Things to do in Rome"),
  },
  "/studio/api/documents?": {
    results: [listed("paris", "Paris"), listed("old", "Old", "redirect")],
    total: 2,
    cursor: null,
  },
  "/studio/api/media": { items: [file], cursor: null },
};

vi.stubGlobal("fetch", async (path: string) => {
  const [, body] = Object.entries(responses).find(([start]) => path.startsWith(start)) ?? [];
  return Response.json(body);
});

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
const kind = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));

describe("a link", () => {
  it("W47: leads to a web address; one that could run code is refused with what to do", async () => {
    const { changes } = renderForm(link);
    kind("Web address");
    type("Web address", "javascript:alert(1)");
    fireEvent.blur(screen.getByRole("textbox", { name: "Web address" }));
    expect(screen.getByRole("alert").textContent).toContain("Enter a web address");
    type("Web address", "https://a.example/");
    expect(changes).toEqual([{ link_type: "Web", url: "https://a.example/" }]);
    expect(await listViolations()).toEqual([]);
  });

  it("W47: an address without its beginning gets https when the field is left", () => {
    const { changes } = renderForm(link, { link_type: "Web", url: "https://a.example", key: "k", text: "A" });
    type("Web address", "b.example/rome");
    fireEvent.blur(screen.getByRole("textbox", { name: "Web address" }));
    expect(changes).toEqual([{ link_type: "Web", url: "https://b.example/rome", key: "k", text: "A" }]);
  });

  it("W47: opens in a new tab, has a text, and keeps both when its target is removed or changed", () => {
    const start = { link_type: "Web", url: "https://a.example", text: "A", key: "k" };
    const { changes } = renderForm(link, start);
    fireEvent.click(screen.getByRole("button", { name: "Open in a new tab" }));
    type("Text of the link", "B");
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(changes).toEqual([
      { ...start, target: "_blank" },
      { ...start, target: "_blank", text: "B" },
      { link_type: "Any", text: "B", key: "k" },
    ]);
    type("Text of the link", "");
    expect(changes.at(-1)).toBe(null);
  });

  it("W47: shows the title of its document, and finds another one of the types of the model", async () => {
    const model = {
      type: "Link",
      config: { label: "Page", select: "document", customtypes: ["microsite", "venue_page"] },
    };
    const { changes } = renderForm(model, { link_type: "Document", id: "rome" });
    const box = await screen.findByDisplayValue("Things to do in Rome");
    box.focus();
    fireEvent.change(box, { target: { value: "par" } });
    await screen.findByRole("option", { name: /Paris/ });
    const options = within(screen.getByRole("listbox")).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["Pariswww.tessera.example.paris · en-us"]);
    fireEvent.keyDown(box, { key: "ArrowDown" });
    fireEvent.keyDown(box, { key: "Enter" });
    expect(changes).toEqual([{ link_type: "Document", id: "paris" }]);
  });

  it("W47: leads to a file of the library", async () => {
    const { changes } = renderForm({ type: "Link", config: { label: "File", select: "media" } });
    fireEvent.click(screen.getByRole("button", { name: "Choose a file" }));
    fireEvent.click(await screen.findByRole("button", { name: /terms.pdf/ }));
    const { id, url } = file;
    expect(changes).toEqual([{ link_type: "Media", id, kind: "document", name: "terms.pdf", url, size: "9" }]);
  });

  it("W47: has an appearance where the model names several", () => {
    const model = { type: "Link", config: { ...link.config, variants: ["Primary", "Quiet"] } };
    const { changes } = renderForm(model, { link_type: "Web", url: "https://a.example" });
    kind("Quiet");
    expect(changes).toEqual([{ link_type: "Web", url: "https://a.example", variant: "Quiet" }]);
  });
});

it("W47: links of a list are added, changed and removed", async () => {
  const model = { type: "Link", config: { label: "Links", select: "web", allowText: true, repeat: true } };
  const first = { link_type: "Web", url: "https://a.example", key: "k" };
  const { changes } = renderForm(model, [first]);
  fireEvent.click(screen.getByRole("button", { name: "Add item: Links" }));
  expect(changes.at(-1)).toEqual([first, { link_type: "Any" }]);
  fireEvent.change(screen.getAllByRole("textbox", { name: "Web address" })[1] ?? document.body, {
    target: { value: "https://b.example" },
  });
  expect(changes.at(-1)).toEqual([first, { link_type: "Web", url: "https://b.example" }]);
  expect(await listViolations()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Actions for Item 1" }));
  fireEvent.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: "Remove" }));
  expect(changes.at(-1)).toEqual([{ link_type: "Web", url: "https://b.example" }]);
});
