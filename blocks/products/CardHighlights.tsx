import type { CardFacts } from "../../catalog/product/card-facts.ts";
import { highlightLines } from "../../catalog/product/highlights.ts";
import type { Product } from "../../catalog/product/product.ts";
import { factWords } from "../../catalog/product/fact-words.ts";
import type { Locale } from "../../i18n/locales.ts";
import { pickLanguage } from "../../i18n/localized-text.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./CardHighlights.css.ts";

export interface CardHighlightsProps {
  readonly facts: Pick<CardFacts, "highlights">;
  readonly product: Product;
  readonly locale: Locale;
  readonly t: Translator;
  /** Lines that the card has room for, at most five (J12). */
  readonly most: number;
}

/** The highlights of a product, most persuasive first, one line each. Renders nothing without any. */
export function CardHighlights({ facts, product, locale, t, most }: CardHighlightsProps) {
  const shown = facts.highlights
    .map((descriptor) => ({ descriptor, words: factWords(descriptor, product, locale, t) }))
    .filter(({ words }) => words !== "")
    .slice(0, most);
  if (shown.length === 0) return null;
  return (
    <ul role="list" className={css.list}>
      <StyleSheet of={css} />
      {shown.map(({ descriptor, words }) => (
        <li key={descriptor} className={descriptor === "FREE_CANCELLATION" ? css.assurance : css.highlight}>
          {words}
        </li>
      ))}
    </ul>
  );
}

/** The product's own selling points, as many as a card has room for (J12). */
export function SellingPoints({ product: { highlights }, locale }: Pick<CardHighlightsProps, "product" | "locale">) {
  const { lines } = highlightLines(highlights.lines, locale);
  if (lines.length === 0) return null;
  return (
    <ul role="list" className={css.list} {...pickLanguage(highlights)}>
      <StyleSheet of={css} />
      {lines.map((line, index) => (
        <li key={index} className={css.highlight}>
          {line}
        </li>
      ))}
    </ul>
  );
}
