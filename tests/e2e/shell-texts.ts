import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { Locale } from "../../i18n/locales.ts";

/** Groups of texts around what a page is about. Groups within them are not read. */
const groups = ["shell", "notFound", "listing"] as const;

type TextKey = `${(typeof groups)[number]}.${string}`;

const group = v.record(v.string(), v.unknown());
const texts = v.object({ shell: group, notFound: group, listing: group });

/** Returns the shell's and the lists' texts of a language by their keys, as its file has them. */
export function shellTexts({ code }: Locale): (key: TextKey) => string {
  const file = new URL(`../../i18n/messages/${code}.json`, import.meta.url);
  const read = v.parse(texts, JSON.parse(readFileSync(file, "utf8")));
  const all = new Map(
    groups.flatMap((name) => Object.entries(read[name]).map(([key, text]) => [`${name}.${key}`, text] as const)),
  );
  return (key) => {
    const text = all.get(key);
    return typeof text === "string" ? text : key;
  };
}
