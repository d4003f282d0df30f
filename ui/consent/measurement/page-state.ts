import type { MeasuredPage } from "./measured-page.ts";

/** Phones are narrower than 768 px (F16). */
const phone = "(max-width: 767px)";

export function isPhone(): boolean {
  return matchMedia(phone).matches;
}

/** Returns the state that a page and its browser know (D28, C25). `uid` is the random number of the browser. */
export function readPageState(page: MeasuredPage, uid: string): Readonly<Record<string, unknown>> {
  const { lang: language } = document.documentElement;
  const { city = "", country = "", collectionId = 0, collectionName = "", collectionType: mbType = "" } = page;
  const brand = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? "";
  const place = { city, country, collectionId, collectionName };
  return {
    host: location.host,
    isMobile: isPhone(),
    isDev: page.development === true,
    isStage: location.host.startsWith("stage-"),
    isBot: navigator.webdriver || /bot|crawl|spider/i.test(navigator.userAgent),
    isPageLoaded: document.readyState === "complete",
    // Nothing is measured without consent, whatever the law of the visitor's country.
    isGDPRCompliant: true,
    countryCode: findCountry(navigator.language),
    initialCurrency: page.currency ?? "",
    currencyList: listOfferedCurrencies(),
    activeCurrency: page.currency ?? "",
    language,
    uid,
    meta: { ...place, mbName: brand, mbType, pageTitle: document.title, pageType: page.kind, language },
    shortcodes: { minPrice: page.minPrice ?? 0, bestDiscount: page.bestDiscount ?? 0 },
    ...readScrollState(),
  };
}

/** Returns whether a page's pills, and its list of sections, stay at the top of the window now (D28). */
export function readScrollState(): Readonly<Record<"isPillBarSticky" | "isSidenavScroll", boolean>> {
  return { isPillBarSticky: isStuck("[data-bar=pills]"), isSidenavScroll: isStuck("[data-bar=contents]") };
}

/** Returns the country of a browser's language, also of one that names none: `de` → `DE`. Empty for a malformed one. */
function findCountry(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? "";
  } catch {
    return "";
  }
}

function isStuck(selector: string): boolean {
  const bar = document.querySelector(selector);
  if (bar === null) return false;
  const { position, top } = getComputedStyle(bar);
  return position === "sticky" && bar.getBoundingClientRect().top <= Number.parseFloat(top) + 1;
}

/** Returns the codes of the currencies that a visitor may choose on the page. */
function listOfferedCurrencies(): readonly string[] {
  const buttons = document.querySelectorAll<HTMLButtonElement>("fieldset button[name=currency]");
  return [...buttons].map(({ value }) => value);
}
