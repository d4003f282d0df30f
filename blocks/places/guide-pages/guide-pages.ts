import * as v from "valibot";
import type { DocumentsQuery } from "../../../catalog/document/document.ts";
import { need, type Needs, noNeeds, type PageContext, type Place } from "../../../renderer/index.ts";
import { select } from "../../../content/fields/index.ts";
import { type ListedPage, listedPage } from "../listed-page.ts";
import { type GuideTopic, guideTopics } from "./guide-topics.ts";

/** One page of a city's guide, as its document says. */
export interface GuidePage extends ListedPage {
  readonly topic: GuideTopic;
}

const guideFields = v.object({ guide_topic: v.fallback(select(guideTopics), "Travel guide") });

/** All pages of a city's guide have the tag `travel-guide-` with its code: `travel-guide-rome`. */
export function guideQuery(city: string): DocumentsQuery {
  return { type: "content_page", tag: `travel-guide-${city.toLowerCase()}` };
}

/** Returns the need for all pages of a city's guide: one content query. */
export function guidePageNeeds({ city }: Pick<Place, "city">): Needs {
  return city === undefined ? noNeeds : need("documents", [guideQuery(city)]);
}

type GuideContext = Pick<PageContext, "place" | "site" | "locale" | "snapshot">;

/** Returns the pages of the guide of a page's city on the same site, in the order of its menu. */
export function listGuidePages(page: GuideContext): readonly GuidePage[] {
  const { city } = page.place;
  if (city === undefined) return [];
  const pages = (page.snapshot.get("documents", guideQuery(city)) ?? []).flatMap((document) => {
    const listed = listedPage(document, page);
    const parsed = v.safeParse(guideFields, document.data);
    return listed === undefined || !parsed.success ? [] : [{ ...listed, topic: parsed.output.guide_topic }];
  });
  return pages.toSorted((one, other) => toTopicOrder(one) - toTopicOrder(other) || (one.path < other.path ? -1 : 1));
}

function toTopicOrder({ topic }: GuidePage): number {
  return guideTopics.indexOf(topic);
}
