import type { PageKind } from "../renderer/page-kind.ts";
import { contentPage } from "./content_page/content-page.tsx";
import { home } from "./global_homepage/home.tsx";
import { micrositeKinds } from "./microsite/kinds.tsx";
import { show } from "./showpage/show.tsx";

/** All page kinds. Where a type has several, the more special ones come first: the first that matches is taken. */
export const pageKinds: readonly PageKind[] = [home, ...micrositeKinds, show, contentPage];
