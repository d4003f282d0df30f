import * as v from "valibot";
import { type RawDocument, rawSliceSchema } from "../../content/document.ts";
import type { SourceText } from "../../content/source-text.ts";
import { parseFields } from "../../renderer/parse/parse-fields.ts";
import { fields as filmFields } from "../../slices/Video/fields.ts";
import { knownFilm } from "../../slices/Video/known-film.ts";

/** A film on a page, as a sitemap lists it. */
export interface ListedFilm {
  readonly title: string;
  readonly description: string;
  readonly thumbnail: string;
  /** Address of the player, which plays on pages of others. */
  readonly player: string;
  readonly seconds: number;
  /** `2026-03-02`. */
  readonly uploadDate: string;
}

/** The slice that has a film, and its fields. */
export const filmSlice = { type: "video", fields: Object.keys(filmFields.entries) } as const;

const slicesSchema = v.fallback(v.array(v.unknown()), []);

/** Documents with their slices of films → the films of each document, by `filmKey`. */
export function listedFilms(documents: readonly RawDocument[]): ReadonlyMap<string, readonly ListedFilm[]> {
  const films = documents.map((document) => [filmKey(document.lang, document.uid ?? ""), listFilms(document)] as const);
  return new Map(films.filter(([, ofDocument]) => ofDocument.length > 0));
}

/** A language as the content service names it, and a page identifier → the key of the films on that page. */
export function filmKey(language: string, identifier: string): string {
  return `${language} ${identifier}`;
}

function listFilms({ data }: RawDocument): readonly ListedFilm[] {
  return v.parse(slicesSchema, data["slices"]).flatMap((raw) => {
    const slice = v.safeParse(rawSliceSchema, raw);
    const isFilm = slice.success && slice.output.slice_type === filmSlice.type;
    return isFilm ? toListedFilms(slice.output.primary ?? {}) : [];
  });
}

function toListedFilms(raw: Readonly<Record<string, unknown>>): readonly ListedFilm[] {
  const fields = parseFields(filmFields, raw, { what: filmSlice.type, code: "slice-invalid", report: () => {} });
  const known = fields && knownFilm(fields);
  if (known?.player === undefined) return [];
  const { film, poster, player, seconds, uploadDate } = known;
  const title = withoutShortcodes(fields?.title) || film.title;
  if (title === "") return [];
  const description = withoutShortcodes(fields?.caption) || title;
  return [{ title, description, thumbnail: poster.url, player, seconds, uploadDate }];
}

/** Returns a text of an editor; nothing for one whose shortcodes only its page can expand. */
function withoutShortcodes(text: SourceText | undefined): string {
  return text === undefined || text.source.includes("[") ? "" : text.source.trim();
}
