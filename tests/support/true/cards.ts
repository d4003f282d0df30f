import { isCurrencyCode } from "../../../i18n/currencies.ts";
import { formatTag, type Locale, toLanguageTag } from "../../../i18n/locales.ts";
import { createLocaleTranslator } from "../../../i18n/translator.ts";
import { amountText } from "./amount-text.ts";
import type { CollectionAnswer, PriceAnswer, ProductAnswer } from "./provider-answers.ts";

/** Texts of a card. */
export interface CardFacts {
  readonly name: string;
  /** The language of the name, as BCP 47. */
  readonly language: string;
  /** As it is formatted; empty where it can't be booked. */
  readonly price: string;
  /** The sentence of a screen reader; empty without ratings. */
  readonly rating: string;
  /** How many reviews it has, in words; empty without any. */
  readonly reviews: string;
  /** Which group the price is for, in words; empty for the price of one person. */
  readonly unit: string;
}

export type CardKind = "product" | "collection";

export function listCards(root: HTMLElement, kind: CardKind): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`article[data-${kind}]`)];
}

export function readCardId(card: HTMLElement, kind: CardKind): number {
  return Number(card.dataset[kind]);
}

/**
 * Reads a card. The usual price of a reduced one is struck through, and is not its price. The link's name ends in the
 * language of its page, where that is another one, and the call to action.
 */
export function shownBy(card: HTMLElement, locale: Locale): CardFacts {
  const link = card.querySelector("h3 a");
  const notes = [...(link?.querySelectorAll("bdi, .visually-hidden") ?? [])];
  const first = (selector: string) =>
    [...card.querySelectorAll(selector)].find((element) => element.closest("s, h3, a") === null);
  return {
    name: notes.reduce((text, note) => text.replace(readTrimmedText(note), ""), readTrimmedText(link)).trim(),
    language: readElementLanguage(link?.querySelector("span[lang]") ?? link),
    price: readTrimmedText(first("bdi")),
    rating: readTrimmedText(first(".visually-hidden")),
    reviews: readTrimmedText(first(".visually-hidden + [aria-hidden] + span")),
    unit: shownUnit(card, locale),
  };
}

/** Returns whether a card is for a chosen day, whose price is the calendar's. */
export function isForDay(card: HTMLElement): boolean {
  return card.querySelector('h3 a[href*="date="]') !== null;
}

/** Returns the language that an element is in, as BCP 47. */
export function readElementLanguage(element: Element | null): string {
  return element?.closest("[lang]")?.getAttribute("lang") ?? "";
}

function readTrimmedText(element: Element | null | undefined): string {
  return (element?.textContent ?? "").trim();
}

/** Returns the words for the price of a group, of whatever size, that a card has. Arabic writes no digit for one and two. */
function shownUnit(card: HTMLElement, locale: Locale): string {
  const text = listWrittenTexts(card).join("\n");
  const sizes = [null, 1, 2, ...[...text.matchAll(/\d+/g)].map(([size]) => Number(size))];
  const units = sizes.map((groupSize) => unitText({ type: "PER_GROUP", groupSize }, locale));
  const shown = units.filter((unit) => text.includes(unit));
  return shown.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

/** Returns the texts of an element as they are written, those of its parts apart. */
function listWrittenTexts(element: Element): readonly string[] {
  return [...element.childNodes].flatMap((node) =>
    node.nodeType === node.TEXT_NODE
      ? [node.textContent ?? ""]
      : [...element.children].filter((child) => child === node).flatMap(listWrittenTexts),
  );
}

/** Returns what the card of a product must say. A show that is over has no price. */
export function productFacts(product: ProductAnswer, locale: Locale, today: string): CardFacts {
  const { name, averageRating: average, ratingCount: count, listingPrice, show } = product;
  const sold = show !== null && isOver(show, today) ? null : listingPrice;
  return {
    name,
    language: chooseLanguageTag(product),
    price: priceText(sold, locale),
    rating: ratingText({ average, count }, locale),
    reviews: count === 0 ? "" : reviewsText(product.reviewCount, locale),
    unit: unitText(sold, locale),
  };
}

/** Whether a show closed, and did not open or reopen after that day. Days are `YYYY-MM-DD`. */
function isOver({ openingDate, reopeningDate, closingDate }: NonNullable<ProductAnswer["show"]>, today: string) {
  if (closingDate === null || closingDate >= today) return false;
  return [openingDate, reopeningDate].every((begin) => begin === null || begin <= closingDate);
}

export function reviewsText(count: number, locale: Locale): string {
  return count === 0 ? "" : createLocaleTranslator(locale)("product.reviews", { count });
}

function unitText(price: Pick<NonNullable<PriceAnswer>, "type" | "groupSize"> | null, locale: Locale): string {
  if (price?.type !== "PER_GROUP") return "";
  const t = createLocaleTranslator(locale);
  return price.groupSize === null ? t("product.perGroup") : t("product.perGroupOfUpTo", { size: price.groupSize });
}

export function collectionFacts(collection: CollectionAnswer, locale: Locale): CardFacts {
  const { averageRating: average, ratingsCount: count } = collection.ratingsInfo;
  return {
    name: collection.displayName,
    language: chooseLanguageTag({ contentLanguage: collection.nameLanguage }),
    price: priceText(collection.startingPrice?.listingPrice ?? null, locale),
    rating: ratingText({ average, count }, locale),
    reviews: "",
    unit: unitText(collection.startingPrice?.listingPrice ?? null, locale),
  };
}

function chooseLanguageTag({ contentLanguage }: { readonly contentLanguage: string }): string {
  return toLanguageTag(contentLanguage) ?? contentLanguage;
}

function priceText(price: PriceAnswer, locale: Locale): string {
  if (price === null || !isCurrencyCode(price.currencyCode)) return "";
  return amountText(price.finalPrice, price.currencyCode, locale);
}

export function ratingText(
  { average, count }: { readonly average: number; readonly count: number },
  locale: Locale,
): string {
  if (count === 0) return "";
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const written = new Intl.NumberFormat(formatTag(locale), oneDecimal).format(average);
  return createLocaleTranslator(locale)("product.rating", { average: written, count });
}
