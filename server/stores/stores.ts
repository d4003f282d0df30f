import type { PageStore } from "../pages/page-store.ts";
import type { SharedValues } from "./shared-values.ts";

/** Stores that outlive the process, or are shared by machines. */
export interface Stores {
  readonly pages: PageStore;
  readonly values: SharedValues;
}
