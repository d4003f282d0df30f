import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { visitorStorage } from "../../../ui/consent/storage/installed-storage.ts";
import { vars } from "../../../ui/theme/contract.css.ts";
import { enhance } from "./SavedList.enhance.ts";

const words = {
  copied: "Copied",
  copyFailed: "Not copied",
  keepFailed: "Not saved",
  viewed: "Viewed",
  forget: "Clear",
  most: 3,
};

/** The page of a list has a card of each id in its address. */
const respond = vi.fn(async (address: string) => {
  const ids = new URL(address, "https://www.tessera.example").searchParams.get("ids")?.split(",") ?? [];
  const cards = ids.map((id) => `<li><article data-product="${id}"><h3>Tour ${id}</h3></article></li>`);
  return new Response(`<main><section><h2>Rome</h2><ul>${cards.join("")}</ul></section></main>`);
});

const replace = vi.fn<(address: URL) => void>();
const copied = vi.fn(async (_text: string) => {});
const addressed = vi.spyOn(history, "replaceState");
let end = () => {};

beforeEach(() => {
  vi.stubGlobal("fetch", respond);
  vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
  addressed.mockReturnValue();
});
afterEach(() => {
  end();
  localStorage.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function visit(search: string): void {
  const href = `https://www.tessera.example/saved/${search}`;
  vi.stubGlobal("location", { href, pathname: "/saved/", protocol: "https:", replace });
  document.body.innerHTML =
    '<h1>Saved</h1><div id="list"><button data-copy hidden>Copy</button><button data-keep hidden>Keep all</button></div>';
  end = enhance(document.getElementById("list") ?? document.body, words);
}

/** Returns what the next toast says. */
const nextToast = () =>
  new Promise((resolve) =>
    addEventListener("toast", (event) => resolve(event instanceof CustomEvent && event.detail), { once: true }),
  );

const viewedCards = () => [...document.querySelectorAll("section h3")].map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("P7: the page of a visitor's own list", () => {
  it("has its address", () => {
    visitorStorage.write("saved", "7,8");
    visit("?currency=EUR");
    expect(replace.mock.calls.map(([{ search }]) => search)).toEqual(["?currency=EUR&ids=7%2C8"]);
  });

  it.each(["", "x,1.5,-3"])("is the empty page where %j is stored", (stored) => {
    visitorStorage.write("saved", stored);
    visit("");
    expect(replace).not.toHaveBeenCalled();
  });

  it("is copied, and a toast says so", async () => {
    visitorStorage.write("saved", "7");
    visit("?ids=7");
    const toast = nextToast();
    press("Copy");
    expect(await toast).toBe("Copied");
    expect(copied).toHaveBeenCalledWith("https://www.tessera.example/saved/?ids=7");
  });

  it.each([
    ["refuses", { writeText: async () => Promise.reject(new DOMException("denied", "NotAllowedError")) }],
    ["has no clipboard", undefined],
  ])("is in the address, and a toast says so, where the browser %s", async (_why, clipboard) => {
    vi.stubGlobal("navigator", { clipboard });
    visitorStorage.write("saved", "7,8");
    visit("?currency=EUR&ids=7,8");
    visitorStorage.write("saved", "8");
    const toast = nextToast();
    press("Copy");
    expect(await toast).toBe("Not copied");
    expect(addressed).toHaveBeenCalledWith(null, "", "https://www.tessera.example/saved/?currency=EUR&ids=8");
  });

  it.each([
    ["8", "https://www.tessera.example/saved/?currency=EUR&ids=8"],
    ["9,7,8", "https://www.tessera.example/saved/?currency=EUR&ids=9,7,8"],
    ["", "https://www.tessera.example/saved/?currency=EUR"],
  ])("is copied as it is once hearts changed it to %j", async (saved, address) => {
    visitorStorage.write("saved", "7,8");
    visit("?currency=EUR&ids=7,8");
    visitorStorage.write("saved", saved);
    press("Copy");
    await vi.waitFor(() => expect(copied).toHaveBeenCalledWith(address));
  });
});

describe("P7: somebody else's list", () => {
  it("is saved after one's own, as far as it has room", () => {
    visitorStorage.write("saved", "9,8");
    visit("?ids=7,8,6");
    press("Keep all");
    expect([visitorStorage.read("saved"), screen.queryByRole("button", { name: "Keep all" })]).toEqual(["9,8,7", null]);
    expect(document.activeElement?.textContent).toBe("Copy");
  });

  it("can still be saved where the browser stored nothing, which a toast says", async () => {
    visit("?ids=7");
    const toast = nextToast();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    press("Keep all");
    full.mockRestore();
    expect(await toast).toBe("Not saved");
    expect(screen.getByRole("button", { name: "Keep all" })).toBeDefined();
  });

  it("that one has oneself is not offered", () => {
    visitorStorage.write("saved", "9,8,7");
    visit("?ids=7,8");
    expect(screen.queryByRole("button", { name: "Keep all" })).toBeNull();
  });
});

describe("P7: what a visitor looked at", () => {
  it("follows, eight at most, without what the page has, until it is cleared", async () => {
    visitorStorage.write("viewed", Array.from({ length: 12 }, (_, index) => index + 1).join(","));
    visit("?ids=2,3");
    await vi.waitFor(() => expect(viewedCards()).toHaveLength(8), 30_000);
    expect(viewedCards().slice(0, 2)).toEqual(["Tour 1", "Tour 4"]);
    screen.getByRole("button", { name: "Clear" }).focus();
    press("Clear");
    expect([viewedCards(), visitorStorage.read("viewed")]).toEqual([[], ""]);
    expect(document.activeElement?.textContent).toBe("Saved");
  });

  it("has room between its heading and the button that clears it", async () => {
    visitorStorage.write("viewed", "1");
    visit("?ids=2");
    const clear = await screen.findByRole("button", { name: "Clear" });
    expect(clear.previousElementSibling?.tagName).toBe("H2");
    expect(getComputedStyle(clear).marginBlockStart).toBe(vars.space.s12);
  });

  it("is not requested where it is nothing", () => {
    visit("?ids=2");
    expect(respond).not.toHaveBeenCalled();
  });

  it("is not there where it can't be read, which is logged", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    respond.mockRejectedValueOnce(new TypeError("offline"));
    visitorStorage.write("viewed", "1");
    visit("?ids=2");
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce(), 30_000);
    expect(viewedCards()).toEqual([]);
    logged.mockRestore();
  });
});
