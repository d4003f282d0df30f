/** The reason why a store made no change. Data instead of an `Error`, because it crosses threads. */
export interface Refusal {
  /** `stale`: the change is based on an older state. `unstated`: it does not say on which state it is based. */
  readonly refused: "not-found" | "conflict" | "invalid" | "stale" | "unstated";
  /** The reason, and what to do. */
  readonly message: string;
  /** Path of the field that is wrong, `data.to`; undefined for the whole document. */
  readonly property?: string;
  /** Documents that others changed meanwhile. */
  readonly conflicts?: readonly EditConflict[];
}

/** A document that two sides changed. */
export interface EditConflict {
  readonly document: string;
  /** Fields that both sides changed, to different values: `data.title`. */
  readonly fields: readonly string[];
  /** Fields that only the other side changed. */
  readonly theirs: readonly string[];
  /** The revision that the refused change is based on; 0 for none. */
  readonly base: number;
  /** The state now; undefined when the document is gone. */
  readonly current: Revised | undefined;
}

/** Who wrote a revision, and when. */
export interface Revised {
  readonly revision: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** "" for a file. */
  readonly author: string;
  /** The release or draft that published it, or "". */
  readonly label: string;
}

export function isRefusal(value: object | undefined | null | void): value is Refusal {
  return typeof value === "object" && value !== null && "refused" in value;
}
