import { defaultLocale, type Locale, type LocaleCode } from "../../i18n/locales.ts";

/** The islands of the header and the banner, which every page needs. */
export const headerIslands: readonly string[] = [
  "consent/Consent",
  "search/Suggest",
  "shell/Currencies",
  "tools/Tools",
];

/** The islands that store something, which share files: any page may request those. */
export const storingIslands: readonly string[] = ["consent/Consent", "settings/Choose", "tools/Tools"];

/** A page that the browser tests visit, and the islands it needs besides those of the header. */
interface PageCase {
  readonly kind: string;
  readonly site: string;
  readonly path: string;
  /** In the order of the alphabet, capitals first. */
  readonly islands: readonly string[];
  /** The languages it has documents in. By default all. */
  readonly written?: readonly LocaleCode[];
  /** False where search engines may not list it. */
  readonly indexed?: boolean;
}

/** The address of a product that is in Rome, has several variants, and has no document. */
export const product = "colosseum-guided-tour-with-roman-forum-and-palatine-hill-e-50002";

/** The languages of news, and of the sites of Broadway and Vienna. */
const fewLanguages: readonly LocaleCode[] = ["en", "de", "ar", "tw"];

/** The languages of the guides of cities. */
const longTextLanguages: readonly LocaleCode[] = ["en", "de", "ar"];

/** One page of each kind. Paths are English; other languages have a prefix. */
export const pages: readonly PageCase[] = [
  { kind: "global home", site: "tessera", path: "/", islands: [] },
  { kind: "city", site: "tessera", path: "/rome/", islands: ["forms/Send", "listing/Dates", "listing/Refine"] },
  { kind: "country", site: "tessera", path: "/countries/italy/", islands: ["carousel/Dots"] },
  {
    kind: "category",
    site: "tessera",
    path: "/rome/tours/",
    islands: ["forms/Send", "listing/Dates", "listing/Refine"],
  },
  {
    kind: "sub-category",
    site: "tessera",
    path: "/rome/tours/guided-tours/",
    islands: ["forms/Send", "listing/Dates", "listing/Refine"],
  },
  {
    kind: "sight",
    site: "tessera",
    path: "/rome/pantheon/",
    islands: ["listing/Dates", "listing/Refine"],
  },
  {
    kind: "hop-on hop-off",
    site: "tessera",
    path: "/rome/transportation/hop-on-hop-off/",
    islands: ["listing/Dates", "listing/Refine"],
  },
  {
    kind: "airport transfers",
    site: "tessera",
    path: "/rome/transportation/airport-transfers/",
    islands: ["listing/Dates", "listing/Refine"],
  },
  { kind: "content", site: "tessera", path: "/privacy-policy/", islands: [] },
  { kind: "credits", site: "tessera", path: "/credits/", islands: [] },
  {
    kind: "collection",
    site: "colosseum",
    path: "/",
    islands: ["sights/Today", "TabsStart/Tabs", "gallery/Viewer", "listing/Dates", "listing/Refine"],
  },
  { kind: "attraction", site: "colosseum", path: "/guide/", islands: ["sights/Today"] },
  { kind: "shoulder", site: "colosseum", path: "/guide/history/", islands: [] },
  { kind: "city guide", site: "tessera", path: "/rome/travel-guide/", islands: [], written: longTextLanguages },
  {
    kind: "itinerary",
    site: "tessera",
    path: "/rome/travel-guide/itinerary/",
    islands: [],
    written: longTextLanguages,
  },
  {
    kind: "weather",
    site: "tessera",
    path: "/rome/travel-guide/best-time-to-visit/",
    islands: [],
    written: longTextLanguages,
  },
  {
    kind: "show",
    site: "westend",
    path: "/the-lamplighters/",
    islands: ["TabsStart/Tabs", "calendar/Months", "panel/Sheets", "tools/Visit"],
  },
  { kind: "theatre", site: "westend", path: "/theatres/marlowe-playhouse/", islands: [] },
  { kind: "news", site: "westend", path: "/news/", islands: ["forms/Send", "listing/Refine"], written: fewLanguages },
  {
    kind: "article",
    site: "westend",
    path: "/news/winter-at-temple-wharf/",
    islands: ["forms/Send"],
    written: fewLanguages,
  },
  {
    kind: "reviews",
    site: "tessera",
    path: "/reviews/colosseum-guided-tour/",
    islands: ["gallery/Viewer", "listing/Refine"],
  },
  { kind: "review policy", site: "tessera", path: "/review-policy/", islands: [] },
  {
    kind: "experience",
    site: "tessera",
    path: `/${product}/`,
    islands: ["calendar/Months", "gallery/Viewer", "panel/Party", "tools/Visit"],
  },
  { kind: "cookie settings", site: "tessera", path: "/cookies/", islands: ["settings/Choose"], indexed: false },
  {
    kind: "search",
    site: "tessera",
    path: "/search/?q=rome",
    islands: ["listing/Dates", "listing/Refine"],
    indexed: false,
  },
  { kind: "saved", site: "tessera", path: "/saved/?ids=50001,50002", islands: ["saved/SavedList"], indexed: false },
  {
    kind: "plan",
    site: "tessera",
    path: "/plan/?items=50001-0930,50002-1000",
    islands: ["plan/CopyLink"],
    indexed: false,
  },
  { kind: "theatre home", site: "westend", path: "/", islands: ["listing/Dates", "listing/Refine"] },
  { kind: "museum home", site: "halberg", path: "/", islands: ["listing/Dates", "listing/Refine"] },
  { kind: "motorsport home", site: "pitlane", path: "/", islands: ["listing/Dates", "listing/Refine"] },
  {
    kind: "Broadway home",
    site: "broadway",
    path: "/",
    islands: ["listing/Dates", "listing/Refine"],
    written: fewLanguages,
  },
  {
    kind: "concert home",
    site: "vienna",
    path: "/",
    islands: ["listing/Dates", "listing/Refine", "player/Player"],
    written: fewLanguages,
  },
];

export const languages = [
  { prefix: "", tag: "en", dir: "ltr" },
  { prefix: "/de", tag: "de", dir: "ltr" },
  { prefix: "/ar", tag: "ar", dir: "rtl" },
] as const;

/** Returns the path of a page in a language: `/rome/` → `/ar/rome/`. */
export function localePath({ code }: Pick<Locale, "code">, path: string): string {
  return code === defaultLocale ? path : `/${code}${path}`;
}

/** Returns the address of a page on its local alias, for a browser, which knows `*.localhost`. */
export function address(baseUrl: string, site: string, path: string): string {
  const url = new URL(path, baseUrl);
  url.hostname = `${site}.localhost`;
  return url.href;
}

/** Returns the same for a plain request. The name goes into the Host header: the system may not know it. */
export function addressed(baseUrl: string, site: string, path: string) {
  return { url: new URL(path, baseUrl).href, headers: { host: new URL(address(baseUrl, site, "/")).host } };
}
