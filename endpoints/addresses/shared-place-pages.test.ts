import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import * as v from "valibot";
import { text } from "../../content/fields/text.ts";
import type { RawDocument } from "../../content/document.ts";
import { locales } from "../../i18n/locales.ts";
import { placeKey } from "../../renderer/contracts/places.ts";
import { definePageType } from "../../renderer/define/define-page-type.tsx";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testRegistries } from "../../tests/support/test-renderer.ts";
import { createPlacePages } from "./shared-place-pages.ts";

const host = "www.tessera.example";
const microsite = definePageType({
  type: "microsite",
  fields: v.object({ city: text() }),
  place: ({ city }) => ({ city: city.source }),
  metadata: () => ({ title: "City", description: "All of it", image: undefined }),
  kinds: [{ kind: "city", ownPlace: ["city"] }],
});
const { pageTypes } = testRegistries({ pageTypes: [microsite] });
const cityAt = (path: string, city: string, id = path) => ({
  ...testDocument(`${host}.${path}`, "microsite", { city }),
  id,
});

/**
 * Makes a content service whose readings end when the test releases them, with the documents of then. Undefined is a
 * failure.
 */
function setUp() {
  const readings: ((documents: readonly RawDocument[] | undefined) => void)[] = [];
  const invalidated: (readonly string[])[] = [];
  const places = createPlacePages({
    content: {
      allIn: () =>
        new Promise((resolve, reject) => {
          readings.push((documents) => (documents === undefined ? reject(new Error("down")) : resolve(documents)));
        }),
    },
    pageTypes,
    ttlMs: Infinity,
    invalidatePages: (tags) => void invalidated.push(tags),
  });
  const end = async (documents: readonly RawDocument[] | undefined) => {
    readings.at(-1)?.(documents);
    await setImmediate();
  };
  const findPath = async (city: string, locale: keyof typeof locales = "en") =>
    (await places.of(locales[locale])).get(placeKey({ host }, { city }))?.path.join("/");
  return { ...places, readings, invalidated, end, findPath };
}

const rome = cityAt("rome", "ROME");

it("P33: only the first page of a language waits; after a publication they are read behind", async () => {
  const { findPath, readings, end, invalidate } = setUp();
  const first = findPath("ROME");
  await end([rome]);
  expect([await first, readings.length]).toEqual(["rome", 1]);
  invalidate();
  expect([await findPath("ROME"), await findPath("ROME"), readings.length]).toEqual(["rome", "rome", 2]);
  await end([cityAt("roma", "ROME", "rome")]);
  expect([await findPath("ROME"), readings.length]).toEqual(["roma", 2]);
});

it.each([
  ["an address that moved", [cityAt("roma", "ROME", "rome")], ["address:rome"]],
  ["one that is gone", [], ["address:rome"]],
  ["another document for the place", [cityAt("a", "ROME"), rome], ["address:rome"]],
  ["a place that has a page now", [rome, cityAt("oslo", "OSLO")], ["addresses:microsite:en-us"]],
  ["a page about another place", [cityAt("rome", "MILAN")], ["address:rome", "addresses:microsite:en-us"]],
  ["nothing else", [rome], []],
])("P33: invalidates the pages with other links: %s", async (_title, later, tags) => {
  const { findPath, invalidated, end, invalidate } = setUp();
  const first = findPath("ROME");
  await end([rome]);
  await first;
  invalidate();
  await setImmediate();
  await end(later);
  expect(invalidated).toEqual([tags]);
});

it("P33: a publication during a reading has a reading after it", async () => {
  const { findPath, readings, end, invalidate } = setUp();
  const first = findPath("OSLO");
  invalidate();
  await end([rome]);
  expect(await first).toBeUndefined();
  await setImmediate();
  expect(readings).toHaveLength(2);
  await end([rome, cityAt("oslo", "OSLO")]);
  expect([await findPath("OSLO"), readings.length]).toEqual(["oslo", 2]);
});

it("P33: a publication has one language read after another, and those of a page at once", async () => {
  const { findPath, readings, end, invalidate } = setUp();
  for (const code of ["en", "de", "ar"] as const) {
    const first = findPath("ROME", code);
    await end([rome]);
    await first;
  }
  invalidate();
  await setImmediate();
  expect(readings).toHaveLength(4);
  await findPath("ROME", "ar");
  expect(readings).toHaveLength(5);
});

it("they stay as they were while the content service is down; a first reading that fails is thrown", async () => {
  const { findPath, end, invalidate, readings } = setUp();
  const failing = expect(findPath("ROME")).rejects.toThrow("down");
  await end(undefined);
  await failing;
  const first = findPath("ROME");
  await end([rome]);
  await first;
  invalidate();
  await setImmediate();
  await end(undefined);
  expect([await findPath("ROME"), readings.length]).toEqual(["rome", 3]);
});
