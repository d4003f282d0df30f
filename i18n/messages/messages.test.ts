import { describe, expect, test } from "vitest";
import { locales } from "../locales.ts";
import { catalogues } from "./index.ts";

/** Key and text of every message in a catalogue. */
function textsOf(tree: object, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "string") return [[path + key, value] as const];
    return typeof value === "object" && value !== null ? textsOf(value, `${path}${key}.`) : [];
  });
}

/** The arguments of a message, braces matched: those inside a plural's branches are its own texts. */
function argumentsOf(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  for (const { 0: character, index } of text.matchAll(/[{}]/g)) {
    if (character === "{" && depth === 0) found.push(/\w+/.exec(text.slice(index))?.[0] ?? "");
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
  }
  expect(depth).toBe(0);
  return found.toSorted();
}

/** The plural forms a language needs for the numbers we count to. */
function formsOf(tag: string): readonly string[] {
  const rules = new Intl.PluralRules(tag);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
}

const english = new Map(textsOf(catalogues.en));

describe.each(Object.values(locales))("$name", ({ code, tag }) => {
  const texts = textsOf(catalogues[code]);

  test("has the keys of English", () => {
    expect(texts.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted());
  });

  test("leaves no text empty", () => {
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("has the placeholders of English in every text", () => {
    const found = texts.map(([key, text]) => [key, argumentsOf(text)]);
    expect(found).toEqual(texts.map(([key]) => [key, argumentsOf(english.get(key) ?? "")]));
  });

  test("has every plural form it needs wherever it counts", () => {
    const counted = texts.filter(([, text]) => text.includes(", plural,"));
    const missing = counted.filter(([, text]) => !formsOf(tag).every((form) => text.includes(` ${form} {`)));
    expect(missing).toEqual([]);
  });
});

test.each(Object.values(locales).filter(({ code }) => code !== "en"))("$name is translated", ({ code }) => {
  const same = textsOf(catalogues[code]).filter(([key, text]) => english.get(key) === text);
  expect(same.length).toBeLessThan(english.size / 10);
});
