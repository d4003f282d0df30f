import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { RawDocument } from "../../content/document.ts";
import { requiredText, text } from "../../content/fields/text.ts";
import { definePageKind } from "../define-page-kind.tsx";
import { defineSlice } from "../define-slice.tsx";
import { createDiagnosticLog } from "../diagnostics.ts";
import { parse } from "./parse-page.ts";

const heading = defineSlice({
  type: "heading",
  variations: ["default", "large"],
  schema: v.object({ title: requiredText() }),
  Component: ({ fields, variation }) => `${variation}: ${fields.title.source}`,
});

const special = definePageKind({
  kind: "special",
  type: "page",
  matches: ({ data }) => data["special"] === true,
  schema: v.object({ name: text() }),
  metadata: () => ({ title: "", description: "", image: undefined }),
  Page: ({ children }) => children,
});
const ordinary = definePageKind({
  ...special,
  schema: v.object({ name: requiredText() }),
  kind: "ordinary",
  matches: () => true,
  metadata: () => ({ title: "", description: "", image: undefined }),
  Page: ({ children }) => children,
});

const registries = {
  slices: new Map([[heading.type, heading]]),
  pageKinds: [special, ordinary],
  shortcodes: new Map(),
};

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
  const parsed = parse(document, registries, log);
  return { parsed, codes: log.all.map(({ code, place }) => [code, place.slice]) };
}

const slice = (title: unknown, rest: object = {}) => ({
  id: "heading$1",
  slice_type: "heading",
  variation: "default",
  primary: { title },
  ...rest,
});

describe("parse", () => {
  it.each<[string, unknown, number, readonly (readonly [string, string])[]]>([
    ["a slice that fits", [slice("Rome")], 1, []],
    ["a slice that does not fit is left out", [slice(""), slice("Rome")], 1, [["slice-invalid", "1"]]],
    ["an unknown slice is left out", [{ id: "x", slice_type: "carousel" }, slice("Rome")], 1, [["slice-unknown", "1"]]],
    ["a name from Object.prototype is unknown", [{ id: "x", slice_type: "constructor" }], 0, [["slice-unknown", "1"]]],
    [
      "an unknown variation shows as the default",
      [slice("Rome", { variation: "huge" })],
      1,
      [["variation-unknown", "1"]],
    ],
    [
      "an unknown variation without fields is left out",
      [{ id: "x", slice_type: "heading" }],
      0,
      [["slice-invalid", "1"]],
    ],
    [
      "a slice without type is left out",
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

  it("E15: takes the first kind of its type that says the document is its own", () => {
    expect(run(page({ special: true })).parsed?.pages.map(({ kind }) => kind)).toEqual(["special"]);
    expect(run(page({ name: "Rome" })).parsed?.pages.map(({ kind }) => kind)).toEqual(["ordinary"]);
  });

  it("is nothing for a document whose own fields do not fit, or of no known type", () => {
    expect(run(page({}))).toEqual({ parsed: undefined, codes: [["document-invalid", undefined]] });
    expect(run(page({}, "author")).parsed).toBeUndefined();
  });
});
