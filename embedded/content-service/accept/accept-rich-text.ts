import * as v from "valibot";
import { type AcceptContext, acceptRecords } from "./accept-context.ts";
import { acceptPicture } from "./accept-image.ts";
import { acceptLink } from "./accept-link.ts";

const texts = [
  "heading1",
  "heading2",
  "heading3",
  "heading4",
  "heading5",
  "heading6",
  "paragraph",
  "preformatted",
  "list-item",
  "o-list-item",
] as const;

const block = v.variant(
  "type",
  [
    v.object({
      type: v.picklist(texts),
      text: v.string("must have a text"),
      spans: v.optional(v.array(v.unknown()), []),
      direction: v.optional(v.picklist(["ltr", "rtl"])),
    }),
    v.looseObject({ type: v.literal("image"), linkTo: v.nullish(v.unknown()) }),
    v.object({ type: v.literal("embed"), oembed: v.looseObject({ embed_url: v.pipe(v.string(), v.url()) }) }),
  ],
  "must be a block of rich text",
);

export function acceptRichText(value: unknown, path: string, context: AcceptContext): unknown {
  return acceptRecords(value, path, context, (one, at) => acceptBlock(one, at, context));
}

function acceptBlock(value: unknown, path: string, context: AcceptContext): unknown {
  const parsed = v.safeParse(block, value);
  if (!parsed.success) return context.report(path, value, parsed.issues[0].message);
  const sent = parsed.output;
  if (sent.type === "embed") return sent;
  if (sent.type === "image") {
    const link = sent.linkTo && acceptLink(sent.linkTo, null, `${path}.linkTo`, context);
    const picture = acceptPicture(sent, path, context);
    return picture && { type: "image", ...picture, ...(link ? { linkTo: link } : {}) };
  }
  return { ...sent, spans: acceptSpans(sent.spans, sent.text, `${path}.spans`, context) };
}

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

/** Accepts the spans of a text, in UTF-16 units. A hyperlink without a target is omitted. */
function acceptSpans(value: unknown, text: string, path: string, context: AcceptContext): unknown {
  return acceptRecords(value, path, context, (one, at) => {
    const parsed = v.safeParse(span, one);
    if (!parsed.success) return context.report(at, one, parsed.issues[0].message);
    const sent = parsed.output;
    if (sent.start > sent.end || sent.end > text.length) return context.report(at, one, "must lie within the text");
    if (sent.type !== "hyperlink") return sent;
    const data = acceptLink(sent.data, null, `${at}.data`, context);
    return data && { ...sent, data };
  });
}
