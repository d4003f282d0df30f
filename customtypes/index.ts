import type { PageKind } from "../renderer/page-kind.ts";
import { contentPage } from "./content_page/content-page.tsx";
import { home } from "./global_homepage/home.tsx";
import { city } from "./microsite/city.tsx";
import { collection } from "./microsite/collection.tsx";
import { show } from "./showpage/show.tsx";

/** All page kinds. Where a type has several, the more special ones come first: the first that matches is taken. */
export const pageKinds: readonly PageKind[] = [home, city, collection, show, contentPage];
