import * as v from "valibot";
import type { Json } from "../document.ts";

const spanSchema = v.looseObject({ type: v.string(), start: v.number(), end: v.number() });

const textBlockSchema = v.looseObject({
  type: v.string(),
  text: v.string(),
  spans: v.optional(v.array(v.unknown()), []),
  direction: v.optional(v.picklist(["ltr", "rtl"])),
});

/** A range of a text that is bold, italic, a link or a label. Other members stay as they are. */
export interface Span {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: Json;
}

/** A block of text. Pictures and embeds are other blocks. */
export interface TextBlock {
  readonly type: string;
  readonly text: string;
  readonly spans: readonly Json[];
}

/** Returns a block of text; undefined for a picture, an embed and anything else. */
export function asTextBlock(block: Json): TextBlock | undefined {
  const parsed = v.safeParse(textBlockSchema, block);
  if (!parsed.success) return undefined;
  const { type, text } = parsed.output;
  return { type, text, spans: readSpans(block) };
}

function readSpans(block: Json): readonly Json[] {
  const spans = typeof block === "object" && block !== null && "spans" in block ? block["spans"] : undefined;
  return isList(spans) ? spans : [];
}

/** Whether a value is a span that covers at least one letter of a text. */
export function isSpan(value: Json, text: string): value is Span & { readonly [name: string]: Json } {
  const parsed = v.safeParse(spanSchema, value);
  if (!parsed.success) return false;
  const { start, end } = parsed.output;
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= text.length;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
