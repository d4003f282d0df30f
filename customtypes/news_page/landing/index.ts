import { breadcrumbNodes } from "../../../blocks/places/breadcrumbs.ts";
import { posterNeeds } from "../item-pictures.ts";
import { newsComposition, type NewsKind } from "../fields.ts";
import { newsCrumbs } from "../news-crumbs.ts";
import { newsNeeds } from "../news-items.ts";
import { LandingPage } from "./LandingPage.tsx";
import { newsList, newsPages, shownIn } from "./news-list.ts";
import { newsListNodes } from "./structured-data.ts";
import { newsView } from "./view.ts";

/** All news of a site: the featured story, and the others from the latest on (C17). */
export const landing: NewsKind = {
  kind: "news",
  composition: newsComposition,
  view: [newsView],
  needs: (_fields, facts) => newsNeeds(facts),
  followUp: (_fields, first, facts) => posterNeeds(shownIn(newsList(first, facts))),
  pages: (_fields, snapshot, facts) => newsPages(snapshot, facts),
  structuredData: (fields, page) => [
    ...newsListNodes(newsList(page.snapshot, page), page),
    ...breadcrumbNodes(newsCrumbs(fields, page), page),
  ],
  Page: LandingPage,
};
