import fc from "fast-check";
import { expect, test } from "vitest";
import { readRef } from "./read-ref.ts";
import { previewToken, writeRef } from "./write-ref.ts";

const id = fc.string({ minLength: 1, unit: "grapheme" });
const revision = fc.nat();
const kind = fc.constantFrom("release", "draft");
const nonce = fc.stringMatching(/^[\w-]{1,12}$/);

test("a ref that is written reads back, for any overlay", () => {
  fc.assert(
    fc.property(nonce, revision, fc.option(fc.record({ id, kind, revision })), (store, master, overlay) => {
      const text = writeRef({ nonce: store, master }, overlay ?? undefined);
      expect(text).toMatch(/^[\w~:-]+$/);
      expect(readRef(text, store)).toEqual({ master, overlay: overlay ?? undefined, preview: undefined });
    }),
  );
});

test("so does a preview token", () => {
  fc.assert(
    fc.property(nonce, revision, fc.record({ id, kind, revision }), (store, master, overlay) => {
      const text = previewToken("tessera.prismic.io", { nonce: store, master }, overlay, "x1");
      expect(readRef(text, store)).toEqual({ master, overlay, preview: "x1" });
    }),
  );
});

test.each([
  ["a ref of another store", "other0001"],
  ["nothing", ""],
  ["a revision that is none", "n0nce00!1"],
  ["an overlay that is none", "n0nce0001:x"],
  ["a preview without an id", "https://a.example/previews/n0nce0001"],
  ["another address", "https://a.example/n0nce0001?websitePreviewId=1"],
  ["an address that is none", "https://?websitePreviewId=1"],
])("%s is no ref", (_, text) => {
  expect(readRef(text, "n0nce")).toBeUndefined();
});

test("the short form of a preview names its master and itself", () => {
  expect(readRef("m-n0nce000a:p-Xy_1", "n0nce")).toEqual({ master: 10, overlay: undefined, preview: "Xy_1" });
});

/** Fragments that combine to near-valid refs, together with the store's name. */
const fragments = [
  "0001",
  "~",
  ":",
  "m-",
  ":p-",
  "MS5h",
  "https://a.example/previews/",
  "?websitePreviewId=",
  "1",
  "%",
  "é",
];

test("a near-valid text without the store's name is no ref", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...fragments)), (texts) => {
      expect(readRef(texts.join(""), "n0nce")).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

test("a near-valid text with the store's name has a master revision, or is no ref", () => {
  const ref = expect.objectContaining({ master: expect.any(Number) });
  fc.assert(
    fc.property(fc.array(fc.constantFrom("n0nce", ...fragments)), (texts) => {
      expect(readRef(texts.join(""), "n0nce")).toBeOneOf([undefined, ref]);
    }),
    { numRuns: 1000 },
  );
});
