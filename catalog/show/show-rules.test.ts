import { expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { showWarnings } from "./show.ts";
import { ruleQuestions, showRules } from "./show-rules.ts";

const en = createLocaleTranslator(locales.en);
const rules = {
  warnings: ["HAZE", "GUNSHOTS"],
  latecomers: "AT_PAUSE",
  reEntry: undefined,
  dressCode: "SMART",
} as const;
const none = { warnings: [], latecomers: undefined, reEntry: undefined, dressCode: undefined };

it("X20: warnings and rules are chips of a few words", () => {
  expect(showRules(rules, en)).toEqual([
    { topic: "warnings", text: "Haze" },
    { topic: "warnings", text: "Gunshots" },
    { topic: "latecomers", text: "Latecomers are seated at a suitable break" },
    { topic: "dressCode", text: "Smart dress" },
  ]);
});

it("X20: they are questions too, one for all warnings", () => {
  expect(ruleQuestions(rules, en)).toEqual([
    { question: "Are there content warnings?", reply: "Haze, gunshots." },
    { question: "What if I am late?", reply: "Latecomers are seated at a suitable break." },
    { question: "What should I wear?", reply: "Smart dress." },
  ]);
  expect(ruleQuestions(rules, createLocaleTranslator(locales.ar))[0]?.reply).toMatch(/، .+\.$/);
});

it("X20: a provider that says nothing makes no chip and no question", () => {
  expect([showRules(none, en), ruleQuestions(none, en)]).toEqual([[], []]);
});

/** Texts that begin with a capital inside a list: in German, nouns. */
const nouns: Readonly<Record<string, readonly string[]>> = {
  de: ["Lichtblitze", "Schüsse", "Bühnennebel", "Gewaltdarstellungen", "Themen für Erwachsene"],
};

it.each(Object.values(locales))("X20: in $name, a list of warnings has no capital inside it", (locale) => {
  const warnings = [...showWarnings];
  const [question] = ruleQuestions({ ...none, warnings }, createLocaleTranslator(locale));
  const [, ...later] = question?.reply.split(/, |、|،/u) ?? [];
  expect(later.filter((text) => /^\p{Lu}/u.test(text) && !nouns[locale.code]?.includes(text.replace(".", "")))).toEqual(
    [],
  );
});
