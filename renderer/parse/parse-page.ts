import * as v from "valibot";
import { type RawDocument, type RawSlice, rawSliceSchema } from "../../content/document.ts";
import { hiddenLabel } from "../../studio/protocol/outline/slice.ts";
import { type DiagnosticLog, locationIn, type Report } from "../contracts/diagnostics.ts";
import type { PageInstance } from "../contracts/page-type.ts";
import type { Registries } from "../contracts/registries.ts";
import { composeSlices } from "./compose-slices.ts";
import type { ParsedShell } from "./parse-shell.ts";
import type { ParsedSlice } from "./parsed-slice.ts";
import { reportDirectionControls } from "./report-direction-controls.ts";
import { unnamedPictures } from "./unnamed-pictures.ts";
import { createTextParser, type TextParser } from "./parse-texts.ts";

/** The slice zone as it comes; anything else counts as empty. */
const sliceZone = v.fallback(v.array(v.unknown()), []);

/** A page with its fields and slices parsed, and the header and footer around it. */
export interface ParsedPage {
  readonly document: RawDocument;
  /** The page as each kind it may be, the likeliest first. */
  readonly candidates: readonly [PageInstance, ...PageInstance[]];
  /** Those of the document among those that the likeliest kind composes. */
  readonly slices: readonly ParsedSlice[];
  readonly shell: ParsedShell;
  /** Parses the shortcodes of a text, each text once. */
  readonly parseText: TextParser;
}

/** JSON → typed page and slices. Invalid parts are omitted with a diagnostic; undefined when the page is invalid. */
export function parsePage(
  document: RawDocument,
  shell: ParsedShell,
  { pageTypes, slices, shortcodes }: Registries,
  log: DiagnosticLog,
): ParsedPage | undefined {
  reportDirectionControls(document, log);
  const [likeliest, ...others] = pageTypes.get(document.type)?.parse(document, log.in(locationIn(document))) ?? [];
  if (likeliest === undefined) return undefined;
  return {
    document,
    candidates: [likeliest, ...others],
    slices: composeSlices(likeliest.composition, allSlices(document, likeliest, slices, log), slices),
    shell,
    parseText: createTextParser(shortcodes),
  };
}

/**
 * Returns the editor's slices between those of the page's fields. A group of fields is omitted if the editor placed its
 * first type, or a substitute.
 */
function allSlices(
  document: RawDocument,
  { slices: { before, after }, composition: { substitutes = {} } }: PageInstance,
  definitions: Registries["slices"],
  log: DiagnosticLog,
): readonly ParsedSlice[] {
  const written = parseSlices(document, definitions, log);
  const isFor = (type: string | undefined) => (slice: ParsedSlice) =>
    slice.type === type || substitutes[slice.type] === type;
  const held = (groups: readonly (readonly RawSlice[])[]) =>
    groups
      .filter(([first]) => !written.some(isFor(first?.slice_type)))
      .flat()
      .flatMap((slice) => parseSlice(slice, undefined, definitions, log.in(locationIn(document))) ?? [])
      .map((slice) => ({ ...slice, isHeld: true }));
  return [...held(before), ...written, ...held(after)];
}

function parseSlices(
  document: RawDocument,
  definitions: Registries["slices"],
  log: DiagnosticLog,
): readonly ParsedSlice[] {
  const raw = v.parse(sliceZone, document.data["slices"]);
  return raw.flatMap((slice, index) => {
    const number = index + 1;
    return parseSlice(slice, number, definitions, log.in(locationIn(document, `${number}`))) ?? [];
  });
}

function parseSlice(
  raw: unknown,
  number: number | undefined,
  definitions: Registries["slices"],
  report: Report,
): ParsedSlice | undefined {
  const slice = v.safeParse(rawSliceSchema, raw);
  if (!slice.success) {
    report("slice-malformed", "A slice without a type was omitted.", "Remove the slice and add it again.");
    return undefined;
  }
  if (slice.output.slice_label === hiddenLabel) return undefined;
  const type = slice.output.slice_type;
  const definition = definitions.get(type);
  if (definition === undefined) {
    report(
      "slice-unknown",
      `No slice "${type}" is registered; it was omitted.`,
      "Remove the slice, or ask a developer to add it.",
    );
  }
  const instance = definition?.parse(slice.output, report);
  return instance && { ...instance, number, pictures: unnamedPictures(slice.output.primary) };
}
