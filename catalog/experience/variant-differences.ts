import type { Variant } from "../variant/variant.ts";

/** The facts of a variant that can be compared, in the order of a table. */
const comparedFacts = [
  "price",
  "queue",
  "duration",
  "commentary",
  "guideLanguages",
  "vehicleType",
  "group",
  "cancellation",
  "day",
] as const;

export type ComparedFact = (typeof comparedFacts)[number];

/** Something that the price of some variants includes. */
export interface ComparedInclusion {
  readonly text: string;
  /** Ids of the variants that include it. */
  readonly includedIn: ReadonlySet<number>;
}

/** The differences between the variants of a product (P15, X7). */
export interface VariantDifferences {
  readonly facts: readonly ComparedFact[];
  readonly inclusions: readonly ComparedInclusion[];
}

const factReaders: Readonly<Record<ComparedFact, (variant: Variant) => unknown>> = {
  price: ({ price }) => price?.final,
  queue: ({ queue }) => queue,
  duration: ({ duration }) => duration,
  commentary: ({ commentary }) => commentary.toSorted(),
  guideLanguages: ({ guideLanguages }) => guideLanguages.toSorted(),
  vehicleType: ({ vehicleType }) => vehicleType,
  group: ({ minPax, maxPax }) => [minPax, maxPax],
  cancellation: ({ cancellation }) => [cancellation.cancellable, cancellation.cancellable && cancellation.upToMinutes],
  day: ({ openDated }) => openDated,
};

/** Returns variants in groups of those that differ in nothing but their names, in their order. */
export function groupAlikeVariants(variants: readonly Variant[]): readonly (readonly [Variant, ...Variant[]])[] {
  const groups = new Map<string, [Variant, ...Variant[]]>();
  for (const variant of variants) {
    const values = comparedFacts.map((fact) => factReaders[fact](variant) ?? null);
    const key = JSON.stringify([values, variant.inclusions.lines.toSorted()]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [variant]);
    else group.push(variant);
  }
  return [...groups.values()];
}

/** Returns what differs among these variants, and nothing that all have in common. */
export function variantDifferences(variants: readonly Variant[]): VariantDifferences {
  const facts = comparedFacts.filter((fact) => {
    const values = new Set(variants.map((variant) => JSON.stringify(factReaders[fact](variant)) ?? ""));
    return values.size > 1;
  });
  return { facts, inclusions: differingInclusions(variants) };
}

function differingInclusions(variants: readonly Variant[]): readonly ComparedInclusion[] {
  const lines = new Set(variants.flatMap(({ inclusions }) => inclusions.lines));
  return [...lines].flatMap((text) => {
    const includedIn = variants.filter(({ inclusions }) => inclusions.lines.includes(text)).map(({ id }) => id);
    return includedIn.length === variants.length ? [] : [{ text, includedIn: new Set(includedIn) }];
  });
}
