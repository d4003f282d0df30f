import { isLanguage, type Language } from "./languages.ts";
import { stepNames } from "./steps.ts";

/** What a booking link says. */
export interface Visit {
  /** The host that was requested, without its port. */
  readonly host: string;
  readonly language: Language;
  readonly product: number;
  /** As in the address: `select/pax`; empty for the first page of a flow without steps. */
  readonly step: string;
  readonly query: URLSearchParams;
}

/** Parses `/{language}/book/{product}/{step}/` (C21). Returns undefined for any other address. */
export function parseVisit({ hostname, pathname, searchParams }: URL): Visit | undefined {
  const [, language = "en", product, step = ""] =
    /^(?:\/([a-z]{2}))?\/book\/([1-9]\d{0,8})(?:\/([a-z/-]+?))?\/?$/.exec(pathname) ?? [];
  if (product === undefined || !isLanguage(language) || !stepNames.includes(step)) return undefined;
  return { host: hostname, language, product: Number(product), step, query: searchParams };
}

/** Returns the address of another step of a visit, with the same query. */
export function addressOf({ language, product, query }: Visit, step: string): string {
  const path = [...(language === "en" ? [] : [language]), "book", product, step].filter((part) => part !== "");
  const search = query.toString();
  return `/${path.join("/")}/${search === "" ? "" : `?${search}`}`;
}
