import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enhance } from "./Suggest.enhance.ts";

const suggestions = {
  status: "2 suggestions",
  groups: [
    { title: "Cities", items: [{ name: { text: "Rome" }, href: "#rome" }] },
    { title: "Experiences", items: [{ name: { text: "Tour", lang: "en" }, note: { text: "Rome" }, href: "#tour" }] },
  ],
};

const respond = vi.fn(async () => Response.json(suggestions));

let end = () => {};

beforeEach(() => {
  vi.stubGlobal("fetch", respond);
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML =
    '<div id="root"><form><label for="q">Search</label><input id="q" name="q" role="combobox" aria-expanded="false" aria-controls="q-list"><button>Go</button></form><div id="q-list" hidden></div></div>';
  const root = document.getElementById("root");
  if (root !== null) end = enhance(root, { src: "/api/suggest/?locale=en&q=", label: "Suggestions" });
});

afterEach(() => {
  end();
  respond.mockClear();
  vi.unstubAllGlobals();
});

const input = () => screen.getByRole("combobox");
const chosen = () => screen.queryByRole("option", { selected: true })?.textContent;
const press = (...keys: readonly string[]) => keys.forEach((key) => fireEvent.keyDown(input(), { key }));

async function type(words: string) {
  input().focus();
  fireEvent.input(input(), { target: { value: words } });
  await waitFor(() => expect(respond).toHaveBeenCalled());
}

async function suggest(words = "ro") {
  await type(words);
  await screen.findByRole("listbox", { name: "Suggestions" });
}

describe("P1: a form that suggests", () => {
  it("is a combobox with groups of links, and says how many there are", async () => {
    await suggest();
    expect(respond).toHaveBeenCalledWith("/api/suggest/?locale=en&q=ro", expect.anything());
    expect(input().getAttribute("aria-expanded")).toBe("true");
    expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"))).toHaveLength(2);
    expect(screen.getByRole("group", { name: "Cities" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("2 suggestions");
    expect(screen.getByText("Tour").getAttribute("lang")).toBe("en");
  });

  it("shows the picture, rating and price of a product, and reads the rating out in words", async () => {
    const facts = {
      picture: "/tour.webp",
      rating: { text: "4.6 (12)", label: "Rated 4.6 out of 5" },
      price: "from €24",
    };
    const items = [{ name: { text: "Tour" }, note: { text: "Rome" }, href: "#tour", ...facts }];
    respond.mockImplementationOnce(async () =>
      Response.json({ status: "1 suggestion", groups: [{ title: "Experiences", items }] }),
    );
    await suggest();
    const option = screen.getByRole("option", { name: "Tour Rome Rated 4.6 out of 5 from €24" });
    expect(option.querySelector("img")?.getAttribute("src")).toBe("/tour.webp");
    expect(option.textContent).toContain("4.6 (12)");
  });

  it("is used by keys: arrows go round by the words as typed, Home and End to the ends", async () => {
    await suggest();
    press("ArrowDown");
    expect([chosen(), input().getAttribute("aria-activedescendant")]).toEqual([
      "Rome",
      screen.getAllByRole("option")[0]?.id,
    ]);
    press("End");
    expect(chosen()).toBe("Tour Rome");
    press("Home");
    expect(chosen()).toBe("Rome");
    press("ArrowUp");
    expect([chosen(), input().hasAttribute("aria-activedescendant")]).toEqual([undefined, false]);
    press("ArrowUp");
    expect(chosen()).toBe("Tour Rome");
  });

  it("follows the chosen suggestion on Enter, and else sends the form", async () => {
    await suggest();
    expect(fireEvent.keyDown(input(), { key: "Enter" })).toBe(true);
    press("ArrowDown");
    expect(fireEvent.keyDown(input(), { key: "Enter" })).toBe(false);
    await waitFor(() => expect(location.hash).toBe("#rome"));
  });

  it("closes on Escape and when the focus leaves, and opens again", async () => {
    await suggest();
    press("Escape");
    expect(screen.queryByRole("listbox")).toBeNull();
    press("ArrowDown");
    expect(screen.getByRole("listbox")).toBeTruthy();
    fireEvent.blur(input());
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("ends a request on Escape, whose response would open the list again", async () => {
    respond.mockImplementationOnce(() => new Promise(() => {}));
    await type("rome");
    press("Escape");
    const ended = expect.objectContaining({ signal: expect.objectContaining({ aborted: true }) });
    expect(respond).toHaveBeenCalledWith("/api/suggest/?locale=en&q=rome", ended);
  });

  it("has no list while suggestions fail, and sends the form", async () => {
    respond.mockImplementationOnce(async () => new Response(null, { status: 503 }));
    await type("rome");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(fireEvent.keyDown(input(), { key: "Enter" })).toBe(true);
  });

  const fail = () => respond.mockImplementationOnce(async () => new Response(null, { status: 503 }));

  it("has none of earlier suggestions once others failed, and requests these again", async () => {
    await suggest();
    fail();
    respond.mockClear();
    await type("rome");
    await waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(0));
    expect(document.querySelector("[role=status]")?.textContent).toBe("");
    press("ArrowDown");
    expect(screen.queryByRole("listbox")).toBeNull();
    respond.mockClear();
    fireEvent.focus(input());
    await waitFor(() => expect(respond).toHaveBeenCalledWith("/api/suggest/?locale=en&q=rome", expect.anything()));
  });

  it.each(["blur", "Escape"])("has none of earlier suggestions after other words and %s at once", async (way) => {
    await suggest();
    fireEvent.input(input(), { target: { value: "paris" } });
    if (way === "Escape") press("Escape");
    else fireEvent.blur(input());
    expect([screen.queryByRole("listbox"), document.querySelectorAll("[role=option]").length]).toEqual([null, 0]);
    press("ArrowDown");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("has the suggestions of its words at once when the focus is back", async () => {
    await suggest();
    fireEvent.blur(input());
    respond.mockClear();
    fireEvent.focus(input());
    expect([screen.getAllByRole("option").length, respond.mock.calls]).toEqual([2, []]);
  });

  it("requests nothing for one letter", async () => {
    await suggest();
    respond.mockClear();
    fireEvent.input(input(), { target: { value: "r" } });
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    expect(respond).not.toHaveBeenCalled();
  });

  it("leaves the server's form as it was when it ends", async () => {
    await suggest();
    end();
    expect(document.getElementById("q")?.getAttributeNames()).toEqual([
      "id",
      "name",
      "role",
      "aria-expanded",
      "aria-controls",
    ]);
    expect(input().getAttribute("aria-expanded")).toBe("false");
    expect(document.getElementById("root")?.children).toHaveLength(2);
    expect(document.getElementById("q-list")?.outerHTML).toBe('<div id="q-list" hidden=""></div>');
  });
});
