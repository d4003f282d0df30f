import type { PageContext } from "../../../renderer/index.ts";
import type { NewsFields } from "../fields.ts";

/** Returns who wrote a story: the site itself where its editor names nobody. */
export function formatAuthor({ author }: Pick<NewsFields, "author">, page: Pick<PageContext, "text" | "site">): string {
  return page.text(author) || page.site.brand;
}
