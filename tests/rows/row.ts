import type { UpstreamCall } from "../support/upstream-calls.ts";
import type { Facts } from "./facts.ts";

/** Response to the request of a row. */
export interface Visited {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
  /** An empty one where the response is not HTML. */
  readonly document: Document;
  /** Calls of the provider meanwhile. Empty unless the row has a check of calls. */
  readonly calls: readonly UpstreamCall[];
}

/** Something that must be found in a response. */
export interface Check {
  /** The report shows this when it is not found. */
  readonly looksFor: string;
  /** Texts of the provider or the content service that must be found: a check fails without any. */
  readonly expected?: (facts: Facts) => Promise<readonly string[]>;
  readonly isFound: (visited: Visited, expected: readonly string[]) => boolean;
  /** Whether it reads the provider's calls, so that the page is visited alone and without a cached version. */
  readonly readsCalls?: boolean;
}

export interface RowRequest {
  /** Name of a host's file. `booking` is the booking flow; empty is what a header names. */
  readonly site: string;
  readonly path: string | ((facts: Facts) => Promise<string>);
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A rule of `docs/requirements.md`, and where a visitor meets it. */
export interface Row extends RowRequest {
  readonly id: string;
  readonly checks: readonly Check[];
}

/** `row("C1", "tessera", "/rome/", shows("h1"))` */
export function row(id: string, site: string, path: RowRequest["path"], ...checks: readonly Check[]): Row {
  return { id, site, path, checks };
}

/** Returns a row whose request has a method, headers or a body. */
export function toRow(id: string, request: RowRequest, ...checks: readonly Check[]): Row {
  return { id, ...request, checks };
}
