import { loadCatalog } from "../../embedded/provider-api/source/load-catalog.ts";

const catalog = loadCatalog(new URL("../../embedded/provider-api/data/", import.meta.url));
const { categories } = catalog;
const products = new Set(catalog.products.entries.map(({ id }) => id));
const collections = new Set(catalog.collections.keys());
const subCategories = new Set(categories.flatMap((category) => category.subCategories.map(({ id }) => id)));

/** Names of fields, attributes and parameters, and the things that their numbers are ids of. */
const kinds: readonly (readonly [names: RegExp, known: ReadonlySet<number>])[] = [
  [/^(?:tgid|product|product_ids|reviewed_product|show_ids|locale_exclusions|(?:locale_)?ranking)$/, products],
  [/^(?:\[collection id|collection|collection_ids|tagged_collection)$/, collections],
  // A list of products or of collections omits its own.
  [/^exclusions$/, new Set([...products, ...collections])],
  [/^(?:category|category_filter|tagged_category)$/, new Set(categories.map(({ id }) => id))],
  [/^(?:sub_category|sub_category_filter|additional_sub_category_ids|tagged_sub_category)$/, subCategories],
  [/^(?:poi|sight|part_of)$/, new Set([...catalog.attractions.values()].map(({ id }) => id))],
];

const examplePattern = /(?<name>\[collection id|\b[a-z_]+)\\?"?[:=] ?\\?"?(?<ids>\d+(?:, ?\d+)*)\b/g;

/** Returns whether numbers under this name are ids. */
export function namesIds(name: string): boolean {
  return kinds.some(([names]) => names.test(name));
}

/** Returns the ids in a text that the embedded catalog has not: `[price tgid="1101"]` → `tgid 1101`. */
export function findUnknownIds(text: string): readonly string[] {
  return [...text.matchAll(examplePattern)].flatMap(({ groups }) => {
    const name = groups?.["name"] ?? "";
    const known = kinds.find(([names]) => names.test(name))?.[1];
    const ids = groups?.["ids"]?.split(",").map(Number) ?? [];
    return known === undefined ? [] : ids.filter((id) => !known.has(id)).map((id) => `${name} ${id}`);
  });
}
