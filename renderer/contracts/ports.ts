import type { SiteOrigins } from "../../catalog/booking/site-origins.ts";
import type { ProviderClient } from "../../catalog/provider/client.ts";
import type { Round } from "../../catalog/snapshot/fetch-context.ts";
import type { FindDocuments } from "../../catalog/document/document.ts";
import type { Search } from "../../catalog/search/search.ts";
import type { ResourceName } from "../../catalog/snapshot/table.ts";
import type { ContentClient } from "../../content/client/content-service.ts";
import type { RawDocument } from "../../content/document.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { PlacePages } from "./places.ts";
import type { Diagnostic } from "./diagnostics.ts";

/** The steps of the line, in order (README). Resolving has happened before. */
type Verb = "load" | "parse" | "plan" | "fetch" | "render";

/** The content service, as the composition passes it to the renderer. */
export interface ContentPorts extends Pick<ContentClient, "page"> {
  /** Returns header and footer of a host in all languages. Throws `ContentError` when they were never read. */
  readonly sharedDocuments: (host: string) => Promise<readonly RawDocument[]>;
  readonly documents: FindDocuments;
  /** Returns the pages of places in a language. Throws when they were never read. */
  readonly placePages: (locale: Locale) => Promise<PlacePages>;
}

/** The catalog: its provider, and what is read once for many pages. */
export interface CatalogPorts {
  readonly provider: ProviderClient;
  readonly search: Search;
  /**
   * Returns the currency of a city's country, by the provider's code for the city; undefined for an unknown one. Throws
   * when it was never read.
   */
  readonly findCityCurrency: (code: string) => Promise<CurrencyCode | undefined>;
  /** Returns the provider's code of a product's city; empty where no list has the product. Throws when it was never read. */
  readonly findProductCity: (id: number) => Promise<string>;
}

/** Where the parts of the site are reached: scheme, host and port. */
export interface Origins extends SiteOrigins {
  /** Those whose pictures the site serves itself. */
  readonly pictures: readonly string[];
}

/** The outside world, as the composition passes it to the renderer. */
export interface Ports {
  readonly content: ContentPorts;
  readonly catalog: CatalogPorts;
  readonly origins: Origins;
  /** Starts the time that a page may wait for product data. Resolves when it is over. */
  readonly startDeadline: () => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Measures a verb of the line, or a round of calls in it. Returns what `run` returns. */
  readonly measure: <Result>(part: Verb | Round, run: () => Result) => Result;
  /** Returns the words of a title that the picture of a shared page omits: its fonts lack their letters. */
  readonly listUnsetWords: (title: string) => readonly string[];
  /** Notified of what editors can correct, once per rendered page. */
  readonly onDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  /** Notified of every upstream failure that a page was rendered without. */
  readonly onFailure: (resource: ResourceName, cause: unknown) => void;
  /** Receives each read of something that no part of the page had planned. */
  readonly onUnplanned: (resource: ResourceName, key: string) => void;
  /** Receives each read of a query parameter that no kind of the page declares. It reads as absent. */
  readonly onUndeclaredView: (parameter: string) => void;
}

/** The ports of one page. */
export interface PagePorts extends Ports {
  /** Resolves when the page can wait no longer. */
  readonly late: Promise<void>;
}
