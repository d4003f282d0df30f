/**
 * Webhook messages. Each is recorded in the transaction that it reports, so none is lost or premature. They are sent in
 * the order of their numbers.
 */
export interface DeliveryReader {
  /** Returns the oldest message that is not delivered. */
  readonly nextDelivery: () => Delivery | undefined;
}

export interface DeliveryWriter {
  /** Deletes a message that was delivered or abandoned. */
  readonly finishDelivery: (number: number) => void;
  /** Records a failed attempt and the time of the next, epoch milliseconds. */
  readonly postponeDelivery: (number: number, dueAt: number) => void;
}

export interface Delivery {
  readonly number: number;
  /** Number of failed attempts. */
  readonly tries: number;
  /** Epoch milliseconds. */
  readonly dueAt: number;
  readonly change: PublishedChange;
}

/** The changes of a publication, in the terms of the webhook's body. */
export interface PublishedChange {
  readonly master: number;
  /** Ids of changed, new and removed documents. */
  readonly documents: readonly string[];
  readonly releases: readonly ReleaseChange[];
  /** Tags of documents that are new, or no longer used. */
  readonly tags: { readonly addition: readonly string[]; readonly deletion: readonly string[] };
}

export interface ReleaseChange {
  readonly change: "addition" | "update" | "deletion";
  readonly id: string;
  readonly revision: number;
  readonly label: string;
  readonly documents: readonly string[];
}
