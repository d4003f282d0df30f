import type { ContentStore } from "../store/content-store.ts";
import type { Webhook } from "../webhook/send.ts";

export interface EditingContext {
  readonly store: ContentStore;
  readonly repositoryName: string;
  readonly writeTokens: readonly string[];
  /** Where pictures of ours have their addresses, without `/media`; the address that is asked when left out. */
  readonly mediaBaseUrl?: string | undefined;
  readonly webhook?: Webhook | undefined;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** Called after each change. */
  readonly changed?: () => void;
}
