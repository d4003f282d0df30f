import { defaultLocale } from "../../i18n/locales.ts";
import type { Market } from "../market/market.ts";
import type { QueryParameters } from "./endpoint.ts";
import type { Transport } from "./request.ts";

/** Returns the parameters for language, currency and missing translations. */
export function marketQuery(wish: FallbackWish, market: Market): QueryParameters {
  return [
    ["language", market.locale.providerLanguage],
    ["currency", market.currency],
    ["fallback-to-english", fallback(wish, market)],
  ];
}

type FallbackWish = Pick<Transport, "fallbackToEnglish">;

/** Returns 0, for no English fallback, on pages in other languages, unless the client wants it (H3). */
export function fallback({ fallbackToEnglish }: FallbackWish, { locale }: Market): 0 | undefined {
  return locale.code === defaultLocale || fallbackToEnglish ? undefined : 0;
}

/**
 * Returns the positive whole numbers among the ids of a call, each once. A call without any is reported, as its
 * required ids are missing (F17). The caller must not make it.
 */
export function validIds(
  { onMissingIds }: Pick<Transport, "onMissingIds">,
  path: string,
  ids: readonly number[],
): readonly number[] {
  const valid = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
  if (valid.length === 0) onMissingIds(path);
  return valid;
}
