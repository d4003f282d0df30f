import type { DocumentStub, StoredDocument } from "../../store/document.ts";
import type { Lookup } from "../lookup.ts";

export interface DocumentLookups {
  readonly documents: Lookup<StoredDocument>;
  readonly stubs: Lookup<DocumentStub>;
}
