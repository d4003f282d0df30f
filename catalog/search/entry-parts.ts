import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { NamedId } from "../product/product.ts";

/** The name of each city with products, by the provider's code. */
export type Cities = ReadonlyMap<string, LocalizedText>;

export const noText: LocalizedText = { text: "" };

/** Fields of an entry without any facts. */
export const blankEntry = {
  cityName: noText,
  context: "",
  cityCode: "",
  categoryId: undefined,
  collectionIds: [],
  product: undefined,
} as const;

export function namesById(things: readonly NamedId[]): ReadonlyMap<number, string> {
  return new Map(things.map(({ id, name }) => [id, name.text]));
}

/** `NEW_YORK` → `new york`. */
export function splitCode(code: string): string {
  return code.toLowerCase().replaceAll("_", " ");
}
