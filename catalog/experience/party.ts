import type { Inventory, PersonPrice } from "../inventory/inventory.ts";
import type { Money } from "../money/money.ts";

/** The total that a party pays at one start (X1). */
export interface PartyTotal {
  /** How many of each kind of traveller. */
  readonly people: readonly { readonly person: PersonPrice; readonly count: number }[];
  readonly total: Money;
}

/** Parties that most bookings are for: grown-ups and children. */
const parties = [
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
] as const;

const children: ReadonlySet<string> = new Set(["CHILD", "YOUTH"]);

/** Returns the totals of usual parties. Omits parties that one booking can't include. */
export function partyTotals({ persons }: Pick<Inventory, "persons">): readonly PartyTotal[] {
  const adult = persons.find(({ pax }) => pax === "ADULT" || pax === "GENERAL");
  const child = persons.find(({ pax }) => children.has(pax));
  if (adult === undefined) return [];
  return parties.flatMap(([adults, kids]) => {
    if (kids > 0 && child === undefined) return [];
    const people = [
      { person: adult, count: adults },
      ...(child !== undefined && kids > 0 ? [{ person: child, count: kids }] : []),
    ];
    return people.every(isCountAllowed) ? [{ people, total: sumPartyPrices(people) }] : [];
  });
}

function isCountAllowed({
  person: { min = 0, max = Number.POSITIVE_INFINITY, availability },
  count,
}: PartyTotal["people"][number]) {
  return count >= min && count <= max && count <= (availability.remaining ?? count);
}

function sumPartyPrices(people: PartyTotal["people"]): Money {
  const minor = people.reduce((sum, { person, count }) => sum + person.price.minor * count, 0);
  return { minor, currency: people[0]?.person.price.currency ?? "EUR" };
}
