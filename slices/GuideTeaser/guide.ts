import type { DocumentsQuery } from "../../catalog/document/document.ts";
import { need, type Needs, noNeeds, type PageFacts } from "../../renderer/index.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { listGuidePages, guideQuery } from "../../blocks/places/guide-pages/guide-pages.ts";
import { type ListedPage, listedPage } from "../../blocks/places/listed-page.ts";
import type { GuideTeaserFields } from "./fields.ts";

type Facts = Pick<PageFacts, "place" | "subject" | "site" | "locale" | "places">;

/** Returns the need for the guide of the page's sight or city, unless the editor named a page. */
export function guideNeeds({ link }: GuideTeaserFields, facts: Facts): Needs {
  const query = teaserQuery(facts);
  return link !== undefined || query === undefined ? noNeeds : need("documents", [query]);
}

/** Returns the guide of the page's sight, or the first page of its city's, on this site. Undefined without one. */
export function findGuide(snapshot: Snapshot, facts: Facts): ListedPage | undefined {
  const query = teaserQuery(facts);
  if (query === undefined) return undefined;
  const sight = findCollectionSight(facts);
  if (sight === undefined) return listGuidePages({ ...facts, snapshot })[0];
  const path = facts.places.findPath({ sight });
  return (snapshot.get("documents", query) ?? [])
    .map((found) => listedPage(found, facts))
    .find((guide) => guide !== undefined && guide.path === path);
}

/** The guide of a collection's page is the page of its first sight. */
function teaserQuery(facts: Facts): DocumentsQuery | undefined {
  const { city } = facts.place;
  const sight = findCollectionSight(facts);
  if (sight !== undefined) return { type: "content_page", tag: `sight-${sight}` };
  return city === undefined || facts.subject.collection !== undefined ? undefined : guideQuery(city);
}

/** Returns the first sight with a page of the collection that a page is of. */
function findCollectionSight({ subject: { collection }, places }: Facts): number | undefined {
  if (collection === undefined) return undefined;
  return places.list("sight").find((sight) => sight.collection === collection)?.sight;
}
