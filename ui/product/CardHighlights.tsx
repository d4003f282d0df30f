import type { Descriptor, Product } from "../../catalog/product/product.ts";
import { productDuration } from "../../catalog/product/product-duration.ts";
import { productHighlights } from "../../catalog/product/highlights.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Icon } from "../primitives/Icon.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./CardHighlights.css.ts";
import type { IconName } from "../primitives/icons.ts";

export interface CardHighlightsProps {
  readonly product: Product;
  readonly locale: Locale;
  readonly t: Translator;
  /** How many lines the card has room for; five are the most there are (specification §9). */
  readonly most: number;
}

/** The highlights of a product, most persuasive first, one line each. Renders nothing when there are none. */
export function CardHighlights({ product, locale, t, most }: CardHighlightsProps) {
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

/** The picture beside each of the provider's descriptors. */
const descriptorIcons: Readonly<Record<Descriptor, IconName>> = {
  AUDIO_GUIDE: "headphones",
  DURATION: "clock",
  EXTENDED_VALIDITY: "calendar",
  FLEXIBLE_DURATION: "clock",
  FREE_CANCELLATION: "shield-check",
  GUIDED_TOUR: "users",
  HOTEL_PICKUP: "hotel",
  INSTANT_CONFIRMATION: "zap",
  MEALS_INCLUDED: "utensils",
  MOBILE_TICKET: "smartphone",
  SKIP_THE_LINE: "ticket",
  TRANSFERS_INCLUDED: "bus",
};
