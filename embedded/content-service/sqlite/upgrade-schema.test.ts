import Database from "libsql";
import { expect, test } from "vitest";
import { englishPage, temporaryStoreFile } from "../tests/support/temporary-store.ts";
import { openStore } from "./open-store.ts";

const rome = englishPage("rome");

/** Removes from a file what later versions of the tables added. */
const lists = "drop trigger entry_ends; drop table entry; drop table save;";
const downgrades: Readonly<Record<1 | 2 | 3, string>> = {
  1: `${lists} ${["author", "label", "at", "base", "released"].map((name) => `alter table version drop column ${name};`).join("")}
    drop table history; pragma user_version = 1`,
  2: `${lists} alter table version drop column released; alter table history drop column released; pragma user_version = 2`,
  3: `${["checked", "kind", "findings"].map((name) => `alter table entry drop column ${name};`).join("")} pragma user_version = 3`,
};

function downgrade(file: string, version: 1 | 2 | 3): void {
  const db = new Database(file);
  db.exec(downgrades[version]);
  db.close();
}

test.each([
  { version: 1, threads: false },
  { version: 1, threads: true },
  { version: 2, threads: false },
  { version: 3, threads: false },
] as const)("opens a file of an earlier version with all it holds: %o", async ({ version, threads }) => {
  const file = temporaryStoreFile();
  const before = await openStore({ file, threads });
  await before.setLanguages([{ id: "en-us", name: "English" }]);
  await before.publish({ put: [rome], remove: [], at: 1000 });
  const romeAt = (await before.state()).master;
  await before.publish({ put: [englishPage("oslo")], remove: [], at: 1500 });
  await before.publish({ put: [], remove: ["oslo"], at: 1600 });
  await before.putOverlay({ id: "r", kind: "release", label: "Spring", scheduledAt: null });
  await before.putDocument("r", { ...rome, title: "Rome in spring" });
  const { master } = await before.state();
  await before.close();
  downgrade(file, version);
  const store = await openStore({ file, threads });
  expect(await store.documents({ master, overlay: undefined }, ["rome"])).toMatchObject([rome]);
  const first = { revision: romeAt, at: 1000, author: "", label: "", removed: false };
  expect(await store.publications("rome")).toEqual([first]);
  expect(await store.entries("r")).toMatchObject([
    { document: "rome", base: first.revision, published: first.revision },
  ]);
  expect(await store.listedDocument("rome")).toMatchObject({ state: "changed", overlays: [{ label: "Spring" }] });
  // The first version had no history.
  expect((await store.listedDocument("oslo"))?.state).toBe(version === 1 ? undefined : "archived");
  const published = await store.publishOverlay("r", 2000, { author: "Anna" });
  expect(published).toMatchObject({ documents: ["rome"] });
  expect(await store.publications("rome")).toMatchObject([{ author: "Anna", label: "Spring", at: 2000 }, first]);
  expect(await store.contentAt("rome", romeAt)).toMatchObject({ title: "rome" });
  await store.close();
});
