import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as v from "valibot";
import { guideTopics } from "../../blocks/places/guide-pages/guide-topics.ts";
import { dataFolder, jsonFiles } from "../support/shipped/shipped-documents.ts";

const guidePage = v.object({
  lang: v.string(),
  data: v.object({
    tagged_page_type: v.literal("City guide"),
    tagged_city: v.string(),
    guide_topic: v.picklist(guideTopics),
    sources: v.pipe(
      v.array(v.object({ source: v.string(), checked_on: v.pipe(v.string(), v.isoDate()) })),
      v.nonEmpty(),
    ),
  }),
});

const pages = jsonFiles(path.join(dataFolder, "documents/content_page")).flatMap((file) => {
  const parsed = v.safeParse(guidePage, JSON.parse(readFileSync(file, "utf8")));
  return parsed.success ? [parsed.output] : [];
});

/** The sections of a guide, each with the topic of its page (C2). */
const sections = {
  "General information": "Travel guide",
  "What to eat": "Where to eat",
  "Where to stay": "Where to stay",
  "What to do": "Things to do",
  "Best time to visit": "Best time to visit",
  "Local community": "Local community",
  "Getting around": "Transportation",
  "Travel plan": "Itinerary",
  "Traveling with kids": "Family travel",
  "Travel tips": "Travel tips",
  Shopping: "Shopping",
  "Arts and culture": "Arts and culture",
};

/** The other entries of a guide's menu (C3). */
const menuAlone = ["Neighbourhoods", "Festivals and events"];

const guides = ["LONDON", "PARIS", "ROME"].flatMap((city) =>
  ["en-us", "de-de", "ar-ae"].map((lang) => [city, lang] as const),
);

test.each(guides)("C2, C3: the guide of %s in %s has a sourced page of each section and entry", (city, lang) => {
  const own = pages.filter((page) => page.data.tagged_city === city && page.lang === lang);
  const topics = own.map(({ data }) => data.guide_topic);
  expect(topics.toSorted()).toEqual([...Object.values(sections), ...menuAlone].toSorted());
});
