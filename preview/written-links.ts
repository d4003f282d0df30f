import type { RawDocument } from "../content/document.ts";
import { type Link, parseLink } from "../content/fields/link.ts";
import { type ContentLocation, locationIn } from "../renderer/contracts/diagnostics.ts";
import type { ShortcodeRegistry } from "../renderer/contracts/shortcode.ts";
import { findPageByUrl, type TargetPage } from "../routing/find-page-by-url.ts";
import type { PageAddress } from "../routing/page-address.ts";
import { parseText } from "../text/parse-text.ts";
import type { TextNode } from "../text/parsed-text.ts";

/** A link to a page of ours, as an editor wrote it in a field or a text. */
export interface WrittenLink {
  /** The address that the editor typed, or the UID of the document. */
  readonly written: string;
  /** Undefined for a document that is not published. */
  readonly page: Pick<TargetPage, "site" | "path" | "locale"> | undefined;
  readonly location: ContentLocation;
}

/** Lists the links of a document to pages of our sites, those of its texts and shortcodes too. */
export function listWrittenLinks(
  document: RawDocument,
  base: PageAddress,
  registry: ShortcodeRegistry,
): readonly WrittenLink[] {
  const { slices, ...fields } = document.data;
  const parts = [{ slice: undefined, value: fields }, ...listSliceFields(slices)];
  return parts.flatMap(({ slice, value }) =>
    [...findLinks(value, "", registry)].flatMap(({ written, link, field }): readonly WrittenLink[] => {
      const location = locationIn(document, slice, field);
      if (link?.kind !== "url") return [{ written, page: link, location }];
      const page = link.url.startsWith("#") ? undefined : findPageByUrl(link.url, base);
      return page === undefined ? [] : [{ written, page, location }];
    }),
  );
}

function listSliceFields(slices: unknown): readonly { readonly slice: string; readonly value: unknown }[] {
  if (!Array.isArray(slices)) return [];
  return slices.flatMap((slice: unknown, index) =>
    typeof slice === "object" && slice !== null && "primary" in slice
      ? [{ slice: `${index + 1}`, value: slice.primary }]
      : [],
  );
}

interface FoundLink {
  readonly written: string;
  readonly link: Link | undefined;
  readonly field: string;
}

function* findLinks(value: unknown, field: string, registry: ShortcodeRegistry): Generator<FoundLink> {
  if (typeof value === "string" && value.includes("["))
    for (const to of listTargets(parseText(value, registry).nodes))
      yield { written: to, link: { kind: "url", url: toUrl(to), text: "" }, field };
  if (typeof value !== "object" || value === null) return;
  if ("link_type" in value) {
    yield* toFoundLink(value, field);
    return;
  }
  for (const [name, member] of Object.entries(value)) {
    const step = Array.isArray(value) ? `${Number(name) + 1}` : name;
    // Text and spans of rich text are located at their block.
    const isBlock = "spans" in value && (name === "text" || name === "spans");
    yield* findLinks(member, isBlock ? field : `${field}.${step}`.replace(/^\./, ""), registry);
  }
}

/** Returns the link of a field or of rich text; none for an empty one. */
function toFoundLink(value: object, field: string): readonly FoundLink[] {
  const link = parseLink(value);
  if (link?.kind === "url") return [{ written: link.url, link, field }];
  const uid = "uid" in value && typeof value.uid === "string" ? value.uid : "";
  const id = "id" in value && typeof value.id === "string" ? value.id : "";
  return link === undefined && id === "" ? [] : [{ written: uid || id, link, field }];
}

/** Returns the targets of shortcodes that are links: `[link to="rome"]` → `rome`. */
function listTargets(nodes: readonly TextNode<unknown>[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "literal") return [];
    const { to } = node.attributes;
    const own = node.definition?.link && typeof to === "string" ? [to] : [];
    return [...own, ...listTargets(node.enclosed?.nodes ?? [])];
  });
}

/** A target without a scheme is a path of the same site, with or without its first slash. */
function toUrl(target: string): string {
  return /^(?:[a-z]+:|[/#])/i.test(target) ? target : `/${target}`;
}
