import { hundredPerCall } from "../provider/resource.ts";
import type { ProductMedia } from "./media.ts";
import { findMedia } from "./provider.ts";

/** The media library's pictures of products, by product id. */
export const media = hundredPerCall<ProductMedia>({ live: false, find: findMedia });
