import type { ContentStore } from "../store/content-store.ts";
import type { Access } from "./access.ts";

/** What the endpoints that read have in common. */
export interface ServiceContext {
  readonly store: ContentStore;
  /** Where pictures are served, without `/media`; undefined for the service itself. */
  readonly mediaBaseUrl: string | undefined;
  /** `tessera`, which preview cookies know as `tessera.prismic.io`. */
  readonly repositoryName: string;
  readonly access: Access;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
