import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { listViolations, renderForm } from "../../../tests/support/studio/render-form.tsx";
import type { Json } from "../../protocol/document.ts";

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

describe("texts", () => {
  it("W45: a text is passed on as it is typed; without letters it is null, and pasted lines become one", async () => {
    const { changes } = renderForm({ type: "Text", config: { label: "Title" } }, "Rome");
    const box = screen.getByRole("textbox", { name: "Title" });
    for (const text of ["Rome!", "a \n b", ""]) type(box, text);
    expect(changes).toEqual(["Rome!", "a b", null]);
    expect(fireEvent.keyDown(box, { key: "Enter" })).toBe(false);
    expect(await listViolations()).toEqual([]);
  });

  it("W45: an address that no page can have is shown, and not passed on", () => {
    const { changes } = renderForm({ type: "UID", config: { label: "Address" } }, "a.b");
    const box = screen.getByRole("textbox", { name: "Address" });
    type(box, "A b");
    expect([box, changes, screen.getByText(/Use small letters/)]).toMatchObject([{ value: "A b" }, [], {}]);
    fireEvent.blur(box);
    expect(box).toMatchObject({ value: "a.b" });
    type(box, "a.c");
    expect(changes).toEqual(["a.c"]);
  });
});

describe("numbers", () => {
  const model = { type: "Number", config: { label: "Size", min: 1, max: 10, step: 0.5 } };

  it.each<[string, readonly Json[]]>([
    ["2", [2]],
    ["2,5", [2.5]],
    ["2.", [2]],
    ["", [null]],
    ["many", []],
  ])("W45: %j is the number %j, and stays as it is typed", (text, expected) => {
    const { changes } = renderForm(model, 4);
    const box = screen.getByRole("spinbutton", { name: "Size" });
    type(box, text);
    expect(changes).toEqual(expected);
    expect(box).toMatchObject({ value: text });
  });

  it("W45: arrow keys change it by its step, within its limits", () => {
    const { changes } = renderForm(model, 9.5);
    const box = screen.getByRole("spinbutton");
    for (const key of ["ArrowUp", "ArrowUp", "ArrowDown"]) fireEvent.keyDown(box, { key });
    expect(changes).toEqual([10, 10, 9.5]);
  });

  it("W43: its limits are written beside it, and what is beyond them below it", async () => {
    renderForm(model, 12);
    expect(screen.getByText("1 to 10, in steps of 0.5")).toBeTruthy();
    expect(screen.getByText("Enter 10 or less.")).toBeTruthy();
    expect(screen.getByRole("spinbutton").getAttribute("aria-invalid")).toBe("true");
    expect(await listViolations()).toEqual([]);
  });
});

describe("choices", () => {
  it("W45: a switch shows the default of the model and the text of its value", async () => {
    const config = {
      label: "Move",
      default_value: true,
      placeholder_true: "Permanent",
      placeholder_false: "Temporary",
    };
    const { changes } = renderForm({ type: "Boolean", config });
    expect(screen.getByText("Permanent")).toBeTruthy();
    fireEvent.click(screen.getByRole("switch", { name: "Move" }));
    expect(changes).toEqual([false]);
    expect(screen.getByText("Temporary")).toBeTruthy();
    expect(await listViolations()).toEqual([]);
  });

  const open = () => fireEvent.keyDown(screen.getByRole("button"), { key: "ArrowDown" });

  it("W45: an option is chosen by keys; without a default, it can be none", async () => {
    const { changes } = renderForm({ type: "Select", config: { label: "Icon", options: ["clock", "star"] } }, "clock");
    expect(await listViolations()).toEqual([]);
    open();
    const list = await screen.findByRole("listbox");
    expect(
      within(list)
        .getAllByRole("option")
        .map((each) => each.textContent),
    ).toEqual(["None", "clock", "star"]);
    fireEvent.click(within(list).getByRole("option", { name: "star" }));
    open();
    fireEvent.click(within(await screen.findByRole("listbox")).getByRole("option", { name: "None" }));
    expect(changes).toEqual(["star", null]);
  });

  it("W43: a value that is no option any more is shown, with what to do", () => {
    renderForm({ type: "Select", config: { label: "Icon", options: ["clock"] } }, "sun");
    expect(screen.getByRole("button").textContent).toContain("sun");
    expect(screen.getByText("“sun” is no longer an option. Choose another one.")).toBeTruthy();
  });

  it.each([
    ["a1b2c3", ["#a1b2c3"]],
    ["#abc", ["#aabbcc"]],
    ["", [null]],
    ["red", []],
  ])("W45: %j is the color %j", (text, expected) => {
    const { changes } = renderForm({ type: "Color", config: { label: "Ground" } }, "#000000");
    type(screen.getByRole("textbox", { name: "Ground" }), text);
    expect(changes).toEqual(expected);
  });
});

describe("days and moments", () => {
  it("W44, W53: one that is still loading gets the focus when it is there", async () => {
    renderForm({ type: "Date", config: { label: "Opens" } }, "2026-12-24", { focus: ["field"] });
    const [first] = await screen.findAllByRole("spinbutton");
    await expect.poll(() => document.activeElement).toBe(first);
  });

  it("W45: the parts of a day are changed by keys", async () => {
    const { changes } = renderForm({ type: "Date", config: { label: "Opens" } }, "2026-12-24");
    const parts = await screen.findAllByRole("spinbutton");
    const day = parts.find((part) => part.getAttribute("data-type") === "day");
    if (day === undefined) throw new Error("The day is missing.");
    fireEvent.keyDown(day, { key: "ArrowUp" });
    expect(changes).toEqual(["2026-12-25"]);
    expect(await listViolations()).toEqual([]);
  });

  it("W45: a day is chosen in a calendar", async () => {
    const { changes } = renderForm({ type: "Date", config: { label: "Opens" } }, "2026-12-24");
    fireEvent.click(await screen.findByRole("button"));
    fireEvent.click(await screen.findByRole("button", { name: /31 December|December 31/ }));
    expect(changes).toEqual(["2026-12-31"]);
  });

  it("W45: a moment keeps its instant, whatever its zone", async () => {
    const { changes } = renderForm({ type: "Timestamp", config: { label: "At" } }, "2026-12-24T23:30:00+0100");
    const parts = await screen.findAllByRole("spinbutton");
    const minute = parts.find((part) => part.getAttribute("data-type") === "minute");
    if (minute === undefined) throw new Error("The minute is missing.");
    fireEvent.keyDown(minute, { key: "ArrowUp" });
    expect(changes).toEqual(["2026-12-24T22:31:00+0000"]);
  });
});

describe("places, films and items of catalogs", () => {
  it("W45: both coordinates are pasted at once, and wrong degrees are said", async () => {
    const { changes } = renderForm({ type: "GeoPoint", config: { label: "Place" } });
    const latitude = screen.getByRole("textbox", { name: "Latitude" });
    type(latitude, "48.8584, 2.2945");
    type(latitude, "91");
    expect(changes).toEqual([{ latitude: 48.8584, longitude: 2.2945 }]);
    expect(screen.getByText("Enter a number from -90 to 90.")).toBeTruthy();
    type(latitude, "");
    type(screen.getByRole("textbox", { name: "Longitude" }), "");
    expect(changes.at(-1)).toBe(null);
    expect(await listViolations()).toEqual([]);
  });

  it("W45: the address of a film replaces the data of another one", async () => {
    const film = { embed_url: "https://a.example/1", title: "Rome" };
    const { changes } = renderForm({ type: "Embed", config: { label: "Film" } }, film);
    const box = screen.getByRole("textbox", { name: "Film" });
    for (const text of ["javascript:alert(1)", "https://a.example/2"]) type(box, text);
    expect(changes).toEqual([{ embed_url: "https://a.example/2" }]);
    expect(await listViolations()).toEqual([]);
  });

  it("W45: an item of a catalog is named by its key; data without a key are shown", async () => {
    const model = { type: "IntegrationFields", config: { label: "Product", catalog: "shop--tours" } };
    const { changes } = renderForm(model, { "@blob": { title: "Forum" } });
    expect(screen.getByText(/Forum/)).toBeTruthy();
    type(screen.getByRole("textbox", { name: "Product" }), "shop--tours--7");
    expect(changes).toEqual(["shop--tours--7"]);
    expect(await listViolations()).toEqual([]);
  });

  it("W45: a field of an old type is shown only", async () => {
    renderForm({ type: "Range", config: { label: "Old" } }, 4);
    expect(screen.getByText("Fields of type Range are shown only.")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBe(null);
    expect(await listViolations()).toEqual([]);
  });
});
