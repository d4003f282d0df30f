import type { ContentStore } from "../store/content-store.ts";

export interface WriteContext {
  readonly store: ContentStore;
  /** Expected value of the header `repository`, when it is present. */
  readonly repositoryName: string;
  readonly writeTokens: readonly string[];
  /** Origin of uploaded files, without `/media`; defaults to the service itself. */
  readonly mediaBaseUrl?: string | undefined;
  /** Called after each change. */
  readonly changed?: (() => void) | undefined;
}
