import * as v from "valibot";
import type { DocumentsQuery, ListedDocument } from "../../catalog/document/document.ts";
import { need, type Needs, noNeeds } from "../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { image, type Image } from "../../content/fields/image.ts";
import { title } from "../../content/fields/rich-text.ts";
import type { PageFacts } from "../../renderer/render/page-context.ts";
import { pageAddress, pagePath } from "../../routing/page-address.ts";
import type { GuideTeaserFields } from "./index.ts";

type Facts = Pick<PageFacts, "place" | "subject" | "site" | "locale" | "sightsIn" | "placePath">;

/** A page that is the guide of a city, as its document says. */
export interface Guide {
  readonly path: string;
  readonly heading: string;
  /** Empty where the document has none, or one with shortcodes, which only its own page expands. */
  readonly description: string;
  readonly image: Image | undefined;
}

/** Fields of any page that can be a guide. */
const guideFields = v.object({
  heading: title(),
  meta_description: v.nullish(v.string(), ""),
  share_image: v.fallback(image(), undefined),
});

/** Returns the need for the guide of the page's sight or city, unless the editor named a page. */
export function guideNeeds({ link }: GuideTeaserFields, facts: Facts): Needs {
  const query = guideQuery(facts);
  return link !== undefined || query === undefined ? noNeeds : need("documents", [query]);
}

/** Returns the guide of the page's sight or city on this site; undefined where there is none. */
export function guideOf(snapshot: Snapshot, facts: Facts): Guide | undefined {
  const query = guideQuery(facts);
  if (query === undefined) return undefined;
  const sight = sightOf(facts);
  const path = sight && facts.placePath({ sight });
  return (snapshot.get("documents", query) ?? [])
    .map((found) => toGuide(found, facts))
    .find((guide) => guide !== undefined && (path === undefined || guide.path === path));
}

/**
 * Editors tag the guide of a city with `travel-guide-` and its code: `travel-guide-rome`. The guide of a collection's page is
 * the page of its first sight.
 */
function guideQuery(facts: Facts): DocumentsQuery | undefined {
  const { city } = facts.place;
  const sight = sightOf(facts);
  if (sight !== undefined) return { type: "content_page", tag: `sight-${sight}` };
  if (city === undefined || facts.subject.collection !== undefined) return undefined;
  return { type: "content_page", tag: `travel-guide-${city.toLowerCase()}` };
}

/** Returns the first sight with a page of the collection that a page is of. */
function sightOf({ subject: { collection }, sightsIn }: Facts): number | undefined {
  return collection === undefined ? undefined : sightsIn({ collection })[0]?.sight;
}

function toGuide({ uid, data }: ListedDocument, { site, locale }: Facts): Guide | undefined {
  const address = pageAddress(uid ?? "");
  const fields = v.safeParse(guideFields, data);
  if (address?.site !== site || !fields.success) return undefined;
  const { heading, meta_description: description, share_image: picture } = fields.output;
  const isPlain = description !== null && !description.includes("[");
  return {
    path: pagePath(locale.code, address.path),
    heading: heading.source,
    description: isPlain ? description : "",
    image: picture,
  };
}
