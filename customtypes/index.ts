import type { PageType } from "../renderer/index.ts";
import { footer } from "./common_footer/index.tsx";
import { header } from "./common_header/index.tsx";
import { cookiePage } from "./cookie_page/index.ts";
import { experience } from "./experience/index.ts";
import { contentPage } from "./content_page/index.ts";
import { homepage } from "./global_homepage/index.ts";
import { microsite } from "./microsite/index.ts";
import { newsPage } from "./news_page/index.ts";
import { planPage } from "./plan_page/index.ts";
import { reviewsPage } from "./reviews_page/index.ts";
import { savedPage } from "./saved_page/index.ts";
import { searchPage } from "./search_page/index.ts";
import { whatSells } from "./search_page/missing/index.tsx";
import { showPage } from "./showpage/index.ts";
import { venuePage } from "./venue_page/index.ts";

/** All custom types whose documents are pages. */
export const pageTypes: readonly PageType[] = [
  homepage,
  microsite,
  showPage,
  venuePage,
  newsPage,
  reviewsPage,
  experience,
  searchPage,
  savedPage,
  planPage,
  cookiePage,
  contentPage,
];

/** Header and footer of every page of a host. */
export const shell = { header, footer };

/** Content below the search of a host's not-found page. */
export const missing = whatSells;
