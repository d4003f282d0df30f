import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as v from "valibot";
import { guideTopics } from "../../renderer/guide-pages/guide-topics.ts";
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

const cities = ["LONDON", "PARIS", "ROME"];

test.each(cities.flatMap((city) => ["en-us", "de-de", "ar-ae"].map((lang) => [city, lang] as const)))(
  "C2: the guide of %s in %s has its twelve sections, each with a source and a date",
  (city, lang) => {
    const own = pages.filter((page) => page.data.tagged_city === city && page.lang === lang);
    const topics = own.map(({ data }) => data.guide_topic);
    expect(guideTopics).toHaveLength(12);
    expect(topics.toSorted()).toEqual(guideTopics.toSorted());
  },
);
