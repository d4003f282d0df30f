import { expect, it } from "vitest";
import { createPublicationHistory } from "./publication-history.ts";

it("a page changes with each publication after its position that has one of its tags", () => {
  const history = createPublicationHistory(100);
  history.add("5-0", ["document:rome"]);
  history.add("5-1", ["document:oslo"]);
  expect(history.hasChanged(["document:rome"], "4-9")).toBe(true);
  expect(history.hasChanged(["document:rome"], "5-0")).toBe(false);
  expect(history.hasChanged(["every-page", "document:oslo"], "5-0")).toBe(true);
  expect(history.hasChanged(["document:bern"], "0-0")).toBe(false);
});

it("ids are compared as numbers", () => {
  const history = createPublicationHistory(100);
  history.add("10-10", ["document:rome"]);
  expect(history.hasChanged(["document:rome"], "9-99")).toBe(true);
  expect(history.hasChanged(["document:rome"], "10-9")).toBe(true);
  expect(history.hasChanged(["document:rome"], "10-11")).toBe(false);
});

it("a page's position is what was known when reading began, not what happened", () => {
  const history = createPublicationHistory(100);
  history.noteKnown(1000);
  history.add("1500-0", ["document:rome"]);
  history.noteKnown(1800);
  expect(history.positionAt(999)).toBe("0-0");
  expect(history.positionAt(1700)).toBe("0-0");
  expect(history.positionAt(1800)).toBe("1500-0");
  expect(history.hasChanged(["document:rome"], history.positionAt(1700))).toBe(true);
});

it("a page that is older than what was forgotten counts as changed", () => {
  const history = createPublicationHistory(2);
  for (const [index, tag] of ["a", "b", "c"].entries()) history.add(`${index + 1}-0`, [tag]);
  expect(history.hasChanged(["a"], "0-0")).toBe(true);
  expect(history.hasChanged(["z"], "0-0")).toBe(true);
  expect(history.hasChanged(["a"], "1-0")).toBe(false);
});

it("a publication that is read again changes nothing", () => {
  const history = createPublicationHistory(10);
  history.add("2-0", ["a"]);
  history.add("1-0", ["a"]);
  expect([history.last(), history.hasChanged(["a"], "1-0")]).toEqual(["2-0", true]);
});

it("P33: what this machine published counts as changed before its place in the order is known", () => {
  const history = createPublicationHistory(10);
  history.add("1-0", ["document:rome"]);
  history.addUnread(["document:rome", "document:oslo"]);
  expect(history.hasChanged(["document:rome"], "1-0")).toBe(true);
  expect(history.hasChanged(["document:bern"], "1-0")).toBe(false);
  history.add("2-0", ["document:rome"]);
  history.clearUnread();
  expect(history.hasChanged(["document:rome"], "2-0")).toBe(false);
  expect(history.hasChanged(["document:rome"], "1-0")).toBe(true);
});
