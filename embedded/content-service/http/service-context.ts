import type { ContentStore } from "../store/content-store.ts";
import type { Access } from "./access.ts";

/** The parts that reading endpoints share. */
export interface ServiceContext {
  readonly store: ContentStore;
  /** Origin of pictures, without `/media`; undefined for the service itself. */
  readonly mediaBaseUrl: string | undefined;
  /** Name such as `tessera`; preview cookies call it `tessera.prismic.io`. */
  readonly repositoryName: string;
  readonly access: Access;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
