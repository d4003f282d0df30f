import { expect, it } from "vitest";
import { storageKeys } from "../../storage/storage-keys.ts";
import { isTest, readSources } from "../support/sources/source-files.ts";
import { rooms } from "../support/test-files.ts";

const sources = [...readSources(...rooms().filter((room) => !["embedded", "scripts", "tests"].includes(room)))].filter(
  ([file]) => !isTest(file),
);

const registry = "storage/storage-keys.ts";

it("D32, P35: one file alone stores something in a browser", () => {
  const stores =
    /\.setItem\(|\b(?:local|session)Storage(?:\.(?!getItem)|\[)|\b(?:indexedDB|cookieStore|window\.name)\b|document\.cookie/;
  expect(sources.filter(([, source]) => stores.test(source)).map(([file]) => file)).toEqual([
    "storage/visitor-storage.ts",
  ]);
});

it.each(Object.keys(storageKeys))("D32: something stores %s", (name) => {
  const users = sources.filter(([file, source]) => file !== registry && source.includes(`"${name}"`));
  const stored = users.filter(([file]) => !file.startsWith("customtypes/cookie_page/"));
  expect(stored.map(([file]) => file)).not.toEqual([]);
});
