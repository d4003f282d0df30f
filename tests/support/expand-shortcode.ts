import type { Product } from "../../catalog/product.ts";
import { createSnapshot } from "../../catalog/snapshot.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { ShortcodeDefinition } from "../../shortcodes/engine/define-shortcode.ts";
import { expandText } from "../../shortcodes/engine/expand-text.ts";
import { parseText } from "../../shortcodes/engine/parse-text.ts";

interface World {
  /** Both the page's own products and those that can be named. */
  readonly products?: readonly Product[];
  readonly locale?: LocaleCode;
  readonly currency?: CurrencyCode;
  /** An ISO date and time. */
  readonly now?: string;
}

/** What a text with this one shortcode turns into, and the codes of what was found wrong, each in a line of its own. */
export function expandShortcode(definition: ShortcodeDefinition, source: string, world: World = {}): string {
  const { products = [], locale: code = "en", currency = "EUR", now = "2027-03-04T05:06:07Z" } = world;
  const locale = locales[code];
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const findings: string[] = [];
  const text = expandText(
    parseText(source),
    new Map([[definition.name, definition]]),
    {
      market: { locale, currency },
      snapshot: createSnapshot({ products: byId }, Date.parse(now), new Set()),
      pageProducts: products,
      t: createLocaleTranslator(locale),
      now: Date.parse(now),
    },
    (finding) => findings.push(finding.code),
  );
  return [text, ...findings].join("\n");
}
