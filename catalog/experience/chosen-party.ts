/** How many of each kind of traveller go: `{ ADULT: 2, CHILD: 1 }`. A missing kind counts as 0. */
export type PartyCounts = Readonly<Record<string, number>>;

/** A kind of traveller at one start: the price of one, in minor units, and the limits of one booking. */
export interface PartyKind {
  readonly pax: string;
  readonly minor: number;
  readonly min: number;
  readonly max: number;
}

/** The kinds of a start, and the most travellers of one booking. */
export interface PartyLimits {
  readonly kinds: readonly PartyKind[];
  readonly most: number;
}

/** Grown-ups of a party of which nobody said how many they are. */
const usualAdults = 2;

const grownUps: ReadonlySet<string> = new Set(["ADULT", "GENERAL"]);

/** Returns the kind that a party begins with: grown-ups, else the first one. */
export function findLead<Kind extends Pick<PartyKind, "pax">>(kinds: readonly Kind[]): Kind | undefined {
  return kinds.find(({ pax }) => grownUps.has(pax)) ?? kinds[0];
}

/** Returns the party of a page without a choice: two grown-ups, else one of the first kind. Others are the fewest. */
export function usualParty({ kinds, most }: PartyLimits): PartyCounts {
  const lead = findLead(kinds);
  const wanted = lead !== undefined && grownUps.has(lead.pax) ? usualAdults : 1;
  const counts = kinds.map((kind) => [kind.pax, kind === lead ? clamp(wanted, kind, most) : kind.min] as const);
  return Object.fromEntries(counts);
}

/** Returns a party as one booking at these limits can have it; the usual one where nobody goes. */
export function fitParty(counts: PartyCounts, limits: PartyLimits): PartyCounts {
  const fitted: Record<string, number> = {};
  let left = limits.most;
  for (const kind of limits.kinds) {
    const count = clamp(counts[kind.pax] ?? 0, kind, left);
    fitted[kind.pax] = count;
    left -= count;
  }
  return countPeople(fitted) > 0 ? fitted : usualParty(limits);
}

/** Returns the party with one more or one fewer of a kind; undefined where one booking can't have it. */
export function stepParty(
  counts: PartyCounts,
  { pax, by }: { readonly pax: string; readonly by: 1 | -1 },
  { kinds, most }: PartyLimits,
): PartyCounts | undefined {
  const kind = kinds.find((each) => each.pax === pax);
  const count = (counts[pax] ?? 0) + by;
  if (kind === undefined || count < kind.min || count > kind.max) return undefined;
  const next = { ...counts, [pax]: count };
  const people = countPeople(next);
  return people < 1 || (by > 0 && people > most) ? undefined : next;
}

/** Returns what a party pays in all, in minor units. */
export function sumParty(counts: PartyCounts, kinds: readonly PartyKind[]): number {
  return kinds.reduce((sum, { pax, minor }) => sum + minor * (counts[pax] ?? 0), 0);
}

/** Returns whether two parties have as many of each kind. */
export function isSameParty(one: PartyCounts, other: PartyCounts): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((pax) => (one[pax] ?? 0) === (other[pax] ?? 0));
}

/** Writes a party for an address: `{ ADULT: 2, CHILD: 1 }` → `adult.2.child.1`. */
export function writeParty(counts: PartyCounts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([pax, count]) => `${pax.toLowerCase()}.${count}`)
    .join(".");
}

/** Reads a party of an address: `adult.2.child.1` → `{ ADULT: 2, CHILD: 1 }`. */
export function readParty(text: string): PartyCounts {
  return Object.fromEntries(
    [...text.matchAll(/([a-z_]+)\.(\d+)/g)].map(([, pax = "", count]) => [pax.toUpperCase(), Number(count)]),
  );
}

/** Names that the booking has for kinds of travellers; any other kind has the provider's name. */
const bookingNames: Readonly<Record<string, string>> = {
  ADULT: "adults",
  GENERAL: "adults",
  CHILD: "children",
  SENIOR: "seniors",
  YOUTH: "youths",
  STUDENT: "students",
  INFANT: "infants",
  FAMILY: "families",
};

/**
 * Returns the query of a booking for a party, undefined for nobody: `{ ADULT: 2, CHILD: 0 }` →
 * `{ adults: 2, children: undefined }`.
 */
export function toBookingParty(counts: PartyCounts): Readonly<Record<string, number | undefined>> {
  const query: Record<string, number | undefined> = {};
  for (const [pax, count] of Object.entries(counts)) {
    const name = bookingNames[pax] ?? pax.toLowerCase();
    query[name] = (query[name] ?? 0) + count || undefined;
  }
  return query;
}

function countPeople(counts: PartyCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function clamp(count: number, { min, max }: PartyKind, most: number): number {
  return Math.max(min, Math.min(count, max, Math.max(most, min)));
}
