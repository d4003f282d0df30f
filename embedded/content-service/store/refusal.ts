/** The reason why a store made no change. Data instead of an `Error`, because it crosses threads. */
export interface Refusal {
  readonly refused: "not-found" | "conflict" | "invalid";
  /** The reason, and what to do. */
  readonly message: string;
}

export function isRefusal(value: object | undefined | null): value is Refusal {
  return typeof value === "object" && value !== null && "refused" in value;
}
