import type { ContentStore } from "../store/content-store.ts";
import type { Webhook } from "../webhook/send.ts";

export interface EditingContext {
  readonly store: ContentStore;
  readonly repositoryName: string;
  readonly writeTokens: readonly string[];
  /** Origin of pictures, without `/media`; defaults to the origin of the request. */
  readonly mediaBaseUrl?: string | undefined;
  readonly webhook?: Webhook | undefined;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** Called after each change. */
  readonly changed?: () => void;
  /** Sends a publication to the webhook. Resolves soon, with the reason when it was not taken. Undefined without a webhook. */
  readonly announce?: (() => Promise<string | undefined>) | undefined;
}
