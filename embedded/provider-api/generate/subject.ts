import type { Attraction, City } from "../source/linked-places.ts";
import type { Words } from "./fill.ts";

/** The subject of a generated product. */
export interface Subject {
  /** As `city:ROME`. */
  readonly key: string;
  /** Keys under which a product written by hand may have been made of it already. */
  readonly aliases: readonly string[];
  readonly city: City;
  readonly words: Words;
  readonly photos: readonly string[];
  /** Where it is: a key of `places/`. */
  readonly place: string | null;
  readonly collection: number | null;
  readonly attraction: Attraction | undefined;
  readonly airport: string | undefined;
  /** Whether trains stop there. */
  readonly station: boolean;
  readonly network: string | undefined;
  /** How long it takes, where the subject knows better than the template. */
  readonly minutes: number | undefined;
}

export const nothing = {
  aliases: [],
  photos: [],
  place: null,
  collection: null,
  attraction: undefined,
  airport: undefined,
  station: true,
  network: undefined,
  minutes: undefined,
} as const;
