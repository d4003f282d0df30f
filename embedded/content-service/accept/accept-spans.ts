import * as v from "valibot";
import type { AcceptContext } from "./accept-context.ts";
import { acceptLink } from "./accept-link.ts";
import { acceptRecords } from "./accept-records.ts";

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));
const range = { start: offset, end: offset };

const span = v.variant(
  "type",
  [
    v.object({ ...range, type: v.picklist(["strong", "em"]) }),
    v.object({ ...range, type: v.literal("label"), data: v.object({ label: v.string() }) }),
    v.object({ ...range, type: v.literal("hyperlink"), data: v.unknown() }),
  ],
  "must be a span: strong, em, label or hyperlink",
);

/** Spans of a text, in UTF-16 units. A hyperlink that leads nowhere is left out. */
export function acceptSpans(value: unknown, text: string, place: string, context: AcceptContext): unknown {
  return acceptRecords(value, place, context, (one, at) => {
    const parsed = v.safeParse(span, one);
    if (!parsed.success) return context.report(at, one, parsed.issues[0].message);
    const sent = parsed.output;
    if (sent.start > sent.end || sent.end > text.length) return context.report(at, one, "must lie within the text");
    if (sent.type !== "hyperlink") return sent;
    const data = acceptLink(sent.data, null, `${at}.data`, context);
    return data && { ...sent, data };
  });
}
