import Database from "libsql";
import { expect, test } from "vitest";
import { englishPage, temporaryStoreFile } from "../tests/support/temporary-store.ts";
import { openStore } from "./open-store.ts";

const rome = englishPage("rome");

/** Removes from a file what later versions of the tables added. */
function downgrade(file: string): void {
  const db = new Database(file);
  for (const column of ["author", "label", "at", "base"]) db.exec(`alter table version drop column ${column}`);
  db.exec("drop table history; pragma user_version = 1");
  db.close();
}

test.each([{ threads: false }, { threads: true }])(
  "opens a file of an earlier version with all it holds: %o",
  async ({ threads }) => {
    const file = temporaryStoreFile();
    const before = await openStore({ file, threads });
    await before.setLanguages([{ id: "en-us", name: "English" }]);
    await before.publish({ put: [rome], remove: [], at: 1000 });
    await before.putOverlay({ id: "r", kind: "release", label: "Spring", scheduledAt: null });
    await before.putDocument("r", { ...rome, title: "Rome in spring" });
    const { master } = await before.state();
    await before.close();
    downgrade(file);
    const store = await openStore({ file, threads });
    expect(await store.documents({ master, overlay: undefined }, ["rome"])).toMatchObject([rome]);
    const first = { revision: master, at: 1000, author: "", label: "", removed: false };
    expect(await store.publications("rome")).toEqual([first]);
    expect(await store.entries("r")).toMatchObject([{ document: "rome", base: master, published: master }]);
    const published = await store.publishOverlay("r", 2000, { author: "Anna" });
    expect(published).toMatchObject({ documents: ["rome"] });
    expect(await store.publications("rome")).toMatchObject([{ author: "Anna", label: "Spring", at: 2000 }, first]);
    expect(await store.publication("rome", master)).toMatchObject({ title: "rome" });
    await store.close();
  },
);
