import { hundredPerCall } from "../provider/resource.ts";
import { findVariants } from "./provider.ts";
import type { Variant } from "./variant.ts";

/** The variants of a product, by product id. */
export const variants = hundredPerCall<readonly Variant[]>({ live: false, find: findVariants });
