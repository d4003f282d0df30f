/** Why a store did not do what it was asked; nothing has changed. Crosses threads, so it is data and no `Error`. */
export interface Refusal {
  readonly refused: "not-found" | "conflict" | "invalid";
  /** What happened and what to do. */
  readonly message: string;
}

export function isRefusal(value: object | undefined | null): value is Refusal {
  return typeof value === "object" && value !== null && "refused" in value;
}
