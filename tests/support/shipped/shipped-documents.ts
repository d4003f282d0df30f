import * as v from "valibot";
import { type Locale, findLocaleByContentLanguage } from "../../../i18n/locales.ts";
import { readShipped } from "./read-shipped.ts";

/** A shipped document, with the texts that visitors read. */
export interface ShippedDocument {
  readonly type: string;
  readonly uid: string;
  readonly locale: Locale;
  /** Common feature of many documents: `microsite A1: Category City`, `sight Attraction`, or its path on its host. */
  readonly family: string;
  /** By the path of the field, `slices.0.primary.title.rich.0`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Alternative texts, by path: they describe what is seen in a picture, and claim nothing else. */
  readonly alts: ReadonlyMap<string, string>;
}

const tags = v.looseObject({ tagged_mb_type: v.nullish(v.string()), tagged_page_type: v.nullish(v.string()) });
const schema = v.object({ type: v.string(), uid: v.string(), lang: v.string(), data: tags });

/** Names of fields with ids, codes and addresses. */
const unread =
  /^(?:slice_type|variation|id|link_type|type|uid|url|lang|photo|drawing|icon|timezone|(?:locale_)?(?:ranking|exclusions)|tagged_.*|.*_ids|.*_filter|.*_date|topic|days|fact|feature|available|level|.*(?:checked|uploaded)_on)$/u;

/** Reads every shipped document in every language. */
export function shippedDocuments(): readonly ShippedDocument[] {
  return readShipped().map(({ name, source }) => {
    const { type, uid, lang, data } = v.parse(schema, source);
    const locale = findLocaleByContentLanguage(lang);
    if (locale === undefined) throw new Error(`${name} is in ${lang}, which the site does not speak.`);
    const all = textsIn(data, "");
    const isAlt = ([at]: readonly [string, string]) => at.endsWith(".alt");
    const [alts, texts] = [all.filter(isAlt), all.filter((text) => !isAlt(text))];
    return { type, uid, locale, family: toFamily({ type, uid, data }), texts: new Map(texts), alts: new Map(alts) };
  });
}

/** Returns the family of a document, in its language. */
export function toFamily({ type, uid, data }: { type: string; uid: string | null; data: unknown }): string {
  const { tagged_mb_type: site, tagged_page_type: page } = v.parse(tags, data);
  if (type === "content_page" && page !== null && page !== undefined) return `sight ${page}`;
  const address = (uid ?? "").split(".").slice(3).join(".");
  return site === null || site === undefined ? `${type} ${address}` : `${type} ${site} ${page}`;
}

function textsIn(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return value === "" ? [] : [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !unread.test(key))
    .flatMap(([key, item]: [string, unknown]) => textsIn(item, at === "" ? key : `${at}.${key}`));
}
