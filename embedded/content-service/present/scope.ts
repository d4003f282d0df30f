import type { Models } from "../models/models.ts";
import type { Selection } from "../models/selection.ts";
import type { DocumentStub, StoredDocument } from "../store/document.ts";
import type { LinkedData } from "./linked-data.ts";
import type { Lookup } from "./lookup.ts";

/** Everything that presenting a value may need. */
export interface Scope {
  readonly models: Models;
  readonly documents: Lookup<StoredDocument>;
  readonly stubs: Lookup<DocumentStub>;
  /** Data of integration fields, by `<catalog>--<item>`. */
  readonly items: Lookup<unknown>;
  readonly mediaBaseUrl: string;
  /** Undefined without routes, null when no route matches. */
  readonly findUrl: (document: DocumentStub) => string | null | undefined;
  readonly brokenRoute: string | undefined;
  /** Id of the document whose values are presented. */
  readonly id: string;
  /** Number of links from a result to that document. */
  readonly level: number;
  /** Limit of linked documents in the response. */
  readonly linked: LinkedData;
  /** Selections for links of results, by type of the target. */
  readonly fetchLinks: ReadonlyMap<string, Selection>;
  readonly presentData: (document: StoredDocument, selection: Selection, scope: Scope) => Values;
}

export type Values = Readonly<Record<string, unknown>>;
