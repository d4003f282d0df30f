import { isRecord } from "../../is-record.ts";
import type { Photos } from "../../media/photos.ts";
import type { DocumentSource } from "./document-source.ts";
import { expandLink, isLinkShorthand } from "./expand-link.ts";
import { expandPhoto, isPhotoShorthand } from "./expand-photo.ts";
import { expandRichText, isRichTextShorthand } from "./expand-rich-text.ts";
import { completeSlice, isSlice } from "./complete-slice.ts";

export interface ExpandContext {
  /** The document that is being completed. */
  readonly source: DocumentSource;
  /** Every document, by id. */
  readonly byId: ReadonlyMap<string, DocumentSource>;
  readonly photos: Photos;
  /** Told what the author has to correct. */
  readonly report: (problem: string) => void;
}

/** A value with its shorthands written out. `place` is where it stands, `data.slices.3`: what is made up derives from it. */
export function expand(value: unknown, place: string, context: ExpandContext): unknown {
  if (Array.isArray(value)) return value.map((inner, index) => expand(inner, `${place}.${index}`, context));
  if (isPhotoShorthand(value)) return expandPhoto(value, place, context);
  if (isRichTextShorthand(value)) return expandRichText(value, context);
  if (isLinkShorthand(value)) return expandLink(value, place, context);
  if (!isRecord(value)) return value;
  const expanded = expandRecord(value, place, context);
  return isSlice(expanded) ? completeSlice(expanded, place, context) : expanded;
}

export function expandRecord(
  record: Readonly<Record<string, unknown>>,
  place: string,
  context: ExpandContext,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, expand(value, `${place}.${key}`, context)]),
  );
}
