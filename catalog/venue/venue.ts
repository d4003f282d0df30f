import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { PostalAddress } from "../place/place.ts";
import type { Amenity } from "../show/show.ts";

declare module "../place/page-place.ts" {
  interface Place {
    /** Key of a theatre, `marlowe-playhouse`. */
    readonly venue?: string | undefined;
  }
}

/** Seats in arcs around the stage. Angles are degrees, distances are rows. */
export interface SeatingArc {
  /** The provider's key, `dress-circle`. */
  readonly key: string;
  readonly name: LocalizedText;
  readonly seats: number;
  readonly rows: number;
  /** How wide a row is. */
  readonly arc: number;
  /** Where its middle is, as seen from the stage: 0 straight ahead. */
  readonly facing: number;
  /** Of the first row from the stage. */
  readonly distance: number;
}

/** A house where shows are played (C12). */
export interface Venue {
  /** The provider's key, `marlowe-playhouse`. */
  readonly key: string;
  readonly name: LocalizedText;
  readonly about: LocalizedText;
  readonly location: PostalAddress | undefined;
  /** Number of seats. */
  readonly capacity: number | undefined;
  readonly amenities: readonly Amenity[];
  readonly sections: readonly SeatingArc[];
  /** Its shows: those that play, open or have closed. */
  readonly products: readonly number[];
  /** The day its box office last confirmed its facts, `YYYY-MM-DD`. Undefined without an agreement with it. */
  readonly checkedOn: string | undefined;
}
