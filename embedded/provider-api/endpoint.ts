import type { View } from "./view.ts";

/** One path of the API: what was asked → the body of the answer. Throws `Failure`. Pure. */
export type Endpoint = (request: EndpointRequest) => unknown;

export interface EndpointRequest {
  /** As it was asked, for links to other pages of the answer. */
  readonly path: string;
  /** The part of the path that varies; empty when none does. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The `Origin` header: which site asks; undefined when it does not say. */
  readonly origin: string | undefined;
  /** The `x-country` header: where the traveller is; undefined when it is not said. */
  readonly country: string | undefined;
  readonly view: View;
}
