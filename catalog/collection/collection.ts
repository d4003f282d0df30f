import type { ListingPrice, Rating } from "../product/product.ts";
import type { Video } from "../media/video.ts";

/** A named group of products (specification §3). */
export interface Collection {
  readonly id: number;
  readonly name: string;
  readonly cityCode: string;
  readonly description: string;
  readonly heroImageUrl: string;
  readonly cardImageUrl: string;
  readonly rating: Rating | undefined;
  /** Lowest price of its products; undefined when nothing can be booked. */
  readonly startingPrice: ListingPrice | undefined;
  readonly videos: readonly Video[];
}
