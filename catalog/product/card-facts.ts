import { productHighlights } from "./highlights.ts";
import type { Descriptor, Product } from "./product.ts";

/** A fact that a card shows in words: one of the provider's descriptors, languages, or the next available date. */
export type CardFact = Descriptor | "LANGUAGES" | "NEXT_DAY";

/** Facts on a product's card besides its name, rating and price. */
export interface CardFacts {
  /**
   * At most three facts that distinguish it in its list: duration, next available date, kind of guide and entry,
   * languages.
   */
  readonly first: readonly CardFact[];
  /** The other highlights, in their order (J12). */
  readonly highlights: readonly Descriptor[];
  /** The next free day, `YYYY-MM-DD`; undefined where it is not known, or none of the list is free sooner. */
  readonly nextDay?: string | undefined;
  /** The next free day, whatever the others of the list have; undefined where it is not known. */
  readonly freeDay?: string | undefined;
}

type Described = Pick<Product, "id" | "descriptors" | "minDuration" | "maxDuration" | "facts"> &
  Pick<CardFacts, "nextDay" | "freeDay">;

/** The next available date of each product of a list, `YYYY-MM-DD`, where known. */
export type NextDays = ReadonlyMap<number, string>;

/** Facts that travellers compare first. */
const compared: readonly CardFact[] = [
  "DURATION",
  "NEXT_DAY",
  "GUIDED_TOUR",
  "AUDIO_GUIDE",
  "SKIP_THE_LINE",
  "HOTEL_PICKUP",
  "MEALS_INCLUDED",
  "LANGUAGES",
];

const maxCompared = 3;

/** A fact that this percentage of a list shares distinguishes nothing. A shorter list has no such facts. */
const commonShare = 70;
const minListLength = 4;

/**
 * Returns the facts on the cards of a list, by product id. Facts that 70 % of the list share are omitted, because they
 * distinguish none of the products. Lists of fewer than four products share nothing. A next available date counts where
 * others are available sooner.
 */
export function cardFacts(
  listed: readonly Omit<Described, "nextDay" | "freeDay">[],
  nextDays: NextDays = new Map(),
): ReadonlyMap<number, CardFacts> {
  const [soonest] = listed.flatMap(({ id }) => nextDays.get(id) ?? []).toSorted();
  const later = (day: string | undefined) => (day === soonest ? undefined : day);
  const products = listed.map((product): Described => {
    const freeDay = nextDays.get(product.id);
    return { ...product, nextDay: later(freeDay), freeDay };
  });
  const counts = new Map<string, number>();
  for (const key of products.flatMap(listFactKeys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isCommon = (key: string) =>
    products.length >= minListLength && (counts.get(key) ?? 0) * 100 >= products.length * commonShare;
  return new Map(
    products.map((product) => [product.id, chooseCardFacts(product, (fact) => isCommon(toFactKey(fact, product)))]),
  );
}

function chooseCardFacts(product: Described, isCommon: (fact: CardFact) => boolean): CardFacts {
  const own = compared.filter((fact) => has(fact, product) && !isCommon(fact));
  const first = own.slice(0, maxCompared);
  const rest = product.descriptors.filter((each) => !first.includes(each) && !isCommon(each));
  return { first, highlights: productHighlights(rest), nextDay: product.nextDay, freeDay: product.freeDay };
}

function listFactKeys(product: Described): readonly string[] {
  const facts = new Set<CardFact>([...compared.filter((fact) => has(fact, product)), ...product.descriptors]);
  return [...facts].map((fact) => toFactKey(fact, product));
}

/** Returns the same key for two products of which a fact says the same. */
function toFactKey(fact: CardFact, { minDuration, maxDuration, facts, nextDay }: Described): string {
  if (fact === "NEXT_DAY") return `${fact} ${nextDay}`;
  if (fact === "DURATION") return `${fact} ${minDuration} ${maxDuration}`;
  return fact === "LANGUAGES" ? `${fact} ${facts.guideLanguages.join()}` : fact;
}

function has(fact: CardFact, { descriptors, minDuration, maxDuration, facts, nextDay }: Described): boolean {
  if (fact === "NEXT_DAY") return nextDay !== undefined;
  if (fact === "DURATION") return minDuration !== undefined || maxDuration !== undefined;
  return fact === "LANGUAGES" ? facts.guideLanguages.length > 0 : descriptors.includes(fact);
}
