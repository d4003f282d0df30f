import { jsonFiles, readJson } from "@tessera/runtime/read-json.ts";
import * as v from "valibot";

/** The languages that pages about sights are written in. */
export const sightLanguages = ["en", "de", "ar"] as const;

export type SightLanguage = (typeof sightLanguages)[number];

/** The content service's names for them. */
export const contentLanguages: Readonly<Record<SightLanguage, string>> = { en: "en-us", de: "de-de", ar: "ar-ae" };

const word = v.pipe(v.string(), v.minLength(1));
const texts = v.strictObject(v.entriesFromList(sightLanguages, word));

/** Minutes in the quietest and in the busiest hours. */
const wait = v.tuple([v.number(), v.number()]);

/** Recommendations of our editors, and how full sights are by weekday and hour, by pattern. */
const editors = v.strictObject({
  checkedOn: word,
  recommendation: texts,
  estimate: texts,
  /** Says that the waits are estimated. */
  waitEstimate: texts,
  /** The title of questions and answers. */
  questions: texts,
  /** How long one waits, by pattern. */
  waits: v.record(word, v.strictObject({ standard: wait, skipLine: wait })),
  crowds: v.record(word, v.array(v.strictObject({ days: word, from: v.number(), to: v.number(), level: word }))),
});

export type Editors = v.InferOutput<typeof editors>;

/** Names a publisher. A name without a translation is the same in all languages. */
const source = v.strictObject({ name: v.union([word, texts]), url: v.pipe(v.string(), v.url()) });

export type PlannedSource = v.InferOutput<typeof source>;

const sources = v.pipe(v.array(word), v.minLength(1));

const fact = v.strictObject({
  fact: word,
  from: v.optional(v.number()),
  to: v.optional(v.number()),
  text: v.optional(v.union([word, texts])),
  /** A key of the plan's sources, or `editors`. */
  source: word,
});

const blocks = v.array(v.strictObject({ title: texts, body: v.array(texts) }));

const around = v.strictObject({
  slug: word,
  topic: word,
  heading: texts,
  description: texts,
  sources,
  blocks,
});

/** One sight: facts once, texts by language. Names, photographs and places come from the provider's data. */
const sight = v.strictObject({
  sight: v.number(),
  /** Of its page; by default `guide` below the page of its tickets. */
  uid: v.optional(word),
  brand: v.optional(word, "Tessera"),
  partOf: v.optional(v.number()),
  /** In place of the provider's first photograph. */
  photo: v.optional(word),
  localAddress: v.optional(word),
  heading: texts,
  description: texts,
  sources: v.record(word, source),
  facts: v.array(fact),
  access: v.array(v.strictObject({ feature: word, available: word, note: v.optional(texts), source: word })),
  funFacts: v.array(v.strictObject({ text: texts, source: word })),
  /** Advice for before the visit. */
  plan: v.strictObject({ sources, texts: v.array(texts) }),
  /** The name of a pattern of `editors.json`. */
  crowds: word,
  /** First and last month from 1, and the level. */
  seasons: v.array(v.tuple([v.number(), v.number(), word])),
  /** Texts that the page shows in tabs. */
  tabs: v.optional(v.strictObject({ label: texts, sources, items: v.array(v.strictObject({ title: texts, blocks })) })),
  questions: v.array(v.strictObject({ question: texts, answer: texts })),
  around: v.array(around),
});

export type SightPlan = v.InferOutput<typeof sight>;
export type AroundPlan = SightPlan["around"][number];

/** Reads the plans of sights and what our editors say of all of them. */
export function readSightPlans(folder: URL): { readonly editors: Editors; readonly sights: readonly SightPlan[] } {
  return {
    editors: readJson(new URL("editors.json", folder), editors),
    sights: jsonFiles(new URL("sights/", folder)).map(({ url }) => readJson(url, sight)),
  };
}
