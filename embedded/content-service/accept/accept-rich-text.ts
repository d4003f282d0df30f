import * as v from "valibot";
import { textLink } from "../models/parse-link.ts";
import type { Limits } from "../models/limits.ts";
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

/** Accepts blocks of the kinds that the field permits, and one block where it is single. */
export function acceptRichText(value: unknown, path: string, context: AcceptContext, limits: Limits = {}): unknown {
  if (limits.isSingle && Array.isArray(value) && value.length > 1) {
    const hint = "Join the blocks into one, or use another field for the rest.";
    return context.report(path, value, `must be one block, and has ${value.length}`, hint);
  }
  return acceptRecords(value, path, context, (one, at) => acceptBlock(one, at, context, limits));
}

function acceptBlock(value: unknown, path: string, context: AcceptContext, limits: Limits): unknown {
  const { kinds } = limits;
  const parsed = v.safeParse(block, value);
  if (!parsed.success) return context.report(path, value, parsed.issues[0].message);
  const sent = parsed.output;
  if (kinds && !kinds.includes(sent.type)) return wrongKind(sent.type, kinds, path, context);
  if (sent.type === "embed") return sent;
  if (sent.type === "image") {
    const link = sent.linkTo && acceptLink(sent.linkTo, textLink, `${path}.linkTo`, context);
    const picture = acceptPicture(sent, path, context);
    return picture && { type: "image", ...picture, ...(link ? { linkTo: link } : {}) };
  }
  return { ...sent, spans: acceptSpans(sent, `${path}.spans`, context, limits) };
}

/** Reports a block or span that the field does not permit. */
function wrongKind(kind: string, kinds: readonly string[], path: string, { report }: AcceptContext): undefined {
  return report(`${path}.type`, kind, `is not permitted in this text`, `It may have ${kinds.join(", ")}.`);
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
function acceptSpans(
  { spans, text }: { readonly spans: unknown; readonly text: string },
  path: string,
  context: AcceptContext,
  { kinds, labels }: Limits,
): unknown {
  return acceptRecords(spans, path, context, (one, at) => {
    const parsed = v.safeParse(span, one);
    if (!parsed.success) return context.report(at, one, parsed.issues[0].message);
    const sent = parsed.output;
    if (sent.start > sent.end || sent.end > text.length) return context.report(at, one, "must lie within the text");
    if (kinds && sent.type !== "label" && !kinds.includes(sent.type)) return wrongKind(sent.type, kinds, at, context);
    if (sent.type === "label" && labels && !labels.includes(sent.data.label)) {
      return context.report(`${at}.data.label`, sent.data.label, "is no label of this text", chooseLabel(labels));
    }
    if (sent.type !== "hyperlink") return sent;
    const data = acceptLink(sent.data, textLink, `${at}.data`, context);
    return data && { ...sent, data };
  });
}

function chooseLabel(labels: readonly string[]): string {
  return labels.length === 0 ? "Remove it: the field has none." : `Choose one of ${labels.join(", ")}.`;
}
