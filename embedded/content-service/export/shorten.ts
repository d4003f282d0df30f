import { isDeepStrictEqual } from "node:util";
import { isRecord } from "@tessera/runtime/is-record.ts";
import { toSourceId, type LinkTarget } from "../files/document-targets.ts";
import { expand } from "../files/expand.ts";
import type { ExpandContext } from "../files/expand-context.ts";
import { writeBlock } from "./write-marks.ts";

/** The lookups that stored values are shortened with. */
export interface ShortenContext extends ExpandContext {
  /** Finds the document that has an id and a file. */
  readonly findTarget: (id: string) => LinkTarget | undefined;
}

/**
 * Returns the shortest form of a stored value that a file may have: reading it again returns the same value. `reference`
 * is the form in an existing file, which stays where it still says the same.
 */
function shorten(value: unknown, path: string, context: ShortenContext, reference?: unknown): unknown {
  const fits = (form: unknown) => isDeepStrictEqual(expand(form, path, context), value);
  if (reference !== undefined && fits(reference)) return reference;
  const short = [...listForms(value, context)].find(fits);
  if (short !== undefined) return short;
  if (Array.isArray(value)) {
    const known = Array.isArray(reference) ? reference : [];
    return value.map((inner, index) => shorten(inner, `${path}.${index}`, context, known[index]));
  }
  if (!isRecord(value)) return value;
  const full = shortenRecord(value, path, context, isRecord(reference) ? reference : {});
  return shorterSlice(full, fits);
}

/** Shortens the members of a record. */
export function shortenRecord(
  record: Readonly<Record<string, unknown>>,
  path: string,
  context: ShortenContext,
  reference: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(record);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, shorten(value, `${path}.${key}`, context, reference[key])]),
  );
}

/** Returns the short forms that may say a value, the shortest first. */
function listForms(value: unknown, context: ShortenContext): readonly unknown[] {
  if (Array.isArray(value)) return richForms(value, context);
  if (!isRecord(value)) return [];
  return value["link_type"] === "Document" ? linkForms(value, context) : pictureForms(value, context);
}

function richForms(blocks: readonly unknown[], { findTarget }: ShortenContext): readonly unknown[] {
  const lines = blocks.map((block) => writeBlock(block, findTarget));
  return lines.length === 0 || lines.includes(undefined) ? [] : [{ rich: lines }];
}

function linkForms({ id, key, ...rest }: Readonly<Record<string, unknown>>, context: ShortenContext) {
  const target = typeof id === "string" ? context.findTarget(id) : undefined;
  if (!target) return [];
  const { lang, ...own } = target;
  const { link_type, ...others } = rest;
  const short = { link_type, ...own, ...others };
  return [short, { ...short, lang }, { ...short, key }, { ...short, lang, key }];
}

function pictureForms({ id, url, alt }: Readonly<Record<string, unknown>>, { photos }: ShortenContext) {
  const address = typeof url === "string" ? url : "";
  const drawing = /^\/media\/drawings\/(.+)/.exec(address)?.[1];
  if (drawing !== undefined) return [{ drawing, alt }];
  const photo = /^\/media\/([^?/]+)\?/.exec(address)?.[1];
  if (photo === undefined || !photos.has(photo)) return [];
  return [{ photo }, { photo, alt }, { photo, id }, { photo, alt, id }];
}

/** Omits the members of a slice that reading adds again. */
function shorterSlice(
  slice: Readonly<Record<string, unknown>>,
  fits: (form: unknown) => boolean,
): Readonly<Record<string, unknown>> {
  if (typeof slice["slice_type"] !== "string") return slice;
  const { slice_type, variation, slice_label, id, version, primary, items, ...others } = slice;
  const ordered: Readonly<Record<string, unknown>> = {
    slice_type,
    variation,
    slice_label,
    id,
    version,
    primary,
    items,
  };
  const derived = Object.keys(ordered).filter((member) => member !== "slice_type");
  return derived.reduce<Readonly<Record<string, unknown>>>(
    (shorter, member) => {
      const { [member]: _, ...without } = shorter;
      return fits(without) ? without : shorter;
    },
    { ...ordered, ...others },
  );
}

/** Returns a function that finds documents by id, for links between files. */
export function targetsById(
  documents: readonly {
    readonly id?: string | undefined;
    readonly type: string;
    readonly uid: string | null;
    readonly lang: string;
  }[],
): ShortenContext["findTarget"] {
  const targets = documents.flatMap((document): [string, LinkTarget][] => {
    const { type, uid, lang } = document;
    return uid === null ? [] : [[toSourceId(document), { type, uid, lang }]];
  });
  const byId = new Map(targets);
  return (id) => byId.get(id);
}
