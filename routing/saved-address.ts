import * as v from "valibot";
import type { LocaleCode } from "../i18n/locales.ts";
import { pagePath } from "./page-address.ts";
import { productIdPattern } from "./product-address.ts";
import { absentUnless } from "./view-values.ts";

/** Path segments of the page of saved products, the same on every host and in every language. */
export const savedPath: readonly string[] = ["saved"];

/** Most products of a saved list. */
export const maxSaved = 24;

const productId = new RegExp(`^${productIdPattern}$`);

/** The ids of an address that can be read: ascending, each once. Without any it reads as absent. */
export function savedList() {
  return absentUnless(v.pipe(v.string(), v.transform(canonical), v.nonEmpty()));
}

/** `50017,x,7,7` → `7,50017`. Omits what follows the first `maxSaved`. */
function canonical(list: string): string {
  const ids = list.split(",").filter((id) => productId.test(id));
  const first = [...new Set(ids)].slice(0, maxSaved);
  return first.toSorted((one, other) => Number(one) - Number(other)).join(",");
}

/** Returns the path of the page of saved products in a language: `/de/saved/`. */
export function savedAction(locale: LocaleCode): string {
  return pagePath(locale, savedPath);
}
