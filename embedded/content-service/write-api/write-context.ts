import type { ContentStore } from "../store/content-store.ts";

export interface WriteContext {
  readonly store: ContentStore;
  /** What the header `repository` has to say, when it is sent. */
  readonly repositoryName: string;
  readonly writeTokens: readonly string[];
  /** Where uploaded files are served, without `/media`; the service itself when left out. */
  readonly mediaBaseUrl?: string | undefined;
  /** Called after each change. */
  readonly changed?: (() => void) | undefined;
}
