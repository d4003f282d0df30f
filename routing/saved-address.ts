import * as v from "valibot";
import type { LocaleCode } from "../i18n/locales.ts";
import { pagePath } from "./page-address.ts";
import { productIdPattern } from "./product-address.ts";
import { absentUnless } from "./view-values.ts";

/** Path segments of the page of saved products, the same on every host and in every language. */
export const savedPath: readonly string[] = ["saved"];

/** Most products of a saved list. */
export const mostSaved = 24;

const ids = new RegExp(`^${productIdPattern}(?:,${productIdPattern}){0,${mostSaved - 1}}$`);

/** The ids of an address: ascending, each once, `mostSaved` at most. Anything else reads as absent. */
export function savedList() {
  return absentUnless(v.pipe(v.string(), v.regex(ids), v.transform(ascending)));
}

/** `50017,7,7` → `7,50017`. */
function ascending(list: string): string {
  const numbers = new Set(list.split(",").map(Number));
  return [...numbers].toSorted((one, other) => one - other).join(",");
}

/** Returns the path of the page of saved products in a language: `/de/saved/`. */
export function savedAction(locale: LocaleCode): string {
  return pagePath(locale, savedPath);
}
