import { expect, test } from "vitest";
import { differences } from "./differences.ts";
import { merge } from "./merge.ts";

const slice = (id: string, title: string) => ({ id, slice_type: "hero", primary: { title } });
const [one, two, three] = [slice("hero$1", "One"), slice("hero$2", "Two"), slice("hero$3", "Three")];
const pair = (...prices: readonly string[]) => prices.map((price, at) => ({ name: `Ticket ${at}`, price }));
const photo = (url: string, alt: string | null) => ({ image: { url, alt } });
const text = (words: string) => [{ type: "paragraph", text: words, spans: [] }];

test.each<[string, unknown, unknown, readonly object[]]>([
  ["a field", { data: { title: "a" } }, { data: { title: "b" } }, [{ path: "data.title", before: "a", after: "b" }]],
  ["a new field", {}, { uid: "a" }, [{ path: "uid", before: undefined, after: "a" }]],
  ["rich text as a whole", { a: text("x") }, { a: text("y") }, [{ path: "a", before: text("x"), after: text("y") }]],
  ["an item of a group", { g: [{ a: 1 }, { a: 2 }] }, { g: [{ a: 1 }, { a: 3 }] }, [{ path: "g.1.a" }]],
  ["a group that grew", { g: [{ a: 1 }] }, { g: [{ a: 1 }, { a: 2 }] }, [{ path: "g" }]],
  ["a slice by its id", { s: [one, two] }, { s: [one, slice("hero$2", "2")] }, [{ path: "s.hero$2.primary.title" }]],
  ["a slice that is new", { s: [one] }, { s: [two, one] }, [{ path: "s.hero$2", before: undefined, after: two }]],
  ["moved slices", { s: [one, two] }, { s: [two, one] }, [{ path: "s", before: ["hero$1", "hero$2"] }]],
  ["nothing", { s: [one] }, { s: [structuredClone(one)] }, []],
  ["an empty field that is null or absent", { a: null, g: [{ b: null }] }, { g: [{}] }, []],
  [
    "what a save adds to a link",
    { a: { link_type: "Web", url: "x" } },
    { a: { link_type: "Web", url: "x", key: "k" } },
    [],
  ],
  ["a field that is emptied", { a: "x", b: null }, { a: null }, [{ path: "a", before: "x", after: null }]],
])("a difference names its place: %s", (_, before, after, expected) => {
  expect(differences(before, after)).toMatchObject(expected);
  expect(differences(before, after)).toHaveLength(expected.length);
});

test.each<[string, unknown, unknown, unknown, unknown, readonly string[]]>([
  ["different fields", { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, []],
  ["the same value", { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
  ["one field", { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, ["a"]],
  ["a removed field", { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }, []],
  [
    "two slices",
    [one, two],
    [slice("hero$1", "1"), two],
    [one, slice("hero$2", "2")],
    [slice("hero$1", "1"), slice("hero$2", "2")],
    [],
  ],
  ["an added and a changed slice", [one], [one, two], [slice("hero$1", "1")], [slice("hero$1", "1"), two], []],
  ["a changed and an added slice", [one], [slice("hero$1", "1")], [three, one], [three, slice("hero$1", "1")], []],
  ["a removed slice that the other changed", [one, two], [one], [one, slice("hero$2", "2")], [one], ["hero$2"]],
  ["two orders", [one, two, three], [two, one, three], [three, one, two], [two, one, three], [""]],
  ["rich text", text("a"), text("b"), text("c"), text("b"), [""]],
  [
    "an empty field that one side writes as null",
    { g: [{ a: null, b: 1 }], c: 1 },
    { g: [{ b: 1 }], c: 2 },
    { g: [{ a: null, b: 2 }], c: 1 },
    { g: [{ a: null, b: 2 }], c: 2 },
    [],
  ],
  ["items of a group", [{ a: 1 }, { a: 1 }], [{ a: 2 }, { a: 1 }], [{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 2 }], []],
  [
    "moved items of which one was changed",
    pair("", ""),
    pair("", "").toReversed(),
    pair("5", ""),
    pair("", "").toReversed(),
    ["0"],
  ],
  [
    "a new picture and the old one's text",
    photo("a", null),
    photo("b", null),
    photo("a", "A"),
    photo("b", null),
    ["image"],
  ],
  [
    "slices that share an id",
    [one, one, two],
    [one, two, one],
    [slice("hero$1", "1"), one, two],
    [slice("hero$1", "1"), two, one],
    [],
  ],
])("changes of two sides are merged, and what both changed is named: %s", (_, base, mine, theirs, value, conflicts) => {
  const merged = merge({ base, mine, theirs });
  expect(merged.value).toEqual(value);
  expect(merged.conflicts.map(({ path }) => path)).toEqual(conflicts);
});

test.each<[string, unknown, unknown, unknown, readonly object[]]>([
  ["a field", { a: 1 }, { a: 2 }, { a: 3 }, [{ path: "a", base: 1, mine: 2, theirs: 3 }]],
  [
    "a slice whose variation one side changed",
    [one],
    [{ ...one, variation: "wide" }],
    [slice("hero$1", "1")],
    [{ path: "hero$1", base: one }],
  ],
  ["a removed slice", [one, two], [one], [one, slice("hero$2", "2")], [{ path: "hero$2", base: two, mine: undefined }]],
  [
    "two orders",
    [one, two, three],
    [two, one, three],
    [one, three, two],
    [{ path: "", theirs: ["hero$1", "hero$3", "hero$2"] }],
  ],
])("a conflict has the values of both sides: %s", (_, base, mine, theirs, conflicts) => {
  expect(merge({ base, mine, theirs }).conflicts).toMatchObject(conflicts);
});
