import { expect, test } from "vitest";
import * as v from "valibot";
import { topics } from "../../blocks/sights/topics.ts";
import { readShipped } from "../support/shipped/read-shipped.ts";

const sourced = { source: v.pipe(v.string(), v.nonEmpty()), checked_on: v.pipe(v.string(), v.isoDate()) };
const sources = v.pipe(v.array(v.object(sourced)), v.nonEmpty());

const page = v.object({ lang: v.string(), data: v.object({ sight: v.number(), tagged_page_type: v.string() }) });

/** All that such a page claims has a source and the date on which that was read. */
const attraction = v.object({
  facts: v.array(v.object({ fact: v.string(), ...sourced })),
  access: v.array(v.object({ feature: v.string(), ...sourced })),
  fun_facts: v.pipe(v.array(v.object({ text: v.string(), ...sourced })), v.nonEmpty()),
  plan_visit: v.object({ rich: v.pipe(v.array(v.string()), v.nonEmpty()) }),
  crowd_levels: v.pipe(v.array(v.unknown()), v.nonEmpty()),
  levels_source: sourced.source,
  levels_checked_on: sourced.checked_on,
  sources,
});

const pages = readShipped("content_page").flatMap(({ name, source }) => {
  const parsed = v.safeParse(page, source);
  return parsed.success ? [{ name, source, lang: parsed.output.lang, ...parsed.output.data }] : [];
});
const ofType = (type: string) => pages.filter(({ tagged_page_type }) => tagged_page_type === type);
const attractions = ofType("Attraction");

const listLanguages = (wanted: number) => attractions.filter(({ sight }) => sight === wanted).map(({ lang }) => lang);

test("C4: ten sights have a page in English, German and Arabic; the Colosseum's is in thirteen languages", () => {
  const sights = [...new Set(attractions.map(({ sight }) => sight))];
  expect(sights).toHaveLength(10);
  const least = ["ar-ae", "de-de", "en-us"];
  for (const sight of sights) expect(listLanguages(sight)).toEqual(expect.arrayContaining(least));
  expect(listLanguages(1)).toHaveLength(13);
});

test.each(attractions.map((each) => [each.name, each] as const))(
  "C4, C5: %s claims nothing without source and date, and has both waits and pages around it",
  (_name, { source, sight, lang }) => {
    const { data } = v.parse(v.object({ data: attraction }), source);
    const names = data.facts.map(({ fact }) => fact);
    expect(names).toEqual(expect.arrayContaining(["Expected wait", "Expected wait, skip the line"]));
    const around = ofType("Shoulder page").filter((each) => each.sight === sight && each.lang === lang);
    expect(around.length).toBeGreaterThanOrEqual(4);
  },
);

const slices = v.object({ data: v.object({ slices: v.array(v.object({ slice_type: v.string() })) }) });
const louvre = attractions.filter(({ sight }) => sight === 7);

test.each(louvre.map(({ source, lang }) => [lang, source] as const))(
  "C5: the Louvre's page in %s has tabs",
  (_lang, source) => {
    const types = v.parse(slices, source).data.slices.map(({ slice_type }) => slice_type);
    const tab = ["tab", "text_block"];
    expect(types).toEqual(["tabs_start", ...tab, ...tab, ...tab, "tabs_end", "faq"]);
  },
);

/** A source that nobody opened has no day of a check. */
const named = v.object({ source: sourced.source, checked_on: v.optional(sourced.checked_on) });

test.each(ofType("Shoulder page").map(({ name, source }) => [name, source] as const))(
  "C6, C7, C8: %s has its sources, with the dates of those that were read",
  (_name, source) => {
    const around = v.object({
      data: v.object({ topic: v.string(), sources: v.pipe(v.array(named), v.nonEmpty()) }),
    });
    expect(v.safeParse(around, source).issues ?? []).toEqual([]);
  },
);

test.each(topics.filter((topic) => topic !== "None"))("C6, C7, C8: a page in English is about %s", (topic) => {
  const about = v.object({ data: v.object({ topic: v.literal(topic) }) });
  const found = ofType("Shoulder page").filter(({ source, lang }) => lang === "en-us" && v.is(about, source));
  expect(found).not.toEqual([]);
});
