import { expect, test } from "vitest";
import { parseCustomType, parseModels, parseSlice } from "./parse-models.ts";
import { everything, nothing } from "./selection.ts";

test("fields of all tabs are one list, in the order of the model", () => {
  const json = {
    Main: { title: { type: "Text" }, cards: { type: "Group", config: { fields: { name: { type: "Text" } } } } },
    SEO: { meta: { type: "Text" } },
  };
  expect([...(parseCustomType({ json }) ?? [])]).toEqual([
    ["title", { type: "Text" }],
    ["cards", { type: "Group", fields: new Map([["name", { type: "Text" }]]) }],
    ["meta", { type: "Text" }],
  ]);
});

test("fields without a config, of unknown types or broken ones don't disturb the others", () => {
  const json = {
    Main: { link: { type: "Link" }, group: { type: "Group" }, zone: { type: "Choice" }, odd: { type: "Odd" }, none: 1 },
  };
  expect(Object.fromEntries(parseCustomType({ json }) ?? [])).toEqual({
    link: { type: "Link", select: null, allowText: false, variants: [], repeat: false, picks: new Map() },
    group: { type: "Group", fields: new Map() },
    zone: { type: "Slices", choices: new Map() },
    odd: { type: "Unknown" },
    none: { type: "Unknown" },
  });
});

test("a zone offers shared slices, slices with fields of their own and single fields", () => {
  const choices = {
    hero: { type: "SharedSlice" },
    old: { type: "Slice", repeat: { a: { type: "Text" } } },
    oldest: { type: "Date" },
  };
  const zone = parseCustomType({ json: { Main: { zone: { type: "Slices", config: { choices } } } } })?.get("zone");
  expect(zone).toEqual({
    type: "Slices",
    choices: new Map<string, unknown>([
      ["hero", { kind: "shared" }],
      ["old", { kind: "composite", primary: new Map(), items: new Map([["a", { type: "Text" }]]) }],
      ["oldest", { kind: "simple", field: { type: "Date" } }],
    ]),
  });
});

test("picks name fields, fields of groups and fields of the next relationship; a type by its name alone picks nothing", () => {
  const customtypes = [
    "tag",
    {
      id: "author",
      fields: [
        "name",
        { id: "jobs", fields: ["year"] },
        { id: "home", customtypes: [{ id: "city", fields: ["code"] }] },
      ],
    },
  ];
  const json = { Main: { guide: { type: "Link", config: { select: "document", customtypes } } } };
  const code = { ...nothing, fields: new Map([["code", everything]]) };
  expect(parseCustomType({ json })?.get("guide")).toMatchObject({
    picks: new Map([
      [
        "author",
        {
          ...nothing,
          fields: new Map([
            ["name", everything],
            ["jobs", { ...nothing, fields: new Map([["year", everything]]) }],
            ["home", { ...nothing, on: new Map([["city", code]]) }],
          ]),
        },
      ],
    ]),
  });
});

test("a slice has its variations; what is no model is omitted", () => {
  expect(parseSlice({ variations: [{ id: "default", version: "v1" }] })).toEqual(
    new Map([["default", { version: "v1", primary: new Map(), items: new Map() }]]),
  );
  expect(parseModels([{ id: "a", json: 1 }], [{ id: "b" }])).toEqual({ types: new Map(), slices: new Map() });
});
