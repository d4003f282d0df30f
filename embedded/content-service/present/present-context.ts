import type { Selection } from "../models/selection.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { View } from "../store/document-query.ts";
import type { Route } from "./routes/route.ts";
import type { FieldPath } from "./select/parse-field-list.ts";

/** What answers depend on besides the documents. */
export interface PresentContext {
  readonly view: View;
  /** The view as the client names it. */
  readonly ref: string;
  /** Of the content service, as the client calls it: `http://localhost:4001`. */
  readonly origin: string;
  /** Where pictures are served, without `/media`. */
  readonly mediaBaseUrl: string;
  readonly store: PresentStore;
  /** The only fields to answer, of the types it names; undefined for all. */
  readonly fetch: readonly FieldPath[] | undefined;
  readonly fetchLinks: readonly FieldPath[];
  /** Fields to answer, by type; used instead of `fetch` and `fetchLinks`. */
  readonly graphQuery: Selection | undefined;
  readonly routes: readonly Route[];
  /** The address of links to documents that aren't there. */
  readonly brokenRoute: string | undefined;
}

export type PresentStore = Pick<
  ContentStore,
  "documents" | "stubs" | "translations" | "catalogItems" | "models" | "modelRevision" | "state"
>;
