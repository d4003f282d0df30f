import type { Market } from "../../catalog/market/market.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { Site } from "../../hosts/site.ts";
import type { Translator } from "../../i18n/translator.ts";

/** What a shortcode may know when it turns into text. */
export interface ExpandContext {
  readonly market: Market;
  readonly snapshot: Snapshot;
  /** The products the page itself is about, in its order. */
  readonly pageProducts: readonly Product[];
  readonly t: Translator;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly site: Site;
}
