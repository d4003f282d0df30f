import type { View } from "./view.ts";

/** One path of the API: request → body of the response. Throws `Failure`. Pure. */
export type Endpoint = (request: EndpointRequest) => unknown;

export interface EndpointRequest {
  /** As requested, for links to other pages of the response. */
  readonly path: string;
  /** The part of the path that varies; empty when none does. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The `Origin` header: the requesting site; undefined when missing. */
  readonly origin: string | undefined;
  /** The `x-country` header: where the traveller is; undefined when it is not said. */
  readonly country: string | undefined;
  readonly view: View;
}
