import type { LocaleCode } from "../i18n/locales.ts";

/** A branded host that this deployment serves, under its own name and locally as `NAME.localhost`. */
export interface Site {
  /** Canonical host: the first part of every page identifier on it (specification §2). */
  readonly host: string;
  /** Local alias, `NAME.localhost`. */
  readonly name: string;
  /** Brand shown in header, footer and titles. */
  readonly brand: string;
  readonly theme: "flagship" | "attraction" | "theatre";
  /** Languages of its pages. English is always one of them. */
  readonly languages: readonly LocaleCode[];
  /** The provider's code of the site's primary city: its currency is the last resort (specification §4). */
  readonly primaryCity: string;
  /** Registrable domain the booking subdomain hangs under (specification §2). */
  readonly bookingDomain: string;
  readonly bookingSubdomain?: string;
  /** Product ids of the site's own badges, which rank above the provider's labels (specification §3, per-site configuration). */
  readonly badges?: {
    readonly BEST_SELLER: readonly number[];
    readonly SELLING_OUT_FAST: readonly number[];
  };
}
