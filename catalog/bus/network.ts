import type { LocalizedText } from "../../i18n/localized-text.ts";

/** The hop-on hop-off buses of one company in a city. */
export interface BusNetwork {
  /** The provider's key, `rome`. */
  readonly key: string;
  /** Name of the network, as the bus company calls it. */
  readonly name: LocalizedText;
  /** `YYYY-MM-DD`: when its timetable was written; undefined when the provider does not say. */
  readonly asOf: string | undefined;
  readonly routes: readonly BusRoute[];
}

/** A loop that its buses follow. Times are those of the city, `HH:MM`. */
export interface BusRoute {
  readonly key: string;
  /** Stands for the route where its color can't. */
  readonly letter: string;
  readonly name: LocalizedText;
  /** `#b3372f`. */
  readonly color: string;
  /** First and last departure from the first stop. */
  readonly first: string;
  readonly last: string;
  /** From the first departure to the last. */
  readonly periods: readonly BusPeriod[];
  /** Of the whole loop. */
  readonly loopMinutes: number;
  /** In the order of travel; from the last one a bus goes on to the first. */
  readonly stops: readonly BusStop[];
}

interface BusPeriod {
  readonly from: string;
  readonly to: string;
  /** Minutes from one bus to the next. */
  readonly everyMinutes: number;
}

export interface BusStop {
  /** The same on each route that stops there. */
  readonly key: string;
  readonly name: LocalizedText;
  /** Whether the company says that one boards without a step; undefined when it does not say. */
  readonly stepFree: boolean | undefined;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}
