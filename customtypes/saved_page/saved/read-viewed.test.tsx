import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readViewed } from "./read-viewed.ts";

const card = (id: number, name: string) => `<li><article data-product="${id}"><h3>${name}</h3></article></li>`;
const section = (city: string, ...cards: readonly string[]) =>
  `<section aria-label="${city}"><h2>${city}</h2><ul>${cards.join("")}</ul></section>`;
const style = (name: string) => `<style>.${name}{}</style>`;

const page = `<head>${style("card")}${style("site")}</head><main>
  ${section("Rome", card(7, "Forum"), card(9, "Baths"))}${section("Paris", card(8, "Louvre"))}</main>`;
const respond = vi.fn(async (_address: string, _options: RequestInit) => new Response(page));

beforeEach(() => {
  vi.stubGlobal("fetch", respond);
  document.head.innerHTML = style("site");
});
afterEach(() => {
  respond.mockClear();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const read = (...ids: readonly number[]) => readViewed(ids, "Recently viewed", new AbortController().signal);
const namesIn = (root: Element | undefined) =>
  [...(root?.querySelectorAll("h3") ?? [])].map((name) => name.textContent);

describe("P7: the cards of what a visitor looked at", () => {
  it("are one section of several cities, in their own order, under its heading", async () => {
    const found = await read(8, 9, 7);
    expect(respond.mock.calls.map(([address]) => address)).toEqual([`${location.pathname}?ids=8,9,7`]);
    expect([found?.tagName, found?.ariaLabel, found?.querySelector("h2")?.textContent]).toEqual([
      "SECTION",
      "Recently viewed",
      "Recently viewed",
    ]);
    expect([namesIn(found), found?.ownerDocument]).toEqual([["Louvre", "Baths", "Forum"], document]);
  });

  it("are without those that are no longer sold, and without a section where none is", async () => {
    expect(namesIn(await read(7, 99))).toEqual(["Forum"]);
    expect(await read(99)).toBeUndefined();
  });

  it("bring the styles that the page has not", async () => {
    await read(7);
    await read(8);
    const styles = [...document.querySelectorAll("head style")].map(({ textContent }) => textContent);
    expect(styles).toEqual([".site{}", ".card{}"]);
  });

  it("fail where the page can't be read", async () => {
    respond.mockResolvedValueOnce(new Response("", { status: 503 }));
    await expect(read(7)).rejects.toThrow("503");
  });
});
