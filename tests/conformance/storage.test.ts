import { expect, it } from "vitest";
import { storageKeys } from "../../routing/storage-keys.ts";
import { isTest, readSources } from "../support/sources/source-files.ts";
import { rooms } from "../support/test-files.ts";

const sources = [...readSources(...rooms().filter((room) => !["embedded", "scripts", "tests"].includes(room)))].filter(
  ([file]) => !isTest(file),
);

/** Stores texts of editors that are not saved yet. No visitor has it. */
const ofEditors = "studio/browser/store/local-copy.ts";

it("D32, P35: one room alone stores something in a visitor's browser", () => {
  const stores =
    /\.setItem\(|\b(?:local|session)Storage(?:\.(?!getItem)|\[)|\b(?:indexedDB|cookieStore|window\.name)\b|document\.cookie/;
  const found = sources.filter(([file, source]) => file !== ofEditors && stores.test(source)).map(([file]) => file);
  expect(found, "others store with visitorStorage: docs/recipes/island.md").toEqual([
    "ui/consent/storage/remove-refused.ts",
    "ui/consent/storage/stored-item.ts",
  ]);
});

const itemCall = /\b(?:write|writeIds|store)\(\s*"([\w.-]+)",/g;
const cookieName = /\bconst (\w+) = "([\w.-]+)" satisfies StorageName/g;
/** A cookie of the server with a value: `${previewCookie}=${token}`. */
const cookieValue = /\$\{(\w+)\}=[^;]/g;

const listMatches = (pattern: RegExp) => sources.flatMap(([, source]) => [...source.matchAll(pattern)]);
const cookies = new Map(listMatches(cookieName).map(([, constant = "", name = ""]) => [constant, name]));
const stored = new Set([
  ...listMatches(itemCall).map(([, name]) => name),
  ...listMatches(cookieValue).map(([, constant = ""]) => cookies.get(constant)),
]);

it.each(Object.keys(storageKeys))("D32: something stores %s", (name) => {
  expect(stored).toContain(name);
});
