import type { AttractionSource } from "./attraction.ts";
import type { CitySource, Currency } from "./geography.ts";
import type { Photo } from "./photo.ts";
import type { Place } from "./phrases.ts";
import type { ShowSource, TheatreSource } from "./theatre.ts";
import type { AirportSource, NetworkSource } from "./transport.ts";

// Cities with their sights, airports, buses, theatres and shows, with the keys of the files replaced by what they name.

export interface City extends Omit<CitySource, "currency" | "photo" | "views"> {
  readonly currency: Currency;
  readonly photo: Photo | undefined;
  readonly views: readonly Photo[];
}

export interface Attraction extends Omit<AttractionSource, "photos" | "place"> {
  readonly city: City;
  readonly photos: readonly Photo[];
  readonly place: Place;
}

export interface Airport extends Omit<AirportSource, "city" | "place"> {
  readonly city: City;
  /** The place's key. */
  readonly placeKey: string;
  readonly place: Place;
}

export interface Network extends Omit<NetworkSource, "city"> {
  readonly city: City;
}

export interface Theatre extends Omit<TheatreSource, "city" | "place"> {
  readonly city: City;
  readonly place: Place;
}

export interface Show extends Omit<ShowSource, "theatre"> {
  readonly theatre: Theatre;
}
