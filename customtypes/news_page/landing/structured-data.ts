import { nodeId, type PageContext, type StructuredNode } from "../../../renderer/index.ts";
import { canonicalUrl } from "../../../routing/page-address.ts";
import { type NewsList, shownIn } from "./news-list.ts";

/** Returns the stories on a page as search engines read a list; nothing where it shows none. */
export function newsListNodes(list: NewsList, page: PageContext): readonly StructuredNode[] {
  const { origin } = new URL(canonicalUrl(page, page.locale.code));
  const itemListElement = shownIn(list).map(({ headline: name, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: `${origin}${href}`,
  }));
  return itemListElement.length === 0 ? [] : [{ "@type": "ItemList", "@id": nodeId(page, "stories"), itemListElement }];
}
