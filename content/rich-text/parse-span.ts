import * as v from "valibot";
import { parseHyperlink } from "./hyperlink.ts";
import type { Span } from "./rich-text.ts";

const offset = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const spanSchema = v.object({ start: offset, end: offset, type: v.string(), data: v.optional(v.unknown()) });

const labelData = v.object({ label: v.string() });

/** Parses a span of `text`. Returns undefined when it is malformed or empty. Never cuts a character in two. */
export function parseSpan(raw: unknown, text: string): Span | undefined {
  const parsed = v.safeParse(spanSchema, raw);
  if (!parsed.success) return undefined;
  const { start: from, end: to, type, data } = parsed.output;
  if (from >= Math.min(to, text.length)) return undefined;
  const start = isInsidePair(text, from) ? from - 1 : from;
  const end = isInsidePair(text, to) ? to + 1 : Math.min(to, text.length);
  if (type === "strong" || type === "em") return { kind: type, start, end };
  if (type === "hyperlink") return { kind: type, start, end, link: parseHyperlink(data) };
  const label = v.safeParse(labelData, data);
  if (type === "label" && label.success) return { kind: type, start, end, label: label.output.label };
  return { kind: "unknown", start, end };
}

/** Returns whether the offset is between the two halves of a surrogate pair. */
function isInsidePair(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}
