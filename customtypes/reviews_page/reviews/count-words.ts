import { numberFormat } from "../../../i18n/formatters.ts";
import { formatTag } from "../../../i18n/locales.ts";
import type { PageContext } from "../../../renderer/index.ts";

/** Returns a number as the page's language writes it: `1,876`. */
export function countWords(count: number, { locale }: Pick<PageContext, "locale">): string {
  return numberFormat(formatTag(locale)).format(count);
}
