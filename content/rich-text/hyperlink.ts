import * as v from "valibot";
import { type Link, parseLink } from "../fields/link.ts";

/** A link inside of rich text, with what the editor and the content service say besides where it leads. */
export type Hyperlink = Link & {
  /** Undefined opens it in the same tab. */
  readonly target: "_blank" | undefined;
  /** The document it leads to; undefined for anything else. */
  readonly document: LinkedDocument | undefined;
};

/** A document as the content service writes it in a link. */
interface LinkedDocument {
  readonly id: string;
  readonly uid: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly lang: string;
}

const text = v.fallback(v.string(), "");

const target = v.object({ target: v.fallback(v.optional(v.literal("_blank")), undefined) });

const linkedDocument = v.object({
  id: text,
  uid: text,
  type: text,
  tags: v.fallback(v.array(v.string()), []),
  lang: text,
});

/** Parses a link value inside of rich text. Returns undefined when it leads nowhere, as `parseLink` decides. */
export function parseHyperlink(raw: unknown): Hyperlink | undefined {
  const link = parseLink(raw);
  if (link === undefined) return undefined;
  return {
    ...link,
    target: v.parse(target, raw).target,
    document: link.kind === "page" ? v.parse(linkedDocument, raw) : undefined,
  };
}
