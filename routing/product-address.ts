/** Parts of the address of a product's page: `/colosseum-guided-tour-e-50002/`. */
export interface ProductAddress {
  readonly id: number;
  /** Words of the product's English name; empty where they are not known. The same in all languages. */
  readonly slug: string;
}

/** A product's id in an address, as a regular expression. */
export const productIdPattern = String.raw`[1-9]\d{0,8}`;

const productSegment = new RegExp(`^(?:(.*)-)?e-(${productIdPattern})$`, "s");

/** Returns the path of a product's own page, in every language: `["colosseum-guided-tour-e-50002"]`. */
export function productPath({ id, slug }: ProductAddress): readonly [string] {
  return [slug === "" ? `e-${id}` : `${slug}-e-${id}`];
}

/** Parses the path of a product's own page, with any words. Undefined for any other path. */
export function parseProductPath(path: readonly string[]): ProductAddress | undefined {
  const [segment = "", ...others] = path;
  const [, slug = "", id] = productSegment.exec(segment) ?? [];
  return id === undefined || others.length > 0 ? undefined : { id: Number(id), slug };
}
