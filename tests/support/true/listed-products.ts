import * as v from "valibot";

const product = v.object({
  "@type": v.literal("Product"),
  name: v.string(),
  /** Unbookable products have no price. */
  offers: v.optional(v.object({ price: v.optional(v.string()), priceCurrency: v.optional(v.string()) })),
  aggregateRating: v.optional(
    v.object({ ratingValue: v.string(), ratingCount: v.number(), reviewCount: v.optional(v.number()) }),
  ),
});

export type ListedProduct = v.InferOutput<typeof product>;

const graph = v.object({ "@graph": v.array(v.looseObject({ "@type": v.string() })) });
const list = v.looseObject({ "@type": v.literal("ItemList"), itemListElement: v.array(v.object({ item: product })) });
const webPage = v.looseObject({ "@type": v.literal("WebPage"), name: v.string(), inLanguage: v.string() });

/** Returns the products of the lists in structured data, and the one that a page is about, in their order. */
export function listedProducts(structuredData: object): readonly ListedProduct[] {
  const nodes = v.parse(graph, structuredData)["@graph"];
  return nodes.flatMap((node) => {
    if (v.is(list, node)) return node.itemListElement.map(({ item }) => item);
    return v.is(product, node) ? [node] : [];
  });
}

/** Returns what structured data says of the page itself. */
export function pageNode(structuredData: object): { readonly name: string; readonly inLanguage: string } {
  const node = v.parse(graph, structuredData)["@graph"].find((one) => v.is(webPage, one));
  const { name, inLanguage } = v.parse(webPage, node);
  return { name, inLanguage };
}
