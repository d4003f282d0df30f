import * as v from "valibot";
import type { Hyperlink } from "./hyperlink.ts";
import { parseLink } from "./parse-link.ts";

const text = v.fallback(v.string(), "");

const target = v.object({ target: v.fallback(v.optional(v.literal("_blank")), undefined) });

const linkedDocument = v.object({
  id: text,
  uid: text,
  type: text,
  tags: v.fallback(v.array(v.string()), []),
  lang: text,
});

/** A link value inside of rich text. Undefined when it leads nowhere, as `parseLink` decides. */
export function parseHyperlink(raw: unknown): Hyperlink | undefined {
  const link = parseLink(raw);
  if (link === undefined) return undefined;
  return {
    ...link,
    target: v.parse(target, raw).target,
    document: link.kind === "page" ? v.parse(linkedDocument, raw) : undefined,
  };
}
