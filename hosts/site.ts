import type { LocaleCode } from "../i18n/locales.ts";

/** The numbers that a site may claim (A12). The number of its help center is hours of replies a day. */
export const claimNames = ["happy-customers", "rating", "reviews", "experiences", "help-center"] as const;

export type ClaimName = (typeof claimNames)[number];

/** The promises of a site's guarantee page, in hours after a message (P29). */
export const promiseNames = ["first-reply-hours", "solution-hours"] as const;

type PromiseName = (typeof promiseNames)[number];

/** A number that a site claims, and where it can be checked (X25). The words of its proof are English. */
export interface Claim {
  readonly value: number;
  /** Subject and scope of the count: "All cities and categories". */
  readonly scope: string;
  /** Who counted, and what. */
  readonly source: string;
  /** `YYYY-MM-DD`: the day of the count. */
  readonly date: string;
}

/** A part of what the provider sells: all conditions hold. */
export interface Assortment {
  /** The provider's code of a city. */
  readonly city?: string;
  readonly category?: number;
  readonly collection?: number;
}

/** Content of a site for machines: its pages as crawlers read them, and its products from feeds and tools. */
export type MachineContent = "pages" | "products";

/** Permissions of machines for a kind of content. */
export interface MachineTerms {
  /** Whether programs that learn from content, and assistants, may read it. Search engines always may. */
  readonly allowed: boolean;
  /** The address of a license. */
  readonly license?: string;
}

/**
 * The mark and the first colors of a brand, as six-digit hex. The theme has all others (`ui/theme/brands`). Pages that the
 * process writes while it can't render any have no theme.
 */
export interface Look {
  /** The path of a picture of 24 × 24. */
  readonly mark: string;
  readonly colors: Readonly<Record<"ground" | "ink" | "action" | "actionInk", string>>;
}

/** A branded host that this deployment serves, under its own name and locally as `NAME.localhost`. */
export interface Site {
  /** Canonical host: the first part of every page identifier on it (B2). */
  readonly host: string;
  /** Local alias, `NAME.localhost`. */
  readonly name: string;
  /** Brand shown in header, footer and titles. */
  readonly brand: string;
  readonly look: Look;
  /** Who runs the site, as its footer says where the editor wrote nothing. */
  readonly legalName: string;
  /** Addresses of the brand's own profiles elsewhere. */
  readonly profiles?: readonly string[];
  /** Whether it sells for every venue under the seller's own name. Any other site says that it is not a venue's own. */
  readonly flagship?: true;
  /** Languages of its pages. English is always one of them. */
  readonly languages: readonly LocaleCode[];
  /** The provider's code of the site's primary city: its currency is the last resort (E12). */
  readonly primaryCity: string;
  /** Registrable domain the booking subdomain hangs under (C21). */
  readonly bookingDomain: string;
  readonly bookingSubdomain?: string;
  /** Products that a search on the site finds; by default all of them. */
  readonly sells?: Assortment;
  /** One number each. A claim without one is not shown anywhere on the site. */
  readonly claims?: Partial<Readonly<Record<ClaimName, Claim>>>;
  /** Hours of each promise. A site without them has no guarantee page. */
  readonly promises?: Readonly<Record<PromiseName, number>>;
  /**
   * The site's film: a file in `public/films/`, or at one of the two players (`ui/player/player-url.ts`). A video slice
   * without its own shows it.
   */
  readonly film?: { readonly url: string; readonly title: string };
  /** Permissions of machines for its content; by default they may read all of it, without a license. */
  readonly machines?: Partial<Readonly<Record<MachineContent, MachineTerms>>>;
  /** Whether questions are structured data too, as `FAQPage`. Search results show nothing of it, and it costs bytes. */
  readonly faqMarkup?: true;
  /** Product ids of the site's own badges, which rank above the provider's labels (D30). */
  readonly badges?: {
    readonly BEST_SELLER: readonly number[];
    readonly SELLING_OUT_FAST: readonly number[];
  };
}

/** Returns the city that replaces a page's unknown one (J20). Undefined for a site that sells in many cities. */
export function findFallbackCity({ sells, primaryCity }: Pick<Site, "sells" | "primaryCity">): string | undefined {
  return sells && (sells.city ?? primaryCity);
}

/** How a process serves its hosts. */
export interface SitePlace {
  /** Port of the site on this machine. */
  readonly port: number;
  /** Whether links between sites lead to names of this machine. */
  readonly isLocal: boolean;
}

/** Returns the origin of a site's pages: `https://www.tessera.example`, locally `http://tessera.localhost:3000`. */
export function getSiteOrigin({ host, name }: Pick<Site, "host" | "name">, { port, isLocal }: SitePlace): string {
  return isLocal ? `http://${name}.localhost:${port}` : `https://${host}`;
}

/** Parses `LOCAL_HOSTS`: whether links between sites lead to names of this machine. By default they do where content is embedded. */
export function hasLocalHosts(
  { LOCAL_HOSTS: chosen = "" }: Readonly<Record<string, string | undefined>>,
  isEmbeddedOrDevelopment: boolean,
): boolean {
  return chosen === "" ? isEmbeddedOrDevelopment : chosen === "1";
}
