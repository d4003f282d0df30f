import { searchPath } from "../../routing/search-address.ts";
import { searchWords } from "../../ui/search/search-words.ts";
import { ownPage } from "../define-own-page.ts";
import { results } from "./results/index.ts";
import { searchHeading } from "./results/search-heading.ts";
import { readView } from "../../routing/define-view.ts";
import { searchView } from "../../blocks/listing/view.ts";

/** The page of a search. Each has the title of its words. */
export const searchPage = ownPage({
  type: "search_page",
  path: searchPath,
  title: searchHeading,
  description: ({ site, t }) => searchWords(site.sells, t).label,
  titlesItself: ({ view }) => readView(searchView, view).q !== undefined,
  kinds: [results],
});
