import type { PageStore } from "../pages/page-store.ts";
import type { SharedValues } from "./shared-values.ts";

/** What outlives the process, or is shared by machines. */
export interface Stores {
  readonly pages: PageStore;
  readonly values: SharedValues;
}
