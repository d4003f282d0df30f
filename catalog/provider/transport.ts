import type { OnDropped } from "./parse-items.ts";
import type { RequestOptions } from "./request.ts";

/** What every call is made with. */
export interface Transport extends RequestOptions {
  readonly onDropped: OnDropped;
}
