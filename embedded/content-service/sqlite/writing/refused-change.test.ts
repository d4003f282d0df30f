import Database from "libsql";
import { expect, test } from "vitest";
import { inTransaction, RefusedChange, refusable } from "./refused-change.ts";

function emptyTable() {
  const db = new Database(":memory:");
  db.exec("create table word (text text)");
  const insert = (text: string) => db.prepare("insert into word values (?)").run(text);
  return { db, insert, words: () => db.prepare("select text from word").pluck().all() };
}

test("what is refused half-way is taken back, and the refusal is the result", () => {
  const { db, insert, words } = emptyTable();
  const change = refusable(db, (text: string) => {
    insert(text);
    if (text === "bad") throw new RefusedChange("invalid", "Not this one.");
    return text;
  });
  expect([change("good"), change("bad")]).toEqual(["good", { refused: "invalid", message: "Not this one." }]);
  expect(words()).toEqual(["good"]);
});

test("a full disk takes all of a change back and is what the error says", () => {
  const { db, insert, words } = emptyTable();
  inTransaction(db, () => insert("small"));
  db.exec("pragma max_page_count = 10");
  const tooMuch = () => inTransaction(db, () => [insert("one"), insert("x".repeat(100_000))]);
  expect(tooMuch).toThrow("database or disk is full");
  expect(words()).toEqual(["small"]);
  inTransaction(db, () => insert("again"));
  expect(words()).toEqual(["small", "again"]);
});
