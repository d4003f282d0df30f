import type { Product } from "../../catalog/product/product.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";

export interface RankedListProps {
  /** Best first. */
  readonly products: readonly Product[];
  readonly page: PageContext;
  readonly showScratchPrice: boolean;
}
