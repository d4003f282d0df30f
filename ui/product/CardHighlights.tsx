import type { Descriptor, Product } from "../../catalog/product/product.ts";
import { productDuration } from "../../catalog/product/product-duration.ts";
import { productHighlights } from "../../catalog/product/product-highlights.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./CardHighlights.css.ts";
import { descriptorIcons } from "./descriptor-icons.ts";

export interface CardHighlightsProps {
  readonly product: Product;
  readonly locale: Locale;
  readonly t: Translator;
}

/** A card has room for so many lines. */
const most = 3;

/** What speaks for a product, most persuasive first, one line each. Nothing when nothing does. */
export function CardHighlights({ product, locale, t }: CardHighlightsProps) {
  const words = (descriptor: Descriptor) =>
    descriptor === "DURATION" ? productDuration(product, locale, t) : t(`descriptors.${descriptor}`);
  const shown = productHighlights(product.descriptors)
    .filter((descriptor) => words(descriptor) !== "")
    .slice(0, most);
  if (shown.length === 0) return null;
  return (
    <ul role="list" className={css.list}>
      <StyleSheet of={css} />
      {shown.map((descriptor) => (
        <li key={descriptor} className={css.tone[descriptor === "FREE_CANCELLATION" ? "assurance" : "plain"]}>
          <Icon name={descriptorIcons[descriptor]} />
          <span className={css.text}>{words(descriptor)}</span>
        </li>
      ))}
    </ul>
  );
}
