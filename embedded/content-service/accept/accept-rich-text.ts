import * as v from "valibot";
import type { AcceptContext } from "./accept-context.ts";
import { acceptLink } from "./accept-link.ts";
import { acceptPicture } from "./accept-picture.ts";
import { acceptRecords } from "./accept-records.ts";
import { acceptSpans } from "./accept-spans.ts";

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

export function acceptRichText(value: unknown, place: string, context: AcceptContext): unknown {
  return acceptRecords(value, place, context, (one, at) => acceptBlock(one, at, context));
}

function acceptBlock(value: unknown, place: string, context: AcceptContext): unknown {
  const parsed = v.safeParse(block, value);
  if (!parsed.success) return context.report(place, value, parsed.issues[0].message);
  const sent = parsed.output;
  if (sent.type === "embed") return sent;
  if (sent.type === "image") {
    const link = sent.linkTo && acceptLink(sent.linkTo, null, `${place}.linkTo`, context);
    const picture = acceptPicture(sent, place, context);
    return picture && { type: "image", ...picture, ...(link ? { linkTo: link } : {}) };
  }
  return { ...sent, spans: acceptSpans(sent.spans, sent.text, `${place}.spans`, context) };
}
