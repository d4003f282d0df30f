import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { Locale } from "../../i18n/locales.ts";

const texts = v.object({
  shell: v.record(v.string(), v.string()),
  notFound: v.record(v.string(), v.string()),
});

/** Returns the shell's texts of a language by their keys, as its file has them. */
export function shellTexts({ code }: Locale): (key: `${keyof v.InferOutput<typeof texts>}.${string}`) => string {
  const file = new URL(`../../i18n/messages/${code}.json`, import.meta.url);
  const { shell, notFound } = v.parse(texts, JSON.parse(readFileSync(file, "utf8")));
  const all = new Map([
    ...Object.entries(shell).map(([key, text]) => [`shell.${key}`, text] as const),
    ...Object.entries(notFound).map(([key, text]) => [`notFound.${key}`, text] as const),
  ]);
  return (key) => all.get(key) ?? key;
}
