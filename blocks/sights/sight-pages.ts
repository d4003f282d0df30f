import * as v from "valibot";
import type { DocumentsQuery, ListedDocument } from "../../catalog/document/document.ts";
import { need, type Needs, noNeeds, type PageContext, type Place } from "../../renderer/index.ts";
import { number, select } from "../../content/fields/index.ts";
import { type ListedPage, listedPage } from "../places/listed-page.ts";
import { findMenuGroup, type MenuGroup, topics } from "./topics.ts";

/** One page about a sight, as its document says. */
export interface SightPage extends ListedPage {
  readonly sight: number | undefined;
  /** The sight that this one belongs to. */
  readonly parentSight: number | undefined;
  /** Undefined for the page of the sight itself. */
  readonly group: MenuGroup | undefined;
}

/** Other fields of such a page. An invalid field counts as empty. */
const sightFields = v.object({
  sight: v.fallback(number(), undefined),
  part_of: v.fallback(number(), undefined),
  topic: v.fallback(select(topics), "None"),
});

/** All pages about a sight have the tag `sight-1`, and that of the sight it is part of. */
function sightQuery(sight: number): DocumentsQuery {
  return { type: "content_page", tag: `sight-${sight}` };
}

/** Returns the need for all pages about some sights: one content query. */
export function sightPageNeeds(places: readonly Pick<Place, "sight">[]): Needs {
  const queries = places.flatMap(({ sight }) => (sight === undefined ? [] : [sightQuery(sight)]));
  return queries.length === 0 ? noNeeds : need("documents", queries);
}

type SightContext = Pick<PageContext, "site" | "locale" | "snapshot">;

/** Returns the pages about a sight on the same site. Its own page is first, then those of its menu. */
export function listSightPages({ sight }: Pick<Place, "sight">, page: SightContext): readonly SightPage[] {
  if (sight === undefined) return [];
  const found = (page.snapshot.get("documents", sightQuery(sight)) ?? []).flatMap((listed) =>
    toSightPage(listed, page),
  );
  return found.toSorted((one, other) => one.order - other.order || (one.path < other.path ? -1 : 1));
}

function toSightPage(document: ListedDocument, page: SightContext) {
  const listed = listedPage(document, page);
  const parsed = v.safeParse(sightFields, document.data);
  if (listed === undefined || !parsed.success) return [];
  const { sight, part_of: parentSight, topic } = parsed.output;
  return [{ ...listed, sight, parentSight, group: findMenuGroup(topic), order: topics.indexOf(topic) }];
}
