import { expect, test } from "vitest";
import { storedDocument } from "../../tests/support/present-store.ts";
import { knownIds } from "./plan-export.ts";

const types = [{ id: "settings", repeatable: false }];
const nothing = { languages: [], files: [], models: { slice: [], customtype: types } };

function planIds(documents: Readonly<Record<string, string>>, waiting: Readonly<Record<string, string>> = {}) {
  const here = [
    storedDocument("Zrome", { uid: "rome" }),
    storedDocument("Zsettings", { type: "settings", uid: null }),
    storedDocument("Znote", { type: "note", uid: null }),
  ];
  const target = { ...nothing, documents: new Map(Object.entries(documents)) };
  const journal = { document: (id: string) => (waiting[id] === undefined ? undefined : { id: waiting[id] }) };
  return Object.fromEntries(knownIds(here, types, target, journal));
}

test("a document that the repository shows is known by its uid, or by a type that has one document", () => {
  const shown = { "page/en-us/rome": "Ta", "settings/en-us/": "Tb", "note/en-us/": "Tc" };
  expect(planIds(shown)).toEqual({ Zrome: "Ta", Zsettings: "Tb" });
});

test("one that waits in a release, which the repository does not list, is known by the journal", () => {
  expect(planIds({ "page/en-us/rome": "Tnew" }, { Zrome: "Told", Znote: "Tc" })).toEqual({
    Zrome: "Tnew",
    Znote: "Tc",
  });
});
