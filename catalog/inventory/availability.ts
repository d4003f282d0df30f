/** Whether places are left: some, as many as anybody wants, or none. */
export interface Availability {
  readonly kind: "LIMITED" | "UNLIMITED" | "CLOSED";
  /** Places left where they are limited and counted; undefined otherwise. */
  readonly remaining: number | undefined;
}
