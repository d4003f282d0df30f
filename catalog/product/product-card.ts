import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { ProductImage } from "../media/media.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { isDeal } from "../price/price.ts";
import type { Money } from "../money/money.ts";
import type { Product } from "./product.ts";

/** A product in its normalized card form (D3). */
export interface ProductCard {
  readonly tgid: number;
  /** False without a listing price. */
  readonly available: boolean;
  readonly price: Money | undefined;
  /** The price before it was reduced; undefined when it is not. */
  readonly scratchPrice: Money | undefined;
  readonly currency: CurrencyCode | undefined;
  /** Title of the card: the editor's words, else the product's name. */
  readonly title: LocalizedText;
  /** The product's own name. */
  readonly productTitle: LocalizedText;
  readonly images: readonly ProductImage[];
  /** A line at the button; empty without one. */
  readonly ctaBooster: string;
}

/** An editor's texts that replace those of the product; an empty one replaces nothing. */
interface CardTexts {
  readonly title: string;
  readonly ctaBooster: string;
}

const ownTexts: CardTexts = { title: "", ctaBooster: "" };

export function productCard({ id, name, price, images }: Product, { title, ctaBooster } = ownTexts): ProductCard {
  return {
    tgid: id,
    available: price !== undefined,
    price: price?.final,
    scratchPrice: price !== undefined && isDeal(price) ? price.original : undefined,
    currency: price?.final.currency,
    title: title === "" ? name : { text: title },
    productTitle: name,
    images,
    ctaBooster,
  };
}
