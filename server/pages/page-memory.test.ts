import { expect, it } from "vitest";
import { toNotFoundKey } from "./page-key.ts";
import { readPageKey } from "./page-key.fixture.ts";
import { createPageMemory } from "./page-memory.ts";
import { storedPage } from "./stored-page.fixture.ts";

const page = await storedPage();
const missing = await storedPage({ status: 404, headers: {}, body: undefined });
const key = (name: string, currency = "auto", view = "_") =>
  readPageKey(`/www.tessera.example/en/${currency}/${view}/${name}`);

/** Room for about so many pages. */
function memoryFor(count: number) {
  const probe = createPageMemory(1_000_000);
  probe.set(key("probe"), page);
  return createPageMemory((probe.size() + 50) * count);
}

it("never exceeds its bytes, and evicts what was used least recently", () => {
  const memory = memoryFor(3);
  for (const name of ["a", "b", "c"]) memory.set(key(name), page);
  memory.get(key("a"));
  memory.set(key("d"), page);
  expect(["a", "b", "c", "d"].map((name) => memory.get(key(name)) !== undefined)).toEqual([true, false, true, true]);
});

it("a flood of views, currencies and unknown paths never evicts the default view of a page", () => {
  const memory = memoryFor(4);
  memory.set(key("rome"), page);
  for (let number = 0; number < 50; number += 1) {
    memory.set(key(`unknown-${number}`), missing);
    memory.set(key("rome", "USD"), page);
    memory.set(key("rome", "auto", `page%3D${number}`), page);
  }
  expect(memory.get(key("rome"))).toBe(page);
  expect(memory.get(key("unknown-0"))).toBeUndefined();
});

it("404s are evicted before views with parameters, and these before chosen currencies", () => {
  const memory = memoryFor(3);
  memory.set(key("rome", "auto", "page%3D2"), page);
  memory.set(key("rome", "USD"), page);
  memory.set(key("unknown"), missing);
  memory.set(key("rome"), page);
  expect(memory.get(key("unknown"))).toBeUndefined();
  memory.set(key("oslo"), page);
  expect(memory.get(key("rome", "auto", "page%3D2"))).toBeUndefined();
  expect(memory.get(key("rome", "USD"))).toBe(page);
});

it("a page that is there again replaces its 404, and the other way round", () => {
  const memory = memoryFor(3);
  for (const each of [missing, page, missing]) {
    memory.set(key("spring"), each);
    expect(memory.get(key("spring"))).toBe(each);
  }
});

it("a flood of pages that other languages have never evicts the not-found page of a host", () => {
  const memory = memoryFor(4);
  const keyElsewhere = (path: string) =>
    toNotFoundKey({ host: "www.tessera.example", locale: "de", currency: "auto" }, path);
  const own = keyElsewhere("");
  memory.set(own, page);
  memory.set(key("rome"), page);
  for (let number = 0; number < 50; number += 1) memory.set(keyElsewhere(`/en.ar/page-${number}`), page);
  expect([memory.get(own), memory.get(key("rome"))]).toEqual([page, page]);
});
