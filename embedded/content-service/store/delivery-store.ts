/**
 * Messages to webhooks, written in the transaction that changes what they tell, so that none is lost and none is about
 * something that did not happen. They go out in the order of their numbers.
 */
export interface DeliveryReader {
  /** The oldest message that is not delivered. */
  readonly nextDelivery: () => Delivery | undefined;
}

export interface DeliveryWriter {
  /** Forgets a message, delivered or given up. */
  readonly finishDelivery: (number: number) => void;
  /** Notes that a try has failed and when the next one is due, epoch milliseconds. */
  readonly postponeDelivery: (number: number, dueAt: number) => void;
}

export interface Delivery {
  readonly number: number;
  /** How often it was tried already. */
  readonly tries: number;
  /** Epoch milliseconds. */
  readonly dueAt: number;
  readonly change: PublishedChange;
}

/** What a publication changed, in the words of the webhook's body. */
export interface PublishedChange {
  readonly master: number;
  /** Ids of changed, new and removed documents. */
  readonly documents: readonly string[];
  readonly releases: readonly ReleaseChange[];
  /** Names of tags that documents have for the first time, or no more. */
  readonly tags: { readonly addition: readonly string[]; readonly deletion: readonly string[] };
}

export interface ReleaseChange {
  readonly change: "addition" | "update" | "deletion";
  readonly id: string;
  readonly revision: number;
  readonly label: string;
  readonly documents: readonly string[];
}
