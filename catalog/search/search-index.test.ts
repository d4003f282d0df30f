import { expect, it } from "vitest";
import { testEntry } from "./entry.example.ts";
import { createSearchIndex } from "./search-index.ts";

const names = (entries: readonly { readonly name: { readonly text: string } }[]) =>
  entries.map(({ name }) => name.text);

const index = await createSearchIndex([
  testEntry("Colosseum: Arena Floor", { cityName: "Rome", popularity: 300 }),
  testEntry("Colosseum by Night", { cityName: "Rome", popularity: 20 }),
  testEntry("Food Tour of Trastevere", { cityName: "Rome", popularity: 50 }),
  testEntry("Food Tour of the Marais", { cityName: "Paris", popularity: 900 }),
  testEntry("Louvre Museum: Timed Entry", { cityName: "Paris", popularity: 500 }),
  testEntry("Führung durch die Museumsinsel", { cityName: "Berlin", english: "museum island guided tour" }),
  testEntry("الكولوسيوم: دخول بموعد محدد", { cityName: "روما" }),
  testEntry("羅馬競技場門票", { cityName: "羅馬" }),
]);

it.each([
  ["a word with two wrong letters", "colloseum", ["Colosseum: Arena Floor", "Colosseum by Night"]],
  ["two letters in each other's place", "louver", ["Louvre Museum: Timed Entry"]],
  ["a city with two letters in each other's place", "Roem", ["Colosseum: Arena Floor", "Food Tour of Trastevere"]],
  ["what a question names", "What's on in Paris", ["Food Tour of the Marais"]],
  ["what a question in another language names", "Was läuft in Berlin", ["Führung durch die Museumsinsel"]],
  ["a word that is not yet complete", "tras", ["Food Tour of Trastevere"]],
  ["the city besides", "food tours rome", ["Food Tour of Trastevere"]],
  ["English words in another language", "museum island", ["Führung durch die Museumsinsel"]],
  ["no accents", "fuhrung", ["Führung durch die Museumsinsel"]],
  ["Arabic without its article and with a letter missing", "كولسيوم", ["الكولوسيوم: دخول بموعد محدد"]],
  ["one word of a text without spaces", "競技場", ["羅馬競技場門票"]],
])("P1: finds %s", async (_title, q, expected) => {
  expect(names(index.find(q)).slice(0, expected.length)).toEqual(expected);
});

it("P1: forgives no errors where words are as typed, so that Rome finds no dome", async () => {
  const cities = await createSearchIndex([testEntry("Dome climb"), testEntry("Rome by bus")]);
  expect(names(cities.find("rome"))).toEqual(["Rome by bus"]);
});

it("P1: swapped letters find the city, and not what has a letter of it otherwise", async () => {
  const cities = await createSearchIndex([testEntry("Dome climb"), testEntry("Rome by bus")]);
  expect(names(cities.find("Roem"))).toEqual(["Rome by bus"]);
});

it("P1: what more travellers have rated comes first among equals", () => {
  expect(names(index.find("food tour"))).toEqual(["Food Tour of the Marais", "Food Tour of Trastevere"]);
});

it("P1: the name of a city finds what is popular there, whether or not it repeats the city", async () => {
  const rome = { cityName: "Rome", cityCode: "ROME" };
  const cities = await createSearchIndex([
    testEntry("Rome Airport Bus", { ...rome, english: "rome airport bus", popularity: 40 }),
    testEntry("Colosseum", { ...rome, english: "colosseum", popularity: 9_000 }),
    testEntry("Rome", { cityCode: "ROME", english: "rome", popularity: 10_000 }),
  ]);
  expect(names(cities.find("rome"))).toEqual(["Rome", "Colosseum", "Rome Airport Bus"]);
  expect(names(cities.find("rome airport"))).toEqual(["Rome Airport Bus"]);
});

it.each([
  ["nothing like it", "zzqqxx"],
  ["nothing", ""],
  ["signs alone", "--''"],
])("finds nothing for %s", (_title, q) => {
  expect(index.find(q)).toEqual([]);
});

it("counts the first eight words of a search: the time for one is bounded", () => {
  const many = "louvre ".repeat(7) + "museum ".repeat(3);
  expect(names(index.find(many))).toContain("Louvre Museum: Timed Entry");
  expect(names(index.find(`${"louvre ".repeat(8)}trastevere`))).toEqual(["Louvre Museum: Timed Entry"]);
});
