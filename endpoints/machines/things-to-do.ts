import { dayIn, isoDay } from "../../i18n/dates.ts";
import type { MachineScope } from "./described-product.ts";
import type { MachinePage } from "./machine-page.ts";
import { thingsToDoProduct } from "./things-to-do-product.ts";

/**
 * Returns one page of products as a shard of Google's product feed for things to do. Products without a price are omitted,
 * because the feed requires one. Shards of one day have the same nonce, and so are one snapshot.
 */
export function thingsToDoFeed({ products, page, pages }: MachinePage, scope: MachineScope): object {
  return {
    feed_metadata: {
      shard_id: page - 1,
      total_shards_count: pages,
      processing_instruction: "PROCESS_AS_SNAPSHOT",
      nonce: Number(isoDay(dayIn("UTC", scope.now)).replaceAll("-", "")),
    },
    products: products.flatMap((product) => thingsToDoProduct(product, scope) ?? []),
  };
}
