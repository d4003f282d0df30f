import type { Product } from "../../../catalog/product/product.ts";
import type { StructuredNode } from "../../../renderer/part.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { nodeId } from "../../../renderer/render/structured-data.ts";
import { canonicalUrl, pagePath } from "../../../routing/page-address.ts";

/** Returns the way from the home page to a product, as the page shows it and search engines read it. */
export function breadcrumbNode({ name }: Product, page: PageContext): StructuredNode {
  const { site, locale, t } = page;
  return {
    "@type": "BreadcrumbList",
    "@id": nodeId(page, "breadcrumbs"),
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: t("experience.home"),
        item: canonicalUrl({ site, path: [] }, locale.code),
      },
      { "@type": "ListItem", position: 2, name: name.text },
    ],
  };
}

/** Returns the path of the home page in the language of a page. */
export function homePath({ locale }: Pick<PageContext, "locale">): string {
  return pagePath(locale.code, []);
}
