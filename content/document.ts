import * as v from "valibot";
import { omitDirectionControls } from "./direction-controls.ts";
import { defaultLocale, type Locale, findLocaleByContentLanguage, locales } from "../i18n/locales.ts";

/** A slice as the content service sends it; `primary` is missing for a variation that its model no longer has. */
export const rawSliceSchema = v.object({
  id: v.string(),
  slice_type: v.string(),
  slice_label: v.nullish(v.string()),
  variation: v.nullish(v.string(), "default"),
  primary: v.nullish(v.record(v.string(), v.unknown()), {}),
});

export type RawSlice = v.InferOutput<typeof rawSliceSchema>;

const documentSchema = v.object({
  id: v.string(),
  uid: v.nullish(v.string()),
  type: v.string(),
  lang: v.string(),
  tags: v.fallback(v.array(v.string()), []),
  alternate_languages: v.fallback(
    v.array(v.object({ id: v.optional(v.string()), lang: v.string(), uid: v.nullish(v.string()), type: v.string() })),
    [],
  ),
  last_publication_date: v.fallback(v.nullish(v.string()), undefined),
  data: v.record(v.string(), v.unknown()),
});

/**
 * A content document, parsed for fields that all types share; the page kind parses its other fields. Optional parts
 * that are invalid count as missing.
 */
export const rawDocumentSchema = v.pipe(
  documentSchema,
  v.transform((document): RawDocument => {
    const { data, fields } = omitDirectionControls(document.data);
    return fields.length === 0 ? document : { ...document, data, directionControls: fields };
  }),
);

export interface RawDocument extends v.InferOutput<typeof documentSchema> {
  /** Fields whose controls of direction were omitted; absent where none were. */
  readonly directionControls?: readonly string[];
}

/** Returns whether a document only leads to another page (B9). */
export function isRedirect({ type }: Pick<RawDocument, "type">): boolean {
  return type === "redirect";
}

/** Editors tag a product's page with this so that no list links to it (H28). */
export const excludedTag = "not-listed";

/**
 * Returns the document of this type that matches the locale best (E13). It is in its language, else in
 * that of another country, else in English. Chinese has no other country's: its scripts differ.
 */
export function bestTranslation(
  documents: readonly RawDocument[],
  type: string,
  { contentLanguage }: Locale,
): RawDocument | undefined {
  const ofType = documents.filter((document) => document.type === type);
  const first = (matches: (language: string) => boolean) => ofType.find(({ lang }) => matches(lang));
  return (
    first((language) => language === contentLanguage) ??
    first(
      (language) =>
        toBaseLanguage(language) === toBaseLanguage(contentLanguage) &&
        findLocaleByContentLanguage(language) === undefined,
    ) ??
    first((language) => language === locales[defaultLocale].contentLanguage)
  );
}

/** `pt-br` → `pt`. */
function toBaseLanguage(language: string): string {
  return language.replace(/-.*/, "");
}
