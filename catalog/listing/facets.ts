import { type FacetValues, hasValues, orderedValues, otherGenres } from "./facet-values.ts";
import { type Choices, type FacetName, facetNames } from "./listing-query.ts";

/** One value of a facet. */
export interface FacetChoice {
  readonly value: string;
  /** How many products can be booked once this is chosen, and all else is as it is. */
  readonly count: number;
  readonly chosen: boolean;
}

export interface Facet {
  readonly name: FacetName;
  /**
   * Without those that would leave nothing, unless they are chosen. Empty for a facet that is of too few products, unless
   * something of it is chosen.
   */
  readonly choices: readonly FacetChoice[];
}

/** Facets of which several values can be chosen at once. */
const several: ReadonlySet<FacetName> = new Set(["flags"]);

/** Returns these choices with one more. It replaces another value of its facet, unless that takes several. */
export function withChoice(choices: Choices, name: FacetName, value: string): Choices {
  const others = several.has(name) ? choices[name].filter((each) => each !== value) : [];
  return { ...choices, [name]: [...others, value] };
}

/** Facets whose values are named by products. */
const namedByProducts = ["category", "subCategory", "venue"] as const;

/**
 * Returns the choices that count. A category, sub-category or venue that no product has is dropped, as it has no name. So is
 * a sub-category that no product has in the chosen category: a form sends it beside another one.
 */
export function effectiveChoices(all: readonly FacetValues[], wanted: Choices): Choices {
  const known = namedByProducts.map((name) => [name, listKnown(name, all, wanted)] as const);
  const choices: Choices = { ...wanted, ...Object.fromEntries(known) };
  const pair = { category: choices.category, subCategory: choices.subCategory };
  const fits = all.some(
    ({ category, subCategory }) =>
      pair.category.every((id) => category.includes(id)) && pair.subCategory.every((id) => subCategory.includes(id)),
  );
  return fits || pair.category.length === 0 ? choices : { ...choices, subCategory: [] };
}

function listKnown(name: FacetName, all: readonly FacetValues[], choices: Choices): readonly string[] {
  return choices[name].filter((value) => all.some((values) => values[name].includes(value)));
}

/** Returns the facets of a list, by the values of its products. `all` is the whole list, `bookable` what can be booked on its days. */
export function listFacets(
  all: readonly FacetValues[],
  bookable: readonly FacetValues[],
  choices: Choices,
): readonly Facet[] {
  const count = (wanted: Choices) => {
    const effective = effectiveChoices(all, wanted);
    return bookable.filter((values) => hasValues(values, effective)).length;
  };
  return facetNames.map((name) => ({
    name,
    choices: offeredValues(name, all, choices)
      .map((value) => ({
        value,
        count: count(withChoice(choices, name, value)),
        chosen: choices[name].includes(value),
      }))
      .filter(({ count: found, chosen }) => found > 0 || chosen),
  }));
}

/** The least share of a list that has a value of a facet, for the facet to be offered. */
const minShare = 0.1;

/** Returns what a facet offers. A facet of few products narrows no list, but for flags: each of them is of few. */
function offeredValues(name: FacetName, all: readonly FacetValues[], choices: Choices): readonly string[] {
  const valued = all.filter((values) => values[name].length > 0).length;
  const isOffered = several.has(name) || choices[name].length > 0 || valued >= all.length * minShare;
  return isOffered ? listOfferedValues(name, all, choices) : [];
}

/**
 * Returns the values that a facet offers, always with the chosen ones. They are in the facet's order, or the most
 * frequent first. Other genres are last.
 */
function listOfferedValues(name: FacetName, all: readonly FacetValues[], choices: Choices): readonly string[] {
  const values = all.flatMap((each) => each[name]);
  const frequency = new Map<string, number>();
  for (const value of values) frequency.set(value, (frequency.get(value) ?? 0) + 1);
  const rank = (value: string) => (value === otherGenres ? 0 : (frequency.get(value) ?? 0));
  const byRank = [...frequency.keys()].sort((one, other) => rank(other) - rank(one));
  const ordered = orderedValues[name]?.filter((value) => frequency.has(value)) ?? byRank;
  return [...new Set([...ordered, ...choices[name]])];
}
