import type { Selection } from "../models/selection.ts";
import type { ContentStore } from "../store/content-store.ts";
import type { View } from "../store/document-query.ts";
import type { Route } from "./routes/route.ts";
import type { FieldPath } from "./select/parse-field-list.ts";

/** Data that a response depends on besides its documents. */
export interface PresentContext {
  readonly view: View;
  /** The ref of the view, as the client sent it. */
  readonly ref: string;
  /** Origin of the content service in the request: `http://localhost:4001`. */
  readonly origin: string;
  /** Origin of pictures, without `/media`. */
  readonly mediaBaseUrl: string;
  readonly store: PresentStore;
  /** Fields to return for the types it names; undefined for all fields. */
  readonly fetch: readonly FieldPath[] | undefined;
  readonly fetchLinks: readonly FieldPath[];
  /** Fields to return, by type; replaces `fetch` and `fetchLinks`. */
  readonly graphQuery: Selection | undefined;
  readonly routes: readonly Route[];
  /** Address of links to missing documents. */
  readonly brokenRoute: string | undefined;
}

export type PresentStore = Pick<
  ContentStore,
  "documents" | "stubs" | "translations" | "catalogItems" | "models" | "modelRevision" | "state"
>;
