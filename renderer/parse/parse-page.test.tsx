import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { RawDocument } from "../../content/document.ts";
import { boolean } from "../../content/fields/plain.ts";
import { requiredText } from "../../content/fields/text.ts";
import { locales } from "../../i18n/locales.ts";
import { definePageType } from "../define/define-page-type.tsx";
import { defineSlice } from "../define/define-slice.tsx";
import { createDiagnosticLog } from "../contracts/diagnostics.ts";
import { testRegistries } from "../../tests/support/test-renderer.ts";
import { parsePage } from "./parse-page.ts";
import { parseShell } from "./parse-shell.ts";

const heading = defineSlice({
  type: "heading",
  variations: ["default", "large"],
  fields: v.object({ title: requiredText() }),
  Component: ({ fields, variation }) => `${variation}: ${fields.title.source}`,
});

const pageType = definePageType({
  type: "page",
  fields: v.object({ name: requiredText(), special: boolean() }),
  metadata: () => ({ title: "", description: "", image: undefined }),
  kinds: [
    { kind: "special", matches: ({ special }) => special, Page: ({ children }) => children },
    { kind: "ordinary", Page: ({ children }) => children },
  ],
});

const registries = testRegistries({ slices: [heading], pageTypes: [pageType] });

function page(data: Record<string, unknown>, type = "page"): RawDocument {
  return {
    id: "D1",
    uid: "host",
    type,
    lang: "en-us",
    tags: [],
    alternate_languages: [],
    last_publication_date: null,
    data,
  };
}

function run(document: RawDocument) {
  const log = createDiagnosticLog();
  const parsed = parsePage(document, parseShell([], locales.en, registries, log), registries, log);
  return { parsed, codes: log.all.map(({ code, location }) => [code, location.slice]) };
}

const slice = (title: unknown, rest: object = {}) => ({
  id: "heading$1",
  slice_type: "heading",
  variation: "default",
  primary: { title },
  ...rest,
});

describe("parsePage", () => {
  it("W69: a slice that editors hid is omitted without a diagnostic", () => {
    const slices = [slice("Shown"), slice("Hidden", { id: "heading$2", slice_label: "hidden" })];
    const { parsed, codes } = run(page({ name: "Rome", slices }));
    expect([parsed?.slices.map(({ id }) => id), codes]).toEqual([["heading-1"], []]);
  });

  it.each<[string, unknown, number, readonly (readonly [string, string])[]]>([
    ["a slice that fits", [slice("Rome")], 1, []],
    ["a slice that does not fit is omitted", [slice(""), slice("Rome")], 1, [["slice-invalid", "1"]]],
    ["an unknown slice is omitted", [{ id: "x", slice_type: "carousel" }, slice("Rome")], 1, [["slice-unknown", "1"]]],
    ["a name from Object.prototype is unknown", [{ id: "x", slice_type: "constructor" }], 0, [["slice-unknown", "1"]]],
    [
      "an unknown variation shows as the default",
      [slice("Rome", { variation: "huge" })],
      1,
      [["variation-unknown", "1"]],
    ],
    [
      "an unknown variation without fields is omitted",
      [{ id: "x", slice_type: "heading" }],
      0,
      [["slice-invalid", "1"]],
    ],
    [
      "a slice without type is omitted",
      [null, 3, {}],
      0,
      [
        ["slice-malformed", "1"],
        ["slice-malformed", "2"],
        ["slice-malformed", "3"],
      ],
    ],
    ["no slice zone", undefined, 0, []],
    ["a slice zone of another shape", { a: 1 }, 0, []],
  ])("%s", (_title, slices, count, codes) => {
    const result = run(page({ name: "Rome", slices }));
    expect(result.parsed?.slices).toHaveLength(count);
    expect(result.codes).toEqual(codes);
  });

  it("E15: is of the first kind of its type that matches its fields", () => {
    const listKinds = (data: Record<string, unknown>) => run(page(data)).parsed?.candidates.map(({ kind }) => kind);
    expect(listKinds({ name: "Rome", special: true })).toEqual(["special"]);
    expect(listKinds({ name: "Rome" })).toEqual(["ordinary"]);
  });

  it("is undefined for a document whose own fields do not fit, or of no known type", () => {
    expect(run(page({}))).toEqual({ parsed: undefined, codes: [["document-invalid", undefined]] });
    expect(run(page({}, "author")).parsed).toBeUndefined();
  });
});
