import { editingEndpoints } from "./editing-api/index.ts";
import type { EditingContext } from "./editing-api/editing-context.ts";
import type { Endpoint } from "./http/endpoint.ts";
import type { ContentStore } from "./store/content-store.ts";
import type { Webhook } from "./webhook/send.ts";
import { withPhotographs } from "./write-api/assets/with-photographs.ts";
import { writeEndpoints } from "./write-api/index.ts";

export interface EndpointsContext {
  readonly store: ContentStore;
  readonly repositoryName: string;
  /** Tokens that permit writing; without any, writing is refused. */
  readonly writeTokens: readonly string[];
  /** Origin of pictures, without `/media`; undefined for the service itself. */
  readonly mediaBaseUrl: string | undefined;
  readonly webhook: Webhook | undefined;
  /** Called after each change. */
  readonly changed: () => void;
  readonly announce?: EditingContext["announce"];
}

/** Returns the endpoints besides the Document API and GraphQL. */
export function allEndpoints({ store, ...parts }: EndpointsContext): readonly Endpoint[] {
  const context = { ...parts, store: withPhotographs(store) };
  return [...writeEndpoints(context), ...editingEndpoints(context)];
}
