import * as v from "valibot";
import { type DiagnosticLog, placeIn, type Report } from "../diagnostics.ts";
import { type RawDocument, rawSliceSchema } from "../../content/document.ts";
import { kindsOf } from "./kinds-of.ts";
import type { PageInstance, PageKind } from "../page-kind.ts";
import type { Registries } from "../registries.ts";
import type { SliceDefinition, SliceInstance } from "../slice.ts";
import { createTextParser, type TextParser } from "./parse-texts.ts";

/** The slice zone as it comes; anything else counts as empty. */
const sliceZone = v.fallback(v.array(v.unknown()), []);

/** A document with its fields and slices parsed. */
export interface ParsedPage {
  readonly document: RawDocument;
  /** Its own fields as each kind of page it may be, the likeliest first. */
  readonly pages: readonly [PageInstance, ...PageInstance[]];
  readonly slices: readonly PlacedSlice[];
  /** Parses the shortcodes of its texts, each text once. */
  readonly parseText: TextParser;
}

/** A slice that fits, and its number on the page as editors count: from 1, with those that were left out. */
export interface PlacedSlice extends SliceInstance {
  readonly number: number;
}

/** JSON → typed page and slices. What does not fit is left out with a diagnostic; undefined when the page itself does not fit. */
export function parse(document: RawDocument, registries: Registries, log: DiagnosticLog): ParsedPage | undefined {
  const [page, ...others] = parsePages(document, registries.pageKinds, log.in(placeIn(document)));
  if (page === undefined) return undefined;
  const slices = parseSlices(document, registries.slices, log);
  return { document, pages: [page, ...others], slices, parseText: createTextParser(registries.shortcodes) };
}

/** Up to the first kind that the fields do not fit: what editors have to mend is told once. */
function parsePages(document: RawDocument, kinds: readonly PageKind[], report: Report): readonly PageInstance[] {
  const pages: PageInstance[] = [];
  for (const kind of kindsOf(document, kinds)) {
    const page = kind.parse(document, report);
    if (page === undefined) break;
    pages.push(page);
  }
  return pages;
}

function parseSlices(
  document: RawDocument,
  definitions: ReadonlyMap<string, SliceDefinition>,
  log: DiagnosticLog,
): readonly PlacedSlice[] {
  const raw = v.parse(sliceZone, document.data["slices"]);
  return raw.flatMap((slice, index) => {
    const number = index + 1;
    const instance = parseSlice(slice, definitions, log.in(placeIn(document, `${number}`)));
    return instance === undefined ? [] : [{ ...instance, number }];
  });
}

function parseSlice(
  raw: unknown,
  definitions: ReadonlyMap<string, SliceDefinition>,
  report: Report,
): SliceInstance | undefined {
  const slice = v.safeParse(rawSliceSchema, raw);
  if (!slice.success) {
    report("slice-malformed", "A slice without a type was left out.", "Remove the slice and add it again.");
    return undefined;
  }
  const type = slice.output.slice_type;
  const definition = definitions.get(type);
  if (definition === undefined) {
    report(
      "slice-unknown",
      `Nothing draws a slice "${type}"; it was left out.`,
      "Remove it, or ask for it to be built.",
    );
  }
  return definition?.parse(slice.output, report);
}
