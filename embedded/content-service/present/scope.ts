import type { Models } from "../models/models.ts";
import type { Selection } from "../models/selection.ts";
import type { DocumentStub, StoredDocument } from "../store/document.ts";
import type { LinkedData } from "./linked-data.ts";
import type { Lookup } from "./lookup.ts";

/** What presenting a value may need. */
export interface Scope {
  readonly models: Models;
  readonly documents: Lookup<StoredDocument>;
  readonly stubs: Lookup<DocumentStub>;
  /** Blobs of integration fields, by `<catalog>--<item>`. */
  readonly items: Lookup<unknown>;
  readonly mediaBaseUrl: string;
  /** Undefined without routes, null when no route leads to the document. */
  readonly urlOf: (document: DocumentStub) => string | null | undefined;
  readonly brokenRoute: string | undefined;
  /** Of the document whose values are presented. */
  readonly id: string;
  /** How many links lead from a result to that document. */
  readonly level: number;
  /** What has come of linked documents so far. */
  readonly linked: LinkedData;
  /** What links of results get of their targets, by type. */
  readonly fetchLinks: ReadonlyMap<string, Selection>;
  readonly dataOf: (document: StoredDocument, selection: Selection, scope: Scope) => Values;
}

export type Values = Readonly<Record<string, unknown>>;
