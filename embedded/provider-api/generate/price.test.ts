import { expect, test } from "vitest";
import { loadShared } from "../source/load-shared.ts";
import { plan } from "./plan.ts";
import { peoplePrice, makePrice } from "./price.ts";
import { listSubjects } from "./subjects.ts";
import { loadTemplates } from "./template.ts";
import { listTurns } from "./turns.ts";

const folder = new URL("../data/", import.meta.url);
const shared = loadShared(folder);
const turns = listTurns(loadTemplates(folder), listSubjects(shared), () => false);
const planned = plan(turns, turns.length, shared.subCategories);

test.each([
  ["timed-entry", "attraction:karlskirche", 11],
  ["guided-visit", "attraction:karlskirche", 39],
  ["guided-visit", "attraction:hawa-mahal", 1590],
  ["private-guide", "attraction:karlskirche", 239],
  ["food-tour", "city:ROME", 64],
  ["food-tour", "city:DELHI", 3090],
])("%s, %s → %d in the city's currency", (template, subject, price) => {
  const product = planned.find((one) => one.template.key === template && one.subject.key === subject);
  expect(product && makePrice(product, () => 0.5, shared.rates)?.final).toBe(price);
});

test.each([
  [0.1, 0.5],
  [6.2, 6],
  [12.3, 12.5],
  [12.8, 12.9],
  [12.97, 13],
  [139.4, 139],
  [984, 989],
  [2440, 2440],
  [3512, 3490],
])("%d → %d", (amount, price) => {
  expect(peoplePrice(amount)).toBe(price);
});
