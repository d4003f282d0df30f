import type { PageVisit } from "./visit-pages.ts";

/** A running site, and the pages of it that all checkers share. */
export interface CheckedSite {
  readonly baseUrl: string;
  readonly pages: readonly PageVisit[];
}

/** A fault as its checker words it. */
export interface Fault {
  /** `colosseum /ar/guide/`. */
  readonly where: string;
  readonly says: string;
}

export interface Checked {
  /** Number of pages, files or calls. */
  readonly inputs: number;
  readonly faults: readonly Fault[];
}

/** A program of others, or a published rule, that a site is checked with. */
export interface Checker {
  readonly does: string;
  readonly check: (site: CheckedSite) => Promise<Checked>;
}
