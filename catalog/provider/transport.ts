import type { OnDropped } from "./parse-items.ts";
import type { RequestOptions } from "./request.ts";

/** Told of a call that was not made, as none of its ids can be one of the provider's (specification §5). */
export type OnMissingIds = (path: string) => void;

/** What every call is made with. */
export interface Transport extends RequestOptions {
  readonly onDropped: OnDropped;
  readonly onMissingIds: OnMissingIds;
  /** Whether a product that is not translated is wanted in English. */
  readonly fallbackToEnglish: boolean;
  /** Whether products that are there for tests only are wanted too. */
  readonly useTest: boolean;
}
